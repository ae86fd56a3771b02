import { ELECTRIC_ONLY, PLUG_IN } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** From the wall to the battery: charger, port, cable and charge point. */
export const evChargingFaults = {
  'ev-onboard-charger-failed': {
    name: 'Failed on-board charger',
    workshopName: 'On-board AC charger (OBC) failed or limited',
    summary:
      'The charger in the car that turns mains current into battery current has failed in whole or on one phase. Home and public AC charging fail or crawl everywhere, while rapid DC charging still works.',
    prior: 7,
    fits: { fuels: PLUG_IN, years: [2010, 2099] },
    shifts: [
      {
        makes: ['Hyundai', 'Kia', 'Genesis'],
        models: ['Ioniq 5', 'Ioniq 6', 'EV6', 'GV60', 'EV9'],
        years: [2022, 2025],
        factor: 2,
        source: 'NHTSA recalls 24V-204 and 24V-200 (integrated charging unit)',
      },
      {
        makes: ['Renault', 'Smart', 'BMW', 'Mini', 'Tesla'],
        years: [2013, 2020],
        factor: 1.5,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'ev-wont-charge': 0.75,
      'ev-charges-slowly': 0.32,
      'ev-hv-warning': 0.22,
      'fuse-blows': 0.08,
      'ev-12v-flat': 0.08,
      'ev-cable-stuck': 0.06,
      'check-engine-light': 0.08,
      'electrical-smell': 0.06,
      'ev-ac-charge-fails': 0.5,
    },
    against: ['ev-fast-charge-fails', 'ev-drive-cutout', 'ev-motor-noise', 'ev-range-loss'],
    conditions: { 'sudden-onset': 0.5, constant: 0.4 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car drives as normal. Until it is repaired, charge at rapid chargers if your car can.',
    },
    patterns: [
      'Fails at every AC point, at home and in town, and charges at a DC station: this tells it from a bad charge point.',
      'A three-phase charger that has lost one module charges at a third or two thirds of its power.',
    ],
    shown: {
      summary:
        'The charger in the car that turns mains current into battery current has failed, completely or on one phase. AC charging at home and in public fails or is very slow everywhere, while rapid DC charging still works.',
      patterns: [
        'Charging fails at every AC point, at home and in town, but works at a DC station, which rules out a bad charge point.',
        'A three-phase charger that has lost one or two modules charges at two thirds or one third of its power.',
      ],
    },
    checks: [
      {
        title: 'Charge at a second AC point and at a rapid charger',
        steps: [
          'Try a public AC charge point, with its own cable or with another one.',
          'Then try a rapid DC charger for five minutes.',
        ],
        tool: 'None',
        minutes: 60,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Charging fails at both AC points, but works on DC',
            means: 'The charger in the car is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'Charging works at the other AC point',
            means: 'The first charge point or its cable is at fault, not the car.',
            effect: 'rules-out',
          },
          {
            finding: 'Charging fails on AC and on DC',
            means:
              'The charge port, the battery or its contactors are more likely than the charger.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check timers and charge limits',
        steps: [
          'Look in the car and in its app for scheduled charging, a charge limit and a current limit.',
          'Delete them, unplug the cable, lock the car for five minutes and plug in again.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'charging',
        outcomes: [
          {
            finding: 'The car charges now',
            means: 'A setting was the cause, and nothing needs to be repaired.',
            effect: 'rules-out',
          },
          {
            finding: 'The car still refuses, with an error',
            means: 'No setting is in the way. Have the charger checked.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the on-board charger replaced',
      overview:
        'The charger is a water-cooled high-voltage unit that is often built together with the DC-DC converter. Specialists can repair some of them for a third of the price.',
      minutes: [120, 300],
      tools: ['Charging log from the app', 'Second cable', 'VIN'],
      steps: [
        'Write down where, when and with what message charging failed, and photograph the charge point.',
        'Check the VIN for recalls and the warranty. Chargers are often covered by the long warranty on the drive.',
        'Have an electrician measure the home charge point, in particular its neutral and its voltage, because over-voltage destroys chargers.',
        'The workshop reads the charger’s live values: mains voltage, phases, temperatures and the pilot signal.',
        'It checks the fuses in the junction box, and looks at the charge inlet for heat marks and poor insulation.',
        'It isolates the high voltage, clamps the coolant hoses and replaces the charger with new seals.',
        'It fills the coolant under vacuum and programs the unit for the car and its market.',
        'It measures the insulation, then records one hour of AC charging at full power.',
        'At home, watch the first full charge. The power must match the charge point, and the cable may get no more than lukewarm.',
      ],
      safety: [
        'Mains and battery voltage meet in this unit. Never open it.',
        'Do not keep trying at an AC point whose breaker trips.',
      ],
      stopIf:
        'Stop charging and hand the car over at once if it smells burnt, or if the breaker trips whenever you plug in.',
    },
    parts: [
      { name: 'On-board charger, reconditioned or new', usd: [600, 3200] },
      { name: 'Coolant and seals', usd: [30, 100] },
    ],
    labourHours: [2, 5],
    diy: 'workshop',
  },

  'ev-charge-port-lock-fault': {
    name: 'Charge port, flap or cable lock faulty',
    workshopName: 'Charge inlet lock actuator or flap motor faulty',
    summary:
      'The small motor that locks the plug, or the flap drive, sticks or has broken. The cable stays locked in the car, or it does not lock and so charging does not start.',
    prior: 3.6,
    fits: { fuels: PLUG_IN, years: [2010, 2099] },
    shifts: [
      {
        makes: ['Tesla', 'Ford', 'Volkswagen', 'Audi', 'Renault', 'BMW'],
        factor: 1.3,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'ev-cable-stuck': 0.78,
      'ev-wont-charge': 0.42,
      'ev-charges-slowly': 0.12,
      'ev-fast-charge-fails': 0.15,
      'electrics-odd': 0.04,
      'locking-fault': 0.08,
      'ev-ac-charge-fails': 0.12,
    },
    against: ['ev-hv-warning', 'ev-reduced-power', 'ev-range-loss', 'ev-plug-hot'],
    conditions: { 'cold-weather': 0.4, 'wet-weather': 0.12, intermittent: 0.4 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Never drive off with a cable in the port. Once the cable is out, the car can be driven normally.',
    },
    patterns: [
      'Frost locks flap and pin, and a bent pin follows when the cable is torn out.',
      'A weak 12-volt battery stops the lock motor in mid-travel.',
    ],
    shown: {
      summary:
        'The small motor that locks the plug, or the drive of the flap, sticks or has broken. The cable stays locked in the car, or it does not lock and charging does not start.',
      patterns: [
        'Frost locks the flap and the locking pin. The pin bends when the cable is then torn out.',
        'A weak 12-volt battery stops the lock motor halfway.',
      ],
    },
    checks: [
      {
        title: 'Listen to the lock motor',
        steps: [
          'Unlock the car twice and listen at the port for a short whirr.',
          'Push the plug firmly in while a helper unlocks the car.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'There is no sound, or a whirr without release',
            means: 'The lock motor or its pin sticks.',
            effect: 'confirms',
          },
          {
            finding: 'The plug releases each time it is pushed in',
            means: 'The weight of the cable was only pulling on the pin.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Try another plug and look into the port',
        steps: [
          'Stop the charge, unplug the cable and switch the car off. Look into the port with a torch for ice, grit or a bent pin.',
          'Plug in a different cable.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Neither cable locks, or ice is visible',
            means: 'The port is at fault.',
            effect: 'supports',
          },
          {
            finding: 'The other cable locks and charges',
            means: 'The first plug is worn, or the notch for the lock is damaged.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Free a stuck charging cable and replace the port lock',
      overview:
        'Nearly all electric cars have a manual release in the boot, under the bonnet or by the port, so find out where yours is before winter. On many cars the lock motor is a low-voltage part that can be changed without touching high-voltage parts.',
      minutes: [40, 120],
      tools: [
        'Vehicle manual',
        'De-icer without oil',
        'Trim tool',
        'Torx and socket set',
        'Torch',
        'Hair dryer and soft brush',
      ],
      steps: [
        'Stop the charge in the app or the car, and unlock with the key. Push the plug in with your palm, unlock the car again and pull the plug straight out.',
        'At a public charge point, end the session by card or app too, because the post locks its own end of the cable.',
        'If the plug is still stuck, look up the manual release in the vehicle’s handbook. Pull it gently and hold it while you pull the plug out.',
        'In frost, preheat the car, or thaw the flap and the plug with a hair dryer on its low setting. Do not use hot water or force.',
        'Clean grit out of the port with a dry, soft brush. Never put metal objects or contact spray into the pins.',
        'To replace the lock motor, take the cable out, switch the car off, put the key far away, disconnect the 12-volt battery and wait ten minutes.',
        'Remove the trim round the flap, and undo only the screws of the lock motor. If the motor is behind the high-voltage inlet, leave the work to a workshop.',
        'Fit the new motor with its pin lined up, plug it in, refit the trim and reconnect the 12-volt battery.',
        'Lock and unlock the car ten times without a cable and ten times with one.',
        'Charge on AC for ten minutes, then stop the charge and leave the car locked. Tug the plug lightly: it must not come out until you unlock the car. Never test the lock while current flows.',
      ],
      safety: [
        'Never pull a locked plug out by force. The pins can arc when they are parted under load.',
        'Do not loosen the charge inlet or its orange cables.',
      ],
      stopIf:
        'Stop if pins are burnt, bent or wet, or if the cord of the manual release has come off.',
    },
    parts: [{ name: 'Lock motor or flap drive', usd: [50, 320] }],
    labourHours: [0.6, 2],
    diy: 'moderate',
  },

  'ev-dc-charging-fault': {
    name: 'Rapid-charge hardware or communication fault in the car',
    workshopName: 'DC fast-charge contactor, inlet or power-line communication fault',
    summary:
      'The DC contacts, their relays or the unit that talks with the rapid charger have failed. AC charging at home is normal, but rapid chargers break off at the start or after seconds.',
    prior: 2.3,
    fits: { fuels: ELECTRIC_ONLY, years: [2011, 2099] },
    symptoms: {
      'ev-fast-charge-fails': 0.85,
      'ev-wont-charge': 0.25,
      'ev-charges-slowly': 0.2,
      'ev-hv-warning': 0.15,
      'ev-plug-hot': 0.06,
      'ev-reduced-power': 0.04,
    },
    against: ['ev-range-loss', 'ev-12v-flat', 'ev-motor-noise', 'ev-cable-stuck'],
    conditions: { 'cold-weather': 0.15, intermittent: 0.4, 'sudden-onset': 0.3 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car drives, and charges at home. Plan your trips without rapid charging until it is repaired.',
    },
    patterns: [
      'Fails at different brands of station, with "communication" or "isolation" on the screen of the post.',
      'Slow but working rapid charging is rather a cold or hot battery than this fault.',
    ],
    shown: {
      summary:
        'The DC contacts, their relays or the unit that communicates with the rapid charger have failed. AC charging at home is normal, but rapid charging breaks off at the start or after seconds.',
      patterns: [
        'It fails at stations of different brands, with “communication” or “isolation” on the screen of the post.',
        'If rapid charging works but is slow, a cold or hot battery is more likely than this fault.',
      ],
    },
    checks: [
      {
        title: 'Try three stations of different makes',
        steps: [
          'Try three rapid chargers of different operators, with the battery at 20 to 60% and warm from driving.',
          'Hold the plug up while the charge starts, so that its weight does not tilt it.',
          'Photograph the message each time.',
        ],
        tool: 'None',
        minutes: 120,
        needs: 'moving',
        outcomes: [
          {
            finding: 'All of them fail in the same way',
            means: 'The fault is in the car.',
            effect: 'confirms',
          },
          {
            finding: 'Only one brand fails',
            means: 'The station or its software is at fault, not the car.',
            effect: 'rules-out',
          },
          {
            finding: 'All of them work, but slowly in the cold',
            means: 'The battery was too cold, which is normal.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the DC pins',
        steps: [
          'Switch the car off and open the lower flap of the charge port.',
          'Look with a torch for brown, pitted or loose pins, and for dirt or water. Do not touch the pins.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'The pins are brown or pitted',
            means: 'The inlet is damaged by heat and must be replaced.',
            effect: 'supports',
          },
          {
            finding: 'The pins are bright, dry and straight',
            means: 'The contacts look good. The relays or the communication remain as causes.',
            effect: 'neutral',
          },
          {
            finding: 'The pins are bright, and it charges well at other stations',
            means: 'The car is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Get rapid charging repaired',
      overview:
        'Stations and cars often receive new software, so try updates first. If the car is at fault, a high-voltage workshop replaces the inlet, the DC relays or the communication unit.',
      minutes: [90, 300],
      tools: ['Photos of station screens', 'Charging app logs', 'Torch and dry, soft brush'],
      steps: [
        'Install any updates for the car and its charging control unit.',
        'Make sure that the 12-volt battery is charged, because low voltage breaks off the start of a charge.',
        'Clean the port with a dry, soft brush, and look at its seal and pins.',
        'Record three failures with the operator, the number of the post, the time and the message. Ask the operator for the session log.',
        'The workshop reads the charging control unit and compares it with the session logs.',
        'It tests the pilot and proximity lines, the insulation of the inlet and its cable, and whether the DC relays are welded.',
        'It isolates the high voltage, and replaces the faulty inlet, relay box or communication unit.',
        'It tests the temperature sensors in the inlet, because they limit the current to prevent a fire.',
        'To prove the repair, charge from 10 to 60% at a powerful station and note the charging power.',
      ],
      safety: [
        'Never plug in a wet, cracked or brown connector.',
        'Do not use an adapter that is not approved for DC: such adapters have burnt ports and cars.',
      ],
      stopIf: 'Stop rapid charging if the plug gets too hot to hold or smells burnt.',
    },
    parts: [{ name: 'Charge inlet, DC relay or communication unit', usd: [250, 1600] }],
    labourHours: [1.5, 5],
    diy: 'workshop',
  },

  'ev-home-charge-point-fault': {
    name: 'Home charge point or its supply at fault',
    workshopName: 'EVSE (wallbox) or supply fault, not the vehicle',
    summary:
      'The wallbox, its residual-current breaker or the house supply stops the charge. The car is sound: it charges everywhere else.',
    prior: 6,
    fits: { fuels: PLUG_IN, years: [2010, 2099] },
    symptoms: {
      'ev-wont-charge': 0.6,
      'ev-charges-slowly': 0.5,
      'ev-plug-hot': 0.08,
      'fuse-blows': 0.12,
      'ev-cable-stuck': 0.03,
      'ev-ac-charge-fails': 0.25,
    },
    against: [
      'ev-hv-warning',
      'ev-fast-charge-fails',
      'ev-reduced-power',
      'ev-wont-go-ready',
      'check-engine-light',
    ],
    conditions: {
      intermittent: 0.45,
      'hot-weather': 0.2,
      'wet-weather': 0.15,
      'after-repair': 0.08,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is not at fault. Charge elsewhere until an electrician has checked the supply.',
    },
    patterns: [
      'Trips its breaker at dusk or after rain: damp in the outdoor unit.',
      'Charging slows on hot afternoons as the box cuts its current, or when other consumers in the house run.',
    ],
    shown: {
      summary:
        'The wallbox, its residual-current breaker or the supply of the house stops the charge. The car is not at fault, and charges everywhere else.',
      patterns: [
        'The breaker trips at dusk or after rain, which points to damp in the outdoor unit.',
        'Charging slows on hot afternoons because the box reduces its current, or when other appliances in the house are running.',
      ],
    },
    checks: [
      {
        title: 'Charge the same car somewhere else',
        steps: [
          'Charge for 30 minutes at a public AC point, with your own cable if possible.',
          'Compare the power and the message with those at home.',
        ],
        tool: 'None',
        minutes: 40,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It charges without a fault',
            means: 'The car and the cable are good, so the supply at home is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'It fails there too',
            means: 'The car or the cable is at fault, not the supply at home.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read the wallbox light and the breaker',
        steps: [
          'Note the colour and the rhythm of the light, and look it up in the manual of the wallbox.',
          'Look in the fuse board for a breaker that has tripped. Reset it once only.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is a fault light, or the breaker trips again',
            means: 'The wallbox or its cable has a fault. Call an electrician.',
            effect: 'supports',
          },
          {
            finding: 'The ready light and the breaker are on, but the car shows an error',
            means: 'The car refuses to charge, so look for the fault in the car.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Put a home charge point right',
      overview:
        'You can do a few resets and settings yourself. Everything behind the cover is work for a qualified electrician, because the box carries full current for hours and poor terminals loosen and burn.',
      minutes: [30, 240],
      tools: ['Wallbox manual and app', 'Phone', 'Torch'],
      steps: [
        'Unplug the car. Switch the breaker of the wallbox off, wait one minute and switch it on again.',
        'Delete timers, tariffs and load management in the car and in the box. Set the current to 10 amps for a test.',
        'Look at the cable and both its plugs for cuts, brown pins and water.',
        'If it charges at 10 amps but trips at its normal setting, stop. A terminal or the breaker may be overheating.',
        'Update the software of the box and check its network connection, because some boxes refuse to charge without one.',
        'Call an electrician if the breaker trips. The electrician measures the insulation, the loop impedance, the earth, the voltage under load and the residual-current trip.',
        'The electrician retightens the terminals, replaces parts with heat marks and checks that the cable is thick enough for continuous load.',
        'Ask for the test sheet, and have surge protection fitted where the electrician advises it.',
        'Set current and timers back. Charge for an hour, then feel the plug and the cover. They may be lukewarm, but must not be hot.',
      ],
      safety: [
        'Do not open the box or the socket: mains voltage kills.',
        'Do not reset a breaker again and again. It is the last defence against fire.',
      ],
      stopIf:
        'Stop, switch the breaker off and call an electrician if the box smells, hums or is hot.',
    },
    parts: [{ name: 'Breaker, cable or new charge point', usd: [40, 900] }],
    labourHours: [0.5, 4],
    diy: 'workshop',
  },

  'ev-charging-plug-overheated': {
    name: 'Heat-damaged charging plug, socket or inlet',
    workshopName: 'Charge inlet or domestic socket overheated by contact resistance',
    summary:
      'A loose or dirty contact in wall socket, adapter, plug or car inlet has heated up. The plastic turns brown or melts, the charge stops or slows, and it can start a fire.',
    prior: 3.1,
    fits: { fuels: PLUG_IN, years: [2010, 2099] },
    shifts: [{ minAgeYears: 4, factor: 1.5, source: 'contacts wear' }],
    symptoms: {
      'ev-plug-hot': 0.8,
      'ev-charges-slowly': 0.35,
      'electrical-smell': 0.3,
      'ev-wont-charge': 0.35,
      'ev-cable-stuck': 0.1,
      'ev-battery-smoke': 0.06,
      fire: 0.06,
      'ev-ac-charge-fails': 0.1,
    },
    against: ['ev-range-loss', 'ev-hv-warning', 'ev-motor-noise', 'ev-drive-cutout'],
    conditions: { 'hot-weather': 0.15, 'gradual-onset': 0.3, intermittent: 0.2 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The car can be driven, but do not charge with the burnt parts again. The next charge could start a fire.',
    },
    patterns: [
      'Household sockets are not built for ten hours of full load, and cheap ones brown within months.',
      'A damaged plug ruins the next good socket it is put in, so change both halves.',
    ],
    shown: {
      summary:
        'A loose or dirty contact in the wall socket, an adapter, the plug or the car’s inlet has overheated. The plastic turns brown or melts, the charge stops or slows, and it can start a fire.',
      patterns: [
        'Household sockets are not built for ten hours of full load, and cheap ones turn brown within months.',
        'A damaged plug ruins the next good socket that it is put into, so both halves must be changed.',
      ],
    },
    checks: [
      {
        title: 'Look at all contacts with the power off',
        steps: [
          'End the charge, switch off the breaker, let the plugs cool and unplug both ends.',
          'Look at every pin and hole for brown rings, pits and soft plastic.',
          'Smell both plugs for burnt plastic.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'A contact is brown, pitted or melted',
            means: 'This contact has overheated. Do not use it again.',
            effect: 'confirms',
          },
          {
            finding: 'All contacts are bright and firm',
            means: 'There is no heat damage.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Feel the plugs after thirty minutes',
        steps: [
          'If nothing looks burnt, charge at 10 amps for 30 minutes and stay with the car.',
          'Touch the plug, the adapter and the socket with the back of your hand.',
        ],
        tool: 'None',
        minutes: 35,
        needs: 'charging',
        outcomes: [
          {
            finding: 'One point is too hot to hold',
            means: 'The contact there is poor. Stop charging at once.',
            effect: 'confirms',
          },
          {
            finding: 'All of them are no more than lukewarm',
            means: 'The contacts are good at this current.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a heat-damaged charging plug, socket or inlet',
      overview:
        'Never file or bend burnt pins. Replace both the plug and what it was plugged into. An electrician replaces the wall socket, and a high-voltage workshop replaces the car’s inlet.',
      minutes: [30, 240],
      tools: ['Torch', 'Phone for photos'],
      steps: [
        'Switch off the breaker before you touch the hot plug, and let it cool for an hour.',
        'Photograph all four contacts: the socket, the wall plug, the car plug and the inlet.',
        'Throw away extension leads and adapters, which are the most common hot spots.',
        'Have an electrician replace the socket with an industrial one or a wallbox on its own circuit, with the right cable and breaker.',
        'Replace the complete charging cable, because a repaired plug is not safe.',
        'If the inlet of the car is brown, have it replaced. The workshop isolates the high voltage, checks the cable behind the inlet for heat damage and tests the temperature sensor.',
        'Look for a recall or goodwill offer for the cable and the inlet, since several manufacturers have exchanged portable chargers.',
        'For long charges, set the current to no more than 80% of what the circuit is rated for.',
        'Feel the plugs after 30 minutes of each of the next charges, and then once a month.',
      ],
      safety: [
        'A glowing contact can set the house on fire. Do not charge with burnt parts, and do not leave the first charges after the repair unattended.',
        'Do not pull a hot plug out under load. Stop the charge or switch the breaker off first.',
      ],
      stopIf:
        'Stop and call the fire service if the wall or the cable smokes after the power is off.',
    },
    parts: [
      { name: 'Charging cable', usd: [150, 500] },
      { name: 'Wall socket fitted by an electrician, or charge inlet', usd: [60, 900] },
    ],
    labourHours: [0.5, 4],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
