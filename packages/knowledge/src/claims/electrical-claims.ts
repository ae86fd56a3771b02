import type { ClaimedRepair } from './claimed-repair.ts';

/** What workshops claim of battery, charging, starting, wiring and air conditioning. */
export const ELECTRICAL_CLAIMS: readonly ClaimedRepair[] = [
  {
    name: 'Alternator',
    words: /alternator|generator|not charging|voltage regulator/,
    faults: [
      'alternator-failed',
      'alternator-overcharging',
      'alternator-diode-leak',
      'alternator-bearing-worn',
    ],
    tests: [
      {
        title: 'Measure the charging voltage at the battery, without and with load',
        how: 'Measure at the battery posts: engine off, at idle, then with headlights, heated screen and blower on at 2,000 rpm. If it is low, measure the voltage lost in cable and earth and look at the belt before the alternator is blamed.',
        who: 'owner',
        tool: 'Multimeter',
        minutes: [10, 30],
        kitUsd: [15, 40],
        needs: 'running',
        outcomes: [
          {
            result:
              'Below about 13.2 V with the engine running, and belt, cable and earth are good',
            follows:
              'The alternator or its regulator has failed. Some cars lower the voltage on purpose: compare with the maker’s figure.',
            effect: 'confirms',
          },
          {
            result: 'Above about 15 V',
            follows:
              'The regulator overcharges: do not drive on, it ruins battery and electronics.',
            effect: 'confirms',
          },
          {
            result: '13.8 to 14.7 V, also with load',
            follows: 'It charges. Test battery, terminals and drain instead.',
            effect: 'rules-out',
          },
        ],
        source: 'manuals',
      },
    ],
    ask: [
      'What was the charging voltage at the battery, at idle and with everything on?',
      'Was the voltage lost in cable and earth measured?',
    ],
  },
  {
    name: '12 V battery',
    words: /batter(?:y|ies)(?!.{0,10}(?:sensor|drain|terminal|cable))/,
    faults: [
      'starter-battery-worn',
      'battery-cell-collapsed',
      'ev-auxiliary-battery-worn',
      'second-battery-failed',
    ],
    tests: [
      {
        title: 'Measure the battery at rest and while cranking, or have it load-tested',
        how: 'After a night at rest measure the posts, then watch the voltage while a helper starts the engine. A workshop’s tester prints cold-cranking power beside the figure on the label. Charge it fully first.',
        who: 'owner',
        tool: 'Multimeter',
        minutes: [10, 20],
        kitUsd: [15, 40],
        needs: 'running',
        outcomes: [
          {
            result:
              'Fully charged, it still falls below 9.6 V while cranking or fails the load test',
            follows: 'The battery is worn: renew it.',
            effect: 'confirms',
            said: /(?:load|drop|battery) test(?:er|ed)?[^.]{0,40}(?:failed|bad|replace)/i,
          },
          {
            result: '12.6 V at rest and above 9.6 V while cranking',
            follows: 'The battery is in order; test starter, earths and charging.',
            effect: 'rules-out',
            said: /(?:load|drop|battery) test(?:er|ed)?[^.]{0,40}(?:fine|good|passed|healthy)/i,
          },
          {
            result: 'Low at rest, and passes once it is charged',
            follows: 'It is only flat: find the drain or the short trips behind it.',
            effect: 'weakens',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'May I have the printout of the battery tester?',
      'Was it charged fully before it was tested?',
    ],
  },
  {
    name: 'Battery drain',
    words:
      /parasitic|battery drain|(?:drain|draw)(?:s|ing|ed)? (?:on )?(?:the |my )?(?:battery|overnight)|\bdrain\b/,
    faults: [
      'module-stays-awake',
      'accessory-drains-battery',
      'telematics-unit-drain',
      'lamp-stays-on-drain',
      'relay-stuck-drain',
      'alternator-diode-leak',
    ],
    tests: [
      {
        title: 'Measure the standby current once the car has gone to sleep (parasitic draw test)',
        how: 'Put an ammeter into the earth lead or a clamp around it, lock the car with its bonnet latch closed, wait up to an hour and read. Then take fuses out one by one until it falls.',
        who: 'amateur',
        tool: 'Multimeter or DC clamp',
        minutes: [60, 120],
        kitUsd: [20, 60],
        outcomes: [
          {
            result: 'It stays well above 50 mA and one fuse makes it fall',
            follows: 'That circuit drains it.',
            effect: 'confirms',
          },
          {
            result: 'It settles at 20 to 50 mA',
            follows: 'There is no drain: test battery and charging.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['How many milliamperes did the car draw asleep, and which fuse made it fall?'],
  },
  {
    name: 'Starter motor',
    words: /starter/,
    faults: ['starter-motor-worn', 'starter-drive-worn'],
    tests: [
      {
        title: 'Measure voltage at the starter while somebody turns the key',
        how: 'Out of gear with the handbrake on, measure the thick terminal and the thin control wire while a helper turns the key, and the voltage lost in the earth strap.',
        who: 'amateur',
        tool: 'Multimeter and helper',
        minutes: [15, 40],
        kitUsd: [15, 40],
        needs: 'running',
        outcomes: [
          {
            result: 'Both terminals get 10 V or more and it only clicks or does nothing',
            follows: 'The starter has failed.',
            effect: 'confirms',
          },
          {
            result: 'No voltage at the thin wire',
            follows: 'Relay, switch or immobiliser is the fault, not the motor.',
            effect: 'supports',
          },
          {
            result: 'Voltage collapses at the battery, or is lost in the earth',
            follows: 'Battery, terminals or earth strap are the fault.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'What was the voltage at the starter while cranking?',
      'Was the battery load-tested first?',
    ],
  },
  {
    name: 'Earth or wiring',
    words: /\bearth|\bground\b|wiring|loom|harness|corroded connector|short circuit/,
    faults: [
      'earth-strap-corroded',
      'wiring-loom-chafed',
      'engine-harness-damaged',
      'connector-corroded',
      'battery-terminals-corroded',
      'wiring-rodent-damage',
    ],
    tests: [
      {
        title: 'Measure the voltage lost in earths and wires under load (voltage drop test)',
        how: 'With the consumer on, measure from the battery’s negative post to the engine, the body and the part, then along the supply. Move the loom meanwhile.',
        who: 'amateur',
        tool: 'Multimeter',
        minutes: [30, 120],
        kitUsd: [15, 40],
        needs: 'running',
        outcomes: [
          {
            result: 'More than about 0.5 V is lost, or it changes when the loom is moved',
            follows: 'The fault is in that stretch: repair it there.',
            effect: 'confirms',
          },
          {
            result: 'Less than 0.2 V is lost everywhere',
            follows: 'The wiring is in order.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'Where exactly is the damage, and may I see it?',
      'Are the hours for finding it agreed beforehand?',
    ],
  },
  {
    name: 'Body control unit or fuse box',
    words: /\bbcm\b|body control|control module|fuse ?box|gateway|comfort module/,
    faults: [
      'body-control-module-failed',
      'fuse-box-failed',
      'gateway-module-failed',
      'can-bus-wiring-fault',
      'water-in-control-unit',
    ],
    tests: [
      {
        title: 'Measure supply, earth and data bus at the unit before it is condemned',
        how: 'Measure supply and earth under load, the resistance and voltage of the data bus, and look for water and corrosion in its plugs.',
        who: 'workshop',
        tool: 'Multimeter, oscilloscope and wiring diagram',
        minutes: [60, 150],
        needs: 'powered',
        outcomes: [
          {
            result: 'Supply, earth and bus are good and the output is missing',
            follows: 'The unit has failed: ask for repair by a specialist beside a new one.',
            effect: 'confirms',
          },
          {
            result: 'A supply, an earth, the bus or a plug is at fault',
            follows: 'Repair that: the unit is in order.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'Which output was missing with which input present?',
      'Can it be repaired, and must it be coded to the car?',
    ],
  },
  {
    name: 'Immobiliser or key',
    words: /immobili[sz]er|transponder|\bkey\b|key ?fob/,
    faults: ['immobiliser-transponder-fault', 'key-fob-battery-flat', 'keyless-antenna-fault'],
    tests: [
      {
        title: 'Try the second key, and read the immobiliser’s data',
        how: 'Try the other key, hold the key against the emergency place of the handbook, and read whether the control unit recognises a key.',
        who: 'owner',
        tool: 'None',
        minutes: [10, 30],
        needs: 'powered',
        outcomes: [
          {
            result: 'The second key starts it',
            follows: 'Only the first key is at fault.',
            effect: 'supports',
          },
          {
            result: 'No key is recognised',
            follows: 'Reader coil, wiring or unit is at fault.',
            effect: 'confirms',
          },
          {
            result: 'The key is recognised and it still does not start',
            follows: 'The immobiliser is not the cause.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['Does the control unit recognise the key in its data?'],
  },
  {
    name: 'Air-conditioning compressor',
    words:
      /(?:(?:a\/?c|air ?con\w*|(?:air )?conditioning) )?(?<!(?:suspension|levell?ing|height|air|ride) )compressor(?! (?:for|of) the (?:air |rear )?suspension)(?: clutch)?/,
    faults: ['ac-compressor-worn', 'ac-compressor-clutch-failed'],
    tests: [
      {
        title: 'Read low and high pressure on gauges, and whether the compressor is asked to run',
        how: 'Weigh the refrigerant out and back in, then read both pressures at idle and at 2,000 rpm and whether the clutch or control valve gets its signal. Refrigerant is handled by certified people only.',
        who: 'workshop',
        tool: 'Air-conditioning station',
        minutes: [40, 75],
        needs: 'running',
        outcomes: [
          {
            result:
              'The charge is right, it is asked to run, and the pressures stay near each other',
            follows: 'The compressor does not pump.',
            effect: 'confirms',
          },
          {
            result: 'Refrigerant was short',
            follows:
              'There is a leak: find it with dye or nitrogen; the compressor may be in order.',
            effect: 'rules-out',
          },
          {
            result: 'No signal reaches it',
            follows: 'Pressure sensor, relay, fuse or control is the fault.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'What were low and high pressure, and how much refrigerant came out?',
      'Does the price include flushing, a new dryer and the filling?',
    ],
  },
  {
    name: 'Air-conditioning leak or gas',
    words: /re-?gas|refrigerant|condenser|evaporator|a\/?c leak|air ?con(?!.{0,20}compressor)/,
    faults: ['refrigerant-leak', 'condenser-leaking', 'evaporator-leaking'],
    tests: [
      {
        title: 'Leak-test the air conditioning with nitrogen or dye',
        how: 'Weigh how much refrigerant is left, then fill with nitrogen under pressure or add dye and look for the leak with a sniffer or ultraviolet light.',
        who: 'workshop',
        tool: 'Air-conditioning station and leak detector',
        minutes: [40, 75],
        outcomes: [
          {
            result: 'It is short and the leak shows',
            follows: 'Renew that part; topping up without it only lasts a while.',
            effect: 'confirms',
          },
          {
            result: 'The charge is right',
            follows: 'Nothing leaks: look at compressor, flaps and control.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['How many grams were left, and where is the leak?'],
  },
  {
    name: 'Heater matrix',
    words: /heater (?:matrix|core)/,
    faults: ['heater-core-leaking', 'heater-core-blocked'],
    tests: [
      {
        title: 'Compare the two heater hoses, and pressure-test for a leak inside',
        how: 'Warm, feel both heater hoses: both should be hot. For damp carpets, pump the cold cooling system to the pressure on its cap and watch for a fall.',
        who: 'amateur',
        tool: 'Infrared thermometer',
        minutes: [15, 40],
        kitUsd: [15, 30],
        needs: 'running',
        outcomes: [
          {
            result: 'One hose is far cooler',
            follows: 'The matrix is blocked; flushing comes before removal.',
            effect: 'confirms',
          },
          {
            result: 'Pressure falls and the carpet smells sweet',
            follows: 'The matrix leaks.',
            effect: 'confirms',
          },
          {
            result: 'Both are hot and pressure holds',
            follows: 'The matrix is in order: look at the temperature flap.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['How warm were both hoses?', 'Was it flushed first?'],
  },
  {
    name: 'Heater blower',
    words: /blower|heater (?:motor|resistor|fan)/,
    faults: ['blower-motor-failed', 'blower-resistor-failed', 'blower-plug-melted'],
    tests: [
      {
        title: 'Measure the voltage at the blower’s plug on every speed',
        how: 'Switch through the speeds and measure at the motor’s plug; look at the plug for melting.',
        who: 'amateur',
        tool: 'Multimeter',
        minutes: [15, 30],
        kitUsd: [15, 40],
        needs: 'powered',
        outcomes: [
          {
            result: '12 V arrives and it does not turn',
            follows: 'The motor has failed.',
            effect: 'confirms',
          },
          {
            result: 'Only full speed works, or nothing arrives',
            follows: 'Resistor, controller, plug or fuse is the fault.',
            effect: 'supports',
          },
          {
            result: 'It turns on every speed',
            follows: 'The blower is in order; look at filter and flaps.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['Was there voltage at the motor?'],
  },
  {
    name: 'Window regulator or motor',
    words: /window (?:regulator|motor|mechanism)/,
    faults: ['window-regulator-broken', 'window-motor-failed', 'window-switch-failed'],
    tests: [
      {
        title: 'Listen at the door and measure the motor’s plug while the switch is pressed',
        how: 'Hold the glass so that it cannot drop, press the switch and listen; then measure at the motor’s plug.',
        who: 'amateur',
        tool: 'Multimeter and trim tool',
        minutes: [20, 45],
        kitUsd: [15, 40],
        needs: 'powered',
        outcomes: [
          {
            result: 'The motor runs and the glass does not move',
            follows: 'The regulator is broken.',
            effect: 'confirms',
          },
          {
            result: 'Voltage arrives and the motor is silent',
            follows: 'The motor has failed.',
            effect: 'confirms',
          },
          {
            result: 'No voltage arrives',
            follows: 'Switch, fuse or the wires in the door hinge are the fault.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['Does the motor turn when the switch is pressed?'],
  },
  {
    name: 'Airbag system',
    words: /air ?bag|\bsrs\b|pretensioner|occupan(?:t|cy) sensor/,
    faults: [
      'underseat-airbag-connector',
      'airbag-control-unit-failed',
      'belt-pretensioner-fault',
      'occupant-sensor-fault',
    ],
    tests: [
      {
        title: 'Read the airbag control unit’s own codes with a tool that covers it',
        how: 'Read the codes with resistance values. With the battery disconnected for the time in the maker’s instructions, a trained person inspects the plug that is named. Never measure an airbag with a multimeter.',
        who: 'workshop',
        tool: 'Scan tool with airbag coverage',
        minutes: [20, 60],
        needs: 'powered',
        outcomes: [
          {
            result:
              'The code names the circuit and it stays after the plug was cleaned and secured',
            follows: 'That part is faulty.',
            effect: 'confirms',
          },
          {
            result: 'The code does not come back after the plug was secured',
            follows: 'The plug was the fault; nothing else need be bought.',
            effect: 'rules-out',
          },
        ],
        source: 'manuals',
      },
    ],
    ask: [
      'Which code is stored, with which resistance?',
      'Was the plug under the seat or in the column secured first?',
    ],
  },
  {
    name: 'Clock spring (slip ring behind the steering wheel)',
    words:
      /(?:airbag )?(?:clock ?spring|slip ?ring|squib|spiral cable|steering (?:wheel )?(?:coil|spiral|contact) (?:spring|ring|unit))|(?:ring|reel|coil) behind the (?:steering )?wheel/,
    faults: ['clock-spring-broken'],
    tests: [
      {
        title: 'Try horn and wheel buttons while the wheel turns, then read the airbag codes',
        how: 'With the car parked, press the horn and the buttons on the wheel while it is turned slowly from lock to lock: what comes and goes hangs on the clock spring (slip ring). Then read the airbag control unit’s code for the driver’s circuit. Never measure an airbag; column and wheel are a trained person’s work with the battery disconnected.',
        who: 'workshop',
        tool: 'Scan tool with airbag coverage',
        minutes: [15, 40],
        needs: 'powered',
        outcomes: [
          {
            result:
              'Horn or buttons come and go as the wheel turns, or the code names the driver’s airbag circuit',
            follows: 'The clock spring is broken.',
            effect: 'confirms',
          },
          {
            result: 'They work in every position and the code names another circuit',
            follows: 'It is that circuit: the plug under the seat is the usual one.',
            effect: 'rules-out',
          },
          {
            result: 'The horn alone is dead in every position',
            follows: 'Test fuse, relay and the horn itself first.',
            effect: 'weakens',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['Which code is stored, and does it name the driver’s airbag circuit?'],
  },
  {
    name: 'On-board charger',
    words:
      /on-?board charger|\bobc\b|(?:ac )?charg(?:er|ing) (?:unit|module)|charger (?:has|is|in the car)|^(?:a |the )?(?:new )?charger$/,
    faults: ['ev-onboard-charger-failed'],
    tests: [
      {
        title: 'Charge at another AC point with another cable, then at a rapid charger',
        how: 'Try a second AC point with another cable, then a rapid DC charger, which passes the on-board charger by. A workshop with the maker’s tool reads the charger’s codes, its insulation and whether its supply arrives. High voltage is a trained person’s work.',
        who: 'workshop',
        tool: 'Maker’s scan tool',
        minutes: [20, 60],
        needs: 'charging',
        outcomes: [
          {
            result: 'No AC point charges it, a rapid charger does, and the charger reports itself',
            follows: 'The on-board charger has failed. Ask for a repair by a specialist as well.',
            effect: 'confirms',
          },
          {
            result: 'It charges at another point or with another cable',
            follows: 'Charge point or cable are at fault, not the car.',
            effect: 'rules-out',
          },
          {
            result: 'Neither AC nor DC charges it',
            follows: 'Charge port, its lock, contactors or the battery’s management come first.',
            effect: 'weakens',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['Which code does the charger itself store, and was it tried at another point?'],
  },
];
