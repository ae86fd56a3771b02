import type { FaultEntry } from '../../schema.ts';

/** What senses, decides and connects: clock spring, plugs, sensors, control unit, occupant sensor. */
export const airbagElectricFaults = {
  'clock-spring-broken': {
    name: 'Broken clock spring in the steering column',
    workshopName: 'Steering-wheel spiral cable (clock spring) open circuit',
    summary:
      'A flat ribbon cable winds and unwinds behind the steering wheel to connect the airbag, horn and buttons. When it cracks, the airbag light comes on and horn, cruise control and wheel buttons fail together or one by one.',
    prior: 4.5,
    shifts: [
      { minAgeYears: 6, factor: 1.5, source: 'wear part' },
      { maxAgeYears: 2, factor: 0.4, source: 'wear part' },
      {
        makes: ['Jeep', 'Dodge', 'Chrysler', 'Ram'],
        models: ['Wrangler', 'Journey', 'Grand Caravan', 'Town & Country'],
        years: [2007, 2018],
        factor: 2.5,
        source: 'clock spring recalls and dust ingress',
      },
      { makes: ['Nissan'], years: [2005, 2019], factor: 1.8, source: 'widely reported by owners' },
      {
        makes: ['Kia', 'Hyundai', 'Volkswagen'],
        years: [2009, 2019],
        factor: 1.5,
        source: 'clock spring recalls',
      },
    ],
    symptoms: {
      'airbag-light': 0.68,
      'horn-fault': 0.45,
      'wheel-buttons-dead': 0.45,
      'cruise-wont-set': 0.32,
      'steering-noise': 0.12,
      'cruise-drops-out': 0.06,
      'airbag-recall-notice': 0.05,
      'airbag-no-deploy': 0.03,
    },
    against: ['passenger-airbag-off', 'belt-chime', 'side-airbag'],
    conditions: { turning: 0.3, intermittent: 0.4, 'after-repair': 0.25, 'full-lock': 0.3 },
    codes: { B0001: 0.6, B0002: 0.3 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The car steers normally, but the driver’s airbag may not fire and the horn may be dead. Have it repaired within days.',
    },
    patterns: [
      'It usually starts with horn or buttons cutting out at one point of the wheel and a rustle or click from behind the wheel.',
      'A wheel that was turned with the column uncoupled, for example during steering work, tears a new ribbon in one turn.',
    ],
    shown: {
      summary:
        'A flat ribbon cable winds and unwinds behind the steering wheel to connect the airbag, horn and buttons. When it cracks, the airbag light comes on, and the horn, cruise control and wheel buttons fail together or one by one.',
      patterns: [
        'It usually starts with the horn or the buttons cutting out in one position of the wheel, and a rustle or click from behind it.',
        'A steering wheel that is turned with the column uncoupled, for example during steering work, tears a new ribbon in one turn.',
      ],
    },
    checks: [
      {
        title: 'Try the horn and wheel buttons through a full turn',
        steps: [
          'Park with room around the car and the engine running. Press the horn with the steering wheel straight.',
          'Turn the wheel slowly from lock to lock, and press the horn and a volume button every quarter turn. Watch the airbag light.',
          'Listen close to the steering wheel for a ribbon that rustles or clicks. Do not lean over the wheel.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The horn or buttons work only in some positions, or the ribbon rustles',
            means: 'The ribbon cable is cracked: have the clock spring replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The airbag light is on, and the horn and all buttons are dead',
            means: 'The ribbon cable is probably broken through.',
            effect: 'supports',
          },
          {
            finding: 'Everything on the wheel works in every position',
            means: 'The fault is more likely to be in another airbag circuit.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the codes in the airbag control unit',
        steps: [
          'Use a reader that can read the airbag control unit, not just the engine.',
          'Note the codes, which airbag they refer to, and whether they report ‘open’, ‘high resistance’ or ‘short’.',
        ],
        tool: 'OBD-II reader with airbag access',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The driver’s front airbag circuit is open or has a high resistance',
            means:
              'The driver’s airbag circuit runs through the clock spring, so that is the likely cause.',
            effect: 'supports',
          },
          {
            finding: 'Only a seat, belt or sensor circuit is stored',
            means: 'The clock spring does not carry those circuits, so it is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the clock spring',
      overview:
        'The airbag and the steering wheel come off to reach the ribbon cable. It involves a live airbag, so it belongs to a trained technician. Whether the new part lasts depends on its being centred correctly.',
      minutes: [60, 120],
      tools: [
        'OBD-II reader with airbag access',
        'Steering-wheel socket and torque wrench',
        'Trim tools',
        'Marker pen',
        'Radio code, if the radio needs one',
      ],
      steps: [
        'Set the wheels straight ahead, note the radio code and have the airbag faults printed before the work begins.',
        'The workshop switches the ignition off, disconnects the battery and waits for the time in the vehicle manual before anybody touches the wheel.',
        'It releases the airbag from the wheel, unlocks its connectors and lays it face up, away from people.',
        'It marks the steering wheel and the column against each other and pulls the wheel off. Then it removes the column shrouds and unplugs the stalk switches.',
        'It checks the new clock spring for its centre mark or locking tab. A part without one is wound gently to one stop and back by half of the turns counted.',
        'It fits the clock spring with the road wheels straight, sets the steering wheel to its mark and tightens a new bolt to the stated torque.',
        'It refits the switches, the shrouds and the airbag, and reconnects the battery with nobody in the seat. It clears the faults, and calibrates the steering-angle sensor if that is part of the unit.',
        'When you collect the car, try the horn in every position of the wheel, all the buttons and the cruise control. Check that the indicators cancel on both sides, that the wheel is straight and that the airbag light goes out after its self-test.',
      ],
      safety: [
        'A driver’s airbag can kill if it fires at close range. Never work on it before the battery has been disconnected and the waiting time has passed.',
        'Carry an airbag with its cover facing away from you and never measure it with an ohmmeter.',
        'Never turn the clock spring or the steering shaft while the steering wheel is off: that breaks the ribbon or leaves it off centre.',
      ],
      stopIf:
        'Stop if you have no airbag training. The car may also be under a clock-spring recall, and then a dealer repairs it free of charge.',
    },
    parts: [
      { name: 'Clock spring', usd: [60, 420] },
      { name: 'Steering-wheel bolt', usd: [3, 15] },
    ],
    labourHours: [0.8, 1.8],
    diy: 'workshop',
  },
  'underseat-airbag-connector': {
    name: 'Faulty airbag plug under a front seat',
    workshopName: 'Under-seat restraint connector high resistance or chafed seat harness',
    summary:
      'Side airbag, belt tensioner and occupant sensor are joined to the body by a plug under the seat. Moving the seat, feet and stored objects work it loose or chafe the wires. Resistance rises by an ohm and the airbag light comes on.',
    prior: 1.8,
    fits: { years: [1998, 2030] },
    shifts: [
      { minAgeYears: 5, factor: 1.4, source: 'contacts oxidise and wires chafe with age' },
      {
        makes: [
          'Renault',
          'Peugeot',
          'Citroen',
          'Vauxhall',
          'Opel',
          'BMW',
          'Volkswagen',
          'Ford',
          'Fiat',
        ],
        factor: 1.5,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'airbag-light': 0.85,
      'side-airbag': 0.2,
      'belt-chime': 0.12,
      'passenger-airbag-off': 0.15,
      'seat-adjust-fault': 0.1,
      'airbag-no-deploy': 0.03,
    },
    against: ['horn-fault', 'wheel-buttons-dead', 'airbag-deploys'],
    conditions: { intermittent: 0.5, 'after-repair': 0.3, 'over-bumps': 0.25 },
    codes: { B0020: 0.35, B0028: 0.3, B0070: 0.15, B0072: 0.15, B00A0: 0.05, B0050: 0.1 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car drives normally, but with the light on some or all of the airbags may be disabled. Have it repaired within a week or two.',
    },
    patterns: [
      'The light appears after the seat was moved, vacuumed under or taken out.',
      'It goes out for a while when the plug is moved and returns some weeks later: the contact then needs renewing, not wiggling.',
    ],
    shown: {
      workshopName: 'High resistance at the restraint connector under a seat, or chafed seat loom',
      summary:
        'The side airbag, belt tensioner and occupant sensor are connected to the body by a plug under the seat. Moving the seat, feet and stored objects work it loose or chafe the wires. A rise in resistance of no more than an ohm brings the airbag light on.',
      patterns: [
        'The light comes on after the seat was moved or taken out, or the floor beneath it vacuumed.',
        'The light goes out for a while when the plug is moved and returns some weeks later: the contact then has to be renewed.',
      ],
    },
    checks: [
      {
        title: 'See whether moving the seat changes the light',
        steps: [
          'With the ignition off and the seat empty, remove loose objects from under the seat. Do not pull any plug.',
          'Switch the ignition on and note whether the light is on. Slide the empty seat through its whole range, then switch off and on again.',
          'Ask when the seat was last moved or out of the car, or the floor beneath it cleaned.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The light comes on or goes out as the seat moves',
            means: 'The connection under the seat is making poor contact.',
            effect: 'supports',
          },
          {
            finding: 'Nothing changes, and the seat was never touched',
            means: 'It may still be the plug, but other circuits are just as likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read which airbag circuit is out of range',
        steps: [
          'Connect a reader that covers the airbag control unit, and note the stored circuits.',
          'If the reader shows the measured resistances, compare the circuits of the left and the right seat.',
        ],
        tool: 'OBD-II reader with airbag access',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'A side airbag or belt tensioner of one seat has a high resistance',
            means: 'The plug under that seat is the usual cause: have it repaired.',
            effect: 'confirms',
          },
          {
            finding: 'The code names the driver’s front airbag circuit',
            means: 'That circuit runs through the clock spring, not the seat.',
            effect: 'rules-out',
          },
          {
            finding: 'The code is for an internal fault of the control unit',
            means: 'The plug does not cause that code: have the control unit examined.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the airbag plug under a seat',
      overview:
        'The lasting repair is a new connector or crimped joint with strain relief, not cleaning spray and a cable tie. It is quick work for a workshop with airbag training.',
      minutes: [45, 90],
      tools: [
        'OBD-II reader with airbag access',
        'Torch',
        'Crimp tool, sockets and torque wrench',
        'Loom clips and fabric tape',
      ],
      steps: [
        'Have the circuit and its resistance read and printed first. Clear everything out from under the seat.',
        'The workshop switches the ignition off, disconnects the battery and waits for the stated discharge time before it unlocks any airbag plug.',
        'It moves the seat, or unbolts and tilts it without stretching the loom. It examines the halves of the plug for green contacts, spread pins and a lock that no longer clicks.',
        'It follows the loom from the plug along the rail and looks for chafed and trapped places.',
        'It replaces damaged terminals, or joins the circuit with the repair part that the manufacturer allows. Ordinary solder joints and twisted wires are not acceptable in an airbag circuit.',
        'It locks the plug, clips the loom so that it is not pulled at either end of the seat travel, and bolts the seat to the torque in the vehicle manual.',
        'With nobody in the car, it reconnects the battery and clears the fault memory. It watches the light through a restart with the seat fully forward and fully back.',
        'Ask for a printout without stored faults, and check after a week that the light has stayed out.',
      ],
      safety: [
        'Unplugging a live circuit can fire the seat airbag. The battery must be disconnected and the waiting time over first.',
        'Never measure an airbag or tensioner with an ohmmeter: the test current can fire it.',
        'Never put your head or arm where a side airbag would open during the work.',
      ],
      stopIf:
        'Stop if wires have been cut into or someone has bridged the circuit with a resistor: a workshop must then check the whole seat circuit.',
    },
    parts: [{ name: 'Airbag connector repair kit or section of seat loom', usd: [15, 180] }],
    labourHours: [0.5, 1.5],
    diy: 'workshop',
  },
  'crash-sensor-front-fault': {
    name: 'Faulty front or side crash sensor',
    workshopName: 'Satellite impact sensor or its wiring open or corroded',
    summary:
      'Small sensors behind the bumper and in the doors or pillars report a crash early. They sit where spray, salt and kerb knocks reach them. When one drops out, the light comes on and the bags may fire late or not at all.',
    prior: 0.78,
    fits: { years: [1995, 2030] },
    shifts: [
      { minAgeYears: 6, factor: 1.6, source: 'connector corrosion' },
      {
        makes: ['Honda', 'Acura', 'Hyundai', 'Kia', 'Ford'],
        factor: 1.2,
        source: 'front sensor recalls and bulletins',
      },
    ],
    symptoms: {
      'airbag-light': 0.8,
      'airbag-no-deploy': 0.12,
      'side-airbag': 0.1,
      'many-warnings': 0.06,
      'airbag-recall-notice': 0.05,
    },
    against: ['horn-fault', 'wheel-buttons-dead', 'belt-chime', 'passenger-airbag-off'],
    conditions: {
      'wet-weather': 0.3,
      'after-impact': 0.25,
      'after-repair': 0.3,
      intermittent: 0.3,
    },
    codes: { B0096: 0.25, B0090: 0.2, B0091: 0.15, B0095: 0.2 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The car drives as usual, but the airbags may fire late or not at all. Have it repaired before a long journey.',
    },
    patterns: [
      'The light follows a car wash, heavy rain, a bumper repair or a light parking knock.',
      'Salted roads eat the connector of the front sensor on the radiator support first.',
    ],
    shown: {
      workshopName: 'Impact sensor or its wiring open or corroded',
      summary:
        'Small sensors behind the bumper and in the doors or pillars detect a crash early. They sit where spray, salt and knocks from kerbs reach them. When one fails, the light comes on and the airbags may fire late or not at all.',
      patterns: [
        'The light comes on after a car wash, heavy rain, a bumper repair or a light knock while parking.',
        'On salted roads the connector of the front sensor, at the radiator support, corrodes first.',
      ],
    },
    checks: [
      {
        title: 'Look at the sensor area behind the bumper',
        steps: [
          'With the ignition off, look through the grille and from below along the radiator support for the small sealed sensor and its plug. Do not unplug it.',
          'Look for a bent bracket, a loose screw, crushed wiring or green corrosion.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'A bracket is bent, or a plug is hanging or corroded',
            means: 'The signal of the sensor is interrupted, or the sensor points the wrong way.',
            effect: 'supports',
          },
          {
            finding: 'The sensors are firm, dry and straight',
            means: 'There is no visible cause, but the sensor may still be faulty inside.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read which sensor has dropped out',
        steps: [
          'Connect a reader with airbag access.',
          'Note codes that name a front or side sensor, and whether they are current or past.',
        ],
        tool: 'OBD-II reader with airbag access',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'A front or side impact sensor has no signal or an internal fault',
            means: 'The sensor, its plug or its wiring is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'Only codes for airbag or tensioner circuits are stored',
            means:
              'The sensors communicate with the control unit, so look at the circuits that are named.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have an impact sensor replaced',
      overview:
        'The sensor must be the right version, sit flat on clean metal and point the right way. A sensor bolted over paint runs or on a bent bracket misjudges a crash.',
      minutes: [60, 150],
      tools: [
        'Torch',
        'OBD-II reader with airbag access',
        'Torque wrench',
        'Contact cleaner and the manufacturer’s repair terminals',
      ],
      steps: [
        'Have the code read so that the right sensor is bought. Check the VIN for recalls.',
        'The workshop disconnects the battery and waits for the stated time before it opens any plug of the airbag system.',
        'For a front sensor it removes the grille or the bumper cover. For a side sensor it removes the trim of the door or pillar and takes care not to damage the door membrane.',
        'It opens and examines the plug, and renews corroded terminals and the first stretch of wire, because water creeps up inside the insulation.',
        'It cleans and straightens the mounting face. It fits the new sensor with its arrow pointing forwards or outwards, and tightens the bolt to the stated torque.',
        'It seals the door membrane or the splash guards again, reconnects the battery with nobody in the car and clears the fault memory.',
        'It checks the live data of all sensors. Ask for the printout, and see for yourself that the light goes out after the self-test.',
      ],
      safety: [
        'Never hit or drop a crash sensor with the ignition on, and never work on one with the battery connected.',
        'Do not press on the door skin with the ignition on and the trim removed: some side sensors measure air pressure and may fire the airbag.',
      ],
      stopIf:
        'If the radiator support or pillar behind the sensor is bent, have the body straightened first.',
    },
    parts: [
      { name: 'Impact sensor', usd: [40, 250] },
      { name: 'Connector repair kit', usd: [15, 70], ifNeeded: true },
    ],
    labourHours: [0.8, 2.5],
    diy: 'workshop',
  },
  'airbag-control-unit-failed': {
    name: 'Failed airbag control unit',
    workshopName: 'Restraint control module internal fault or water damage',
    summary:
      'The airbag computer on the tunnel has failed inside, been soaked by a wet carpet or lost its supply. The light stays on, other modules lose contact with it and none of the bags can be relied on.',
    prior: 0.99,
    shifts: [
      {
        makes: [
          'Honda',
          'Acura',
          'Toyota',
          'Hyundai',
          'Kia',
          'Jeep',
          'Chrysler',
          'Dodge',
          'Ram',
          'Fiat',
          'Mitsubishi',
        ],
        years: [2009, 2020],
        factor: 1.8,
        source: 'recalls of airbag control units with a weak circuit',
      },
      { makes: ['Nissan'], years: [2013, 2020], factor: 1.3, source: 'widely reported by owners' },
      { minAgeYears: 8, factor: 1.3, source: 'water ingress and ageing electronics' },
    ],
    symptoms: {
      'airbag-light': 0.8,
      'airbag-no-deploy': 0.2,
      'many-warnings': 0.15,
      'belt-no-restraint': 0.1,
      'airbag-recall-notice': 0.15,
      'water-leak-cabin': 0.1,
      'passenger-airbag-off': 0.05,
    },
    against: ['horn-fault', 'wheel-buttons-dead'],
    conditions: { constant: 0.5, 'wet-weather': 0.3, 'after-impact': 0.25 },
    codes: {
      B1000: 0.5,
      U0151: 0.35,
      B0001: 0.05,
      B0002: 0.05,
      B0010: 0.05,
      B0021: 0.05,
      B0028: 0.05,
      B0029: 0.05,
      B0070: 0.1,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The belts still work mechanically, but the airbags and tensioners are probably off. Drive only when you must until the unit is replaced.',
    },
    patterns: [
      'A control unit that has lost its supply or contact makes several warnings appear at once.',
      'Units lie low on the tunnel and drown in leaks from the heater, scuttle or sunroof drains.',
      'After a crash many units lock and must be replaced or professionally reset.',
    ],
    shown: {
      summary:
        'The airbag control unit on the centre tunnel has failed internally, been soaked by a wet carpet or lost its supply. The light stays on, other control units lose contact with it and none of the airbags can be relied on.',
      patterns: [
        'A control unit that has lost its supply or its data connection makes several warnings appear at once.',
        'The unit sits low on the centre tunnel and gets wet through leaks from the heater, the scuttle or the sunroof drains.',
        'After a crash many units lock and must be replaced or professionally reset.',
      ],
    },
    checks: [
      {
        title: 'Feel the carpet and check the airbag fuse',
        steps: [
          'Press a paper towel into the carpet beside the centre tunnel, on both sides.',
          'Find the airbag or SRS fuse with the help of the manual, and look at it with the ignition off. If it is intact, do not pull it.',
        ],
        tool: 'Paper towel',
        minutes: 10,
        outcomes: [
          {
            finding: 'The carpet is wet beside the tunnel',
            means: 'Water has probably reached the control unit or its plug: find the leak too.',
            effect: 'supports',
          },
          {
            finding: 'The fuse has blown',
            means: 'The unit has no supply. Have the short found before another fuse is fitted.',
            effect: 'weakens',
          },
          {
            finding: 'It is dry, and the fuse is intact',
            means: 'There is no external cause, so read the codes.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Try to connect to the airbag control unit',
        steps: [
          'Connect a reader with airbag access and select the restraint system.',
          'Note whether it answers, and which faults it stores.',
        ],
        tool: 'OBD-II reader with airbag access',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The unit reports an internal fault',
            means: 'The control unit itself must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The unit does not answer, but other control units do',
            means: 'The unit, its supply or its plug has failed.',
            effect: 'supports',
          },
          {
            finding: 'The unit answers and names just one circuit',
            means: 'That circuit is at fault, not the control unit.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the airbag control unit replaced and coded',
      overview:
        'The new unit must match the car by part number and be coded to its equipment. Any water leak must be cured first.',
      minutes: [120, 240],
      tools: [
        'OBD-II reader with airbag access',
        'VIN and registration document',
        'Wet vacuum if the carpet is soaked',
      ],
      steps: [
        'Check the VIN for a recall of the airbag control unit. If there has been a crash, have the stored data copied first, because replacing the unit removes the evidence.',
        'If the carpet is wet, find and repair the leak and dry the floor before new electronics are fitted.',
        'The workshop measures the supply, the earth and the data lines at the plug, with the battery disconnected or connected as the procedure demands.',
        'It disconnects the battery, waits for the stated time, removes the console trim, unbolts the unit and opens its locking plug.',
        'It cleans the mounting face. It fits the new unit with its arrow pointing forwards and tightens the bolts to the torque in the vehicle manual, because the shock of a crash reaches the unit through them.',
        'It reconnects the battery, codes the unit, zeroes the occupant sensor with an empty seat if needed and clears all fault memories.',
        'Check afterwards that the light comes on for its self-test and then goes out. The passenger airbag light must be right with the seat empty and occupied, and the printout must show no faults.',
      ],
      safety: [
        'Never unplug or knock the control unit with the battery connected.',
        'Do not fit a used unit with unknown crash data or from a car with other equipment.',
        'Nobody may sit in the car when the ignition is first switched on after the work.',
      ],
      stopIf:
        'Leave it to a workshop with the manufacturer’s diagnostic equipment. A wrongly coded unit may seem fine and still not fire.',
    },
    parts: [{ name: 'Airbag control unit', usd: [200, 900] }],
    labourHours: [1, 3],
    diy: 'workshop',
  },
  'airbag-not-triggered': {
    name: 'Airbags did not go off in a serious crash',
    workshopName: 'Non-deployment in a crash, event data and sensing to be examined',
    summary:
      'The car was hit hard but no airbag opened. Either the crash lay outside what the system is set for, or sensing, calibration or power failed at the moment of impact. Only the stored crash data can tell.',
    prior: 2,
    shifts: [
      {
        makes: ['Chevrolet', 'Saturn', 'Pontiac'],
        models: ['Cobalt', 'Ion', 'G5', 'HHR', 'Impala'],
        years: [2003, 2011],
        factor: 2.5,
        source: 'ignition switch recall: switch could slip out of Run and disable the airbags',
      },
      {
        makes: ['Hyundai', 'Kia'],
        years: [2010, 2019],
        factor: 1.3,
        source: 'airbag control unit recalls',
      },
    ],
    symptoms: {
      'airbag-no-deploy': 0.9,
      'belt-no-restraint': 0.2,
      'airbag-light': 0.12,
      'side-airbag': 0.1,
      'airbag-recall-notice': 0.05,
      'seat-back-collapses': 0.04,
    },
    against: ['airbag-deploys', 'belt-chime', 'horn-fault'],
    conditions: { 'after-impact': 0.75, 'sudden-onset': 0.3 },
    codes: { B1000: 0.08, U0151: 0.05 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'After such a crash neither body nor restraint system can be trusted until both have been examined.',
    },
    patterns: [
      'Underride, a pole between the frame rails and slow crushing give little deceleration at the sensor, and the front bags may stay shut by design.',
      'Rear-end hits and rollovers do not fire front airbags. Side hits fire only the side that was struck.',
      'A light that was lit before the crash means the system had switched itself off.',
    ],
    shown: {
      summary:
        'The car was hit hard but no airbag opened. Either the crash was of a kind in which the system is not meant to fire, or the sensing, the calibration or the supply failed at the moment of impact. Only the stored crash data can show which.',
      patterns: [
        'When a car runs under another, hits a pole between its side members or is crushed slowly, the sensor feels little deceleration and the front airbags may stay shut by design.',
        'Impacts from behind and rollovers do not fire front airbags. Side impacts fire only the airbags on the side that was struck.',
        'If the warning light was on before the crash, the system had switched itself off.',
      ],
    },
    checks: [
      {
        title: 'Preserve the evidence of the crash',
        steps: [
          'Photograph the whole car from all sides, the belts, the instruments and the airbag covers.',
          'Write down the speed, what was struck and at what angle, who wore a belt and whether the airbag light had been on.',
          'Ask the insurer in writing not to have the car scrapped before its data have been read.',
        ],
        tool: 'Camera',
        minutes: 30,
        outcomes: [
          {
            finding: 'Both front side members took a heavy, straight blow, and belts were worn',
            means: 'A front airbag would normally open in such a crash, so a failure is likely.',
            effect: 'supports',
          },
          {
            finding:
              'The damage is rear or glancing, or the car ran under with its bumper beam intact',
            means: 'The system may have decided correctly that front airbags would not help.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the event data recorder read',
        steps: [
          'Ask a crash-data specialist or a dealer to copy the recorder, ideally with the insurer’s agreement.',
          'Look at the change of speed, the time of the decision, the belt status and the stored warnings.',
        ],
        tool: 'Crash-data retrieval tool (workshop)',
        minutes: 90,
        outcomes: [
          {
            finding:
              'The change of speed passed the threshold, with no command or with a fault stored',
            means: 'The system failed to fire when it should have.',
            effect: 'confirms',
          },
          {
            finding: 'No event is stored, and the supply was lost before the impact',
            means: 'The supply or the ignition switch failed first.',
            effect: 'supports',
          },
          {
            finding: 'The change of speed was below the threshold for front airbags',
            means: 'The airbags were not meant to open in this crash.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a non-deployment examined and the restraints renewed',
      overview:
        'First secure the evidence, then have the car repaired or written off. Even if no airbag opened, belts, sensors and the control unit often have to be replaced.',
      minutes: [240, 960],
      tools: ['Camera', 'Notebook', 'Contact details of the insurer'],
      steps: [
        'See a doctor first, even without pain. Keep the report safe.',
        'Have the car stored under cover. Let only a workshop disconnect it from its power, so that restarts do not overwrite the recorder.',
        'Check the VIN for open recalls of the ignition switch, crash sensors, seat sensor or control unit.',
        'Order the readout of the event data. Ask for a report in plain language with the change of speed, the use of belts and the firing decision.',
        'Report the case to the safety authority with photographs and data. Repeated reports lead to an investigation.',
        'If the car is repaired, the workshop follows the manufacturer’s list of parts to renew after a collision: belts that were loaded, front sensors, brackets and often the control unit.',
        'It measures and straightens the structure in front of the sensors, because its stiffness decides what a sensor feels.',
        'Accept the car only with a fault-free printout, a completed self-test and an invoice that lists each renewed part of the restraint system.',
      ],
      safety: [
        'Airbags that have not fired in a crashed car are live and can go off during recovery: keep out of their way.',
        'Have everyone who was in the car examined. Belt injuries to chest and abdomen may show late.',
      ],
      stopIf:
        'Do not try to read or unplug the control unit yourself: one wrong restart can erase the record.',
    },
    parts: [
      { name: 'Crash-data readout', usd: [200, 900] },
      { name: 'Belts, sensors and control unit as listed by the manufacturer', usd: [300, 2000] },
    ],
    labourHours: [2, 10],
    diy: 'workshop',
  },
  'occupant-sensor-fault': {
    name: 'Passenger seat sensor does not recognise people',
    workshopName: 'Occupant classification system out of calibration or sensor mat faulty',
    summary:
      'A mat or weight cells in the passenger seat decide whether the front airbag is armed. When the sensor drifts or its mat fails, an adult is taken for a child or an empty seat and the passenger airbag is switched off.',
    prior: 1.7,
    fits: { years: [2003, 2030] },
    shifts: [
      {
        makes: ['Nissan', 'Infiniti'],
        years: [2013, 2018],
        factor: 3,
        source: 'occupant classification recalls, widely reported by owners',
      },
      {
        makes: ['Ford', 'Hyundai', 'Kia', 'BMW', 'Honda', 'Mercedes-Benz'],
        factor: 1.3,
        source: 'occupant sensor recalls',
      },
      {
        makes: ['Jeep', 'Chevrolet', 'GMC'],
        years: [2006, 2016],
        factor: 1.2,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'passenger-airbag-off': 0.8,
      'airbag-light': 0.45,
      'airbag-recall-notice': 0.08,
      'belt-chime': 0.12,
      'airbag-no-deploy': 0.07,
    },
    against: ['horn-fault', 'wheel-buttons-dead', 'airbag-deploys'],
    conditions: { intermittent: 0.45, 'after-repair': 0.25 },
    codes: { B00A0: 0.45, U0154: 0.15 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The driver is protected as before, but the passenger may have no front airbag. Let adults sit in the rear until it is repaired.',
    },
    patterns: [
      'The "off" lamp comes and goes as the passenger shifts, leans on the armrest or carries a phone or laptop.',
      'Seat covers, wet upholstery, a spilled drink or a bent seat frame upset the measurement.',
    ],
    shown: {
      summary:
        'A mat or weight sensors in the passenger seat decide whether the front airbag is armed. When the sensor drifts or its mat fails, an adult is taken for a child or an empty seat, and the passenger airbag is switched off.',
      patterns: [
        'The “off” light comes and goes as the passenger shifts, leans on the armrest or carries a phone or laptop.',
        'Seat covers, wet upholstery, a spilled drink or a bent seat frame upset the measurement.',
      ],
    },
    checks: [
      {
        title: 'Test the airbag-off light with an adult seated correctly',
        steps: [
          'Remove covers, cushions, bags and plugged-in chargers from the passenger seat, and everything that is jammed under it.',
          'Switch the ignition on with the seat empty, and watch the passenger airbag light and the airbag warning light for ten seconds.',
          'Switch off. Seat an adult with the backrest upright and both feet on the floor, switch on and wait half a minute.',
          'Repeat this with another adult.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: '“Off” stays lit or flickers with an adult upright',
            means: 'The seat does not measure correctly.',
            effect: 'confirms',
          },
          {
            finding: 'It was wrong only with a cover, bag or reclined posture',
            means: 'The sensor works. Do without whatever disturbed it.',
            effect: 'rules-out',
          },
          {
            finding: 'It is right with one adult but wrong with a light one',
            means: 'The calibration may be wrong at its lower limit.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Check the manual airbag switch',
        steps: [
          'Look for a key switch marked “airbag” in the glovebox or at the end of the dashboard.',
          'See that it is set to ON, then switch the ignition off and on.',
        ],
        tool: 'Car key',
        minutes: 3,
        needs: 'running',
        outcomes: [
          {
            finding: 'The switch was set to OFF',
            means:
              'The airbag had been switched off on purpose. Switch it on unless a rear-facing child seat is fitted there.',
            effect: 'rules-out',
          },
          {
            finding: 'There is no switch, or it is set to ON',
            means:
              'The airbag was not switched off on purpose, so the seat sensor remains suspect.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Read the occupant sensor values',
        steps: [
          'Connect a reader with airbag access and open the occupant data.',
          'Compare the displayed class with the seat empty, with an adult and with a known weight.',
        ],
        tool: 'OBD-II reader with airbag access',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The class or weight is clearly wrong, or a sensor fault is stored',
            means: 'The sensor, its control unit or the calibration is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'The class is right every time',
            means: 'The system measures correctly at the moment.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Recalibrate or replace the passenger occupant sensor',
      overview:
        'New software and a zero calibration cure many cases. Otherwise the sensor comes as one set with the cushion foam and the control unit, calibrated together at the factory.',
      minutes: [60, 240],
      tools: [
        'OBD-II reader with airbag access',
        'Manufacturer’s diagnostic equipment with calibration weights',
        'Trim tools',
      ],
      steps: [
        'Empty the seat and remove covers. Note when the light is wrong, and with whom in the seat. Check the VIN for recalls and software updates.',
        'The workshop reads the faults and live values, and looks for rubbing parts, bent rails and objects under the seat.',
        'It runs the zero calibration with an empty seat at room temperature and tests with the prescribed weights.',
        'If the sensor has failed, it disconnects the battery and waits for the time in the manual. It takes the cushion off and fits the complete matched set of foam, mat and control unit.',
        'It places the clips and rings of the cover as they were, because one under the mat gives a false load. It locks the plugs and clips the loom clear of the rails.',
        'It reconnects the battery, calibrates the set, clears the faults and tests the classes for an empty seat, a child’s weight and an adult.',
        'Before you leave, try it yourself with two adults sitting upright in a normal posture, and ask for the calibration printout.',
      ],
      safety: [
        'Do not put a rear-facing child seat in front of an airbag unless you are sure that it is off.',
        'The seat contains a side airbag: nobody may work on it with the battery connected.',
        'Never bridge the sensor to force the light to ON. The airbag could then fire at a child.',
      ],
      stopIf:
        'If the seat frame was bent in a crash or the cushion was soaked, the set must be replaced rather than recalibrated.',
    },
    parts: [
      { name: 'Matched set of sensor, foam and control unit', usd: [250, 1200], ifNeeded: true },
    ],
    labourHours: [0.7, 3],
    diy: 'workshop',
  },
  'horn-pad-contact-fault': {
    name: 'Faulty horn contact in the steering wheel',
    workshopName: 'Horn pad switch, springs or earth contact in the steering wheel faulty',
    summary:
      'The airbag floats on springs that close the horn contact when you press it. Worn springs, a broken earth wire or a pad that shrinks in the cold make the horn dead, hard to press or sounding by itself. The airbag circuit is separate and stays sound.',
    prior: 0.89,
    shifts: [
      { minAgeYears: 8, factor: 1.6, source: 'contacts and plastics age' },
      {
        makes: ['Ford', 'Chevrolet', 'Toyota', 'Jeep'],
        factor: 1.2,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'horn-fault': 0.65,
      'horn-by-itself': 0.4,
      'airbag-cover-loose': 0.15,
      'wheel-buttons-dead': 0.08,
      'fuse-blows': 0.07,
      'battery-drains': 0.05,
    },
    against: ['airbag-light', 'cruise-wont-set'],
    conditions: { 'cold-weather': 0.25, turning: 0.1, intermittent: 0.35 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car can be driven, but without a horn you cannot warn anyone, and it fails the MOT. A horn that sounds by itself distracts you and drains the battery.',
    },
    patterns: [
      'A horn that sounds on cold mornings and stops as the cabin warms points to a pad that has shrunk onto its contact.',
      'A horn that works only when pressed at one corner has a tired spring or contact on the other side.',
    ],
    shown: {
      summary:
        'The airbag rests on springs that close the horn contact when you press it. Worn springs, a broken earth wire or a pad that shrinks in the cold make the horn dead, hard to press or sound by itself. The airbag circuit is separate and is not affected.',
      patterns: [
        'A horn that sounds on cold mornings and stops as the cabin warms up points to a pad that has shrunk on to its contact.',
        'A horn that works only when it is pressed at one corner has a tired spring or contact on the other side.',
      ],
    },
    checks: [
      {
        title: 'Press the pad at every corner',
        steps: [
          'In a quiet place, switch the ignition on and press the horn at the top, bottom, left and right, lightly and firmly.',
          'Repeat this with the steering wheel turned half a turn each way.',
          'See whether the airbag light went out a few seconds after the ignition was switched on.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'It works only at some corners or with force, and the airbag light is normal',
            means: 'The contacts under the pad are worn.',
            effect: 'confirms',
          },
          {
            finding: 'It depends on the position of the wheel',
            means: 'That points to the clock spring instead.',
            effect: 'weakens',
          },
          {
            finding: 'It is dead everywhere',
            means: 'Check the fuse, the relay and the horn before the pad.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Sound the horn by locking the car, and swap its relay',
        steps: [
          'If the car sounds the horn when it locks or when the alarm goes off, use that to test the horn itself.',
          'Check the horn fuse, and swap the relay with an identical one.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The horn sounds on locking but not from the wheel',
            means:
              'The horn, fuse and relay work, so the contact in the wheel or the clock spring is to blame.',
            effect: 'supports',
          },
          {
            finding: 'The horn never sounds',
            means: 'The horn, the fuse, the relay or the wiring to it is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the horn contact in the steering wheel',
      overview:
        'The pad must be lifted to reach the springs and the contact plate, and the pad is the airbag. Cleaning or a small set of contacts usually cures it, but a trained technician has to do it.',
      minutes: [40, 90],
      tools: [
        'Torx or spring-clip release tool',
        'Contact cleaner',
        'Fine abrasive pad',
        'Multimeter for the horn circuit only',
      ],
      steps: [
        'Rule out the fuse, the relay and the horn first. If the horn sounds by itself, pull its fuse or relay for the drive to the workshop.',
        'The workshop disconnects the battery and waits for the time in the manual before it loosens the airbag.',
        'It releases the spring clips or screws at the back of the wheel, unlocks the plugs and lays the airbag aside face up.',
        'It examines the contact plates, springs and guide bushes. It straightens bent contacts, cleans burnt faces and replaces broken springs and bushes as a set.',
        'With the airbag unplugged, it checks that the earth lead and the horn plug at the clock spring fit tightly and conduct.',
        'It presses the airbag back until every clip locks. The gap around it must be even, and the pad must spring back freely.',
        'It reconnects the battery with nobody in the seat. Then it tests the airbag light, and the horn at all corners and in all positions of the wheel.',
      ],
      safety: [
        'The horn pad is an airbag. Never lever it off with the battery connected.',
        'Never measure the airbag connector with a meter.',
      ],
      stopIf:
        'Stop if the airbag light comes on or the pad does not lock firmly: never drive with a loose airbag.',
    },
    parts: [{ name: 'Horn contact and spring set', usd: [10, 90] }],
    labourHours: [0.5, 1.2],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
