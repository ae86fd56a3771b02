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
        'The car steers normally, but the driver airbag may not fire and the horn may be dead. Book the repair within days.',
    },
    patterns: [
      'It usually starts with horn or buttons cutting out at one point of the wheel and a rustle or click from behind the wheel.',
      'A wheel that was turned with the column uncoupled, for example during steering work, tears a new ribbon in one turn.',
    ],
    checks: [
      {
        title: 'Try horn and wheel buttons through a full turn',
        steps: [
          'Park with room around the car, engine running, and press the horn with the wheel straight.',
          'Turn slowly from lock to lock, tapping the horn and a volume button every quarter turn. Watch the airbag light.',
          'Listen close to the wheel for a rustling or clicking ribbon.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Horn or buttons work in some wheel positions only, or the ribbon rustles',
            means: 'The ribbon is cracked.',
            effect: 'confirms',
          },
          {
            finding: 'Airbag light on, horn and all buttons dead in every position',
            means: 'The ribbon is probably broken through.',
            effect: 'supports',
          },
          {
            finding: 'Everything on the wheel works in every position',
            means: 'Another airbag circuit is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the codes in the airbag control unit',
        steps: [
          'Use a reader that speaks to the airbag unit, not only to the engine.',
          'Note the codes and whether they say "open", "high resistance" or "short" and for which bag.',
        ],
        tool: 'OBD-II reader with airbag access',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Driver front airbag circuit open or high resistance',
            means: 'The driver circuit runs through the clock spring.',
            effect: 'supports',
          },
          {
            finding: 'Only a seat, belt or sensor circuit stored',
            means: 'The clock spring does not carry those.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the clock spring',
      overview:
        'Airbag and steering wheel come off to reach the spiral cable. The work is short but involves a live airbag, so it belongs to a trained technician. Centring the new part is what decides whether it lasts.',
      minutes: [60, 120],
      tools: [
        'OBD-II reader with airbag access',
        'Steering-wheel socket and torque wrench',
        'Trim tools',
        'Marker pen',
        'Memory of the radio code, if any',
      ],
      steps: [
        'Set the wheels straight ahead, note the radio code and have the airbag faults printed before the work.',
        'The workshop switches off, disconnects the battery and waits for the time in the vehicle manual before touching the wheel.',
        'The airbag is released from the wheel, its connectors are unlocked and it is laid face up, away from people.',
        'Wheel and column are marked against each other and the wheel is pulled. The column shrouds are removed and the stalk connectors unplugged.',
        'The new clock spring is checked for its centre mark or locking tab. Without one it is wound gently to one stop and back by half the counted turns.',
        'It is fitted with the road wheels straight, the wheel is set to its mark and a new bolt is tightened to the torque in the vehicle manual.',
        'Airbag and connectors are refitted, the battery is connected with nobody in the seat, faults are cleared and the steering-angle sensor is calibrated if it is part of the unit.',
        'Check on collection: horn at every wheel position, all buttons, cruise, indicators cancel on both sides, wheel straight and airbag light out after the self-test.',
      ],
      safety: [
        'A driver airbag can kill if it fires at close range. Disconnecting the battery and waiting are not optional.',
        'Carry an airbag with its cover facing away from you and never measure it with an ohmmeter.',
        'Never turn the steering wheel while it is off the column: it breaks the ribbon or leaves it off centre.',
      ],
      stopIf:
        'Stop if you have no airbag training or the car may be under a clock-spring recall: then it is free at the dealer.',
    },
    parts: [
      { name: 'Clock spring', usd: [60, 420] },
      { name: 'Steering-wheel bolt', usd: [3, 15] },
    ],
    labourHours: [0.8, 1.8],
    diy: 'workshop',
  },
  'underseat-airbag-connector': {
    name: 'Bad airbag plug under a front seat',
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
    codes: { B0020: 0.35, B0072: 0.15, B00A0: 0.05, B0021: 0.1, B0050: 0.1 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car drives normally, but with the light on some or all airbags may be disabled. Have it put right within a week or two.',
    },
    patterns: [
      'The light appears after the seat was moved, vacuumed under or taken out.',
      'It goes out for a while when the plug is moved and returns some weeks later: the contact then needs renewing, not wiggling.',
    ],
    checks: [
      {
        title: 'See whether moving the seat changes the light',
        steps: [
          'With the engine off and the seat empty, remove loose objects from under the seat. Do not pull any plug.',
          'Switch on, note the light, then slide the empty seat through its range and restart.',
          'Ask when the seat was last moved, cleaned under or out of the car.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The light came on or goes off with seat movement',
            means: 'The joint under the seat is making poor contact.',
            effect: 'supports',
          },
          {
            finding: 'No change, seat never touched',
            means: 'It can still be the plug, but other circuits are as likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read which airbag circuit is out of range',
        steps: [
          'Connect a reader that covers the airbag unit and note the stored circuits.',
          'Compare the measured resistance of left and right seat circuits if the reader shows it.',
        ],
        tool: 'OBD-II reader with airbag access',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Side airbag or belt tensioner of one seat, high resistance',
            means: 'The plug under that seat is the usual cause.',
            effect: 'confirms',
          },
          {
            finding: 'Driver front airbag circuit',
            means: 'That circuit runs through the clock spring, not the seat.',
            effect: 'rules-out',
          },
          {
            finding: 'Control unit internal fault',
            means: 'The plug does not cause that code.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the airbag plug under a seat',
      overview:
        'The lasting repair is a new connector or crimped joint with strain relief, not spray and a cable tie. It is quick for a workshop with airbag training.',
      minutes: [45, 90],
      tools: [
        'OBD-II reader with airbag access',
        'Torch',
        'Crimp tool and airbag repair connector',
        'Harness clips and fabric tape',
      ],
      steps: [
        'Have the circuit and its resistance read and printed first. Clear out everything from under the seat.',
        'The workshop switches off, disconnects the battery and waits the stated discharge time before any airbag plug is unlocked.',
        'The seat is moved or unbolted and tilted without stretching the loom. Plug halves are examined for green contacts, spread pins and a lock that no longer clicks.',
        'The loom is followed from the plug along the rail for chafe marks and trapped places.',
        'Damaged terminals are replaced or the circuit is joined with the repair part that the manufacturer allows. Ordinary solder joints and twisted wires are not accepted in an airbag circuit.',
        'The plug is locked, the loom clipped so that it cannot be pulled at either end of the seat travel, and the seat bolted to the torque in the vehicle manual.',
        'With nobody in the car, the battery is reconnected, the memory cleared and the light watched through a restart with the seat fully forward and back.',
        'Ask for a printout without stored faults and check after a week that it stayed out.',
      ],
      safety: [
        'Unplugging a live circuit can fire the seat airbag. Disconnect the battery and wait first.',
        'Never measure an airbag or tensioner with an ohmmeter: the test current can fire it.',
        'Never put your head or arm where a side airbag would open during the work.',
      ],
      stopIf:
        'Stop if wires are cut into or someone has already bridged the circuit with a resistor: the whole seat circuit must then be checked by a workshop.',
    },
    parts: [{ name: 'Airbag connector repair kit or seat harness section', usd: [15, 180] }],
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
    codes: { B0096: 0.25 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The car drives as usual, but the airbags may fire late or stay shut. Repair it before long journeys.',
    },
    patterns: [
      'The light follows a car wash, heavy rain, a bumper repair or a light parking knock.',
      'Salted roads eat the connector of the front sensor on the radiator support first.',
    ],
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
            finding: 'Bent bracket, hanging or corroded plug',
            means: 'The sensor signal is interrupted or the sensor points the wrong way.',
            effect: 'supports',
          },
          {
            finding: 'Sensors tight, dry and straight',
            means: 'A visible cause is missing, but the inside may still be faulty.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read which sensor has dropped out',
        steps: [
          'Connect a reader with airbag access.',
          'Note codes naming a front or side sensor, and whether they are current or past.',
        ],
        tool: 'OBD-II reader with airbag access',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Front or side impact sensor: no signal or internal fault',
            means: 'Sensor, plug or wiring of that place is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'Only airbag or tensioner circuits stored',
            means: 'The sensors are talking to the unit.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have an impact sensor replaced',
      overview:
        'The sensor must be the right version, sit flat on clean metal and point the right way. A sensor bolted over paint runs or on a bent bracket reads crashes wrongly.',
      minutes: [60, 150],
      tools: [
        'Torch',
        'OBD-II reader with airbag access',
        'Torque wrench',
        'Contact cleaner and manufacturer repair terminals',
      ],
      steps: [
        'Have the code read so that only the right sensor is bought. Check the VIN for campaigns.',
        'The workshop disconnects the battery and waits before opening any plug of the airbag system.',
        'For the front, grille or bumper cover comes off. For the side, door trim or pillar trim comes off and the door membrane is kept intact.',
        'The plug is opened and examined. Corroded terminals and the first stretch of wire are renewed, because water creeps up inside the insulation.',
        'The mounting face is cleaned and straightened. The new sensor is fitted with its arrow forward or outward and the bolt tightened to the torque in the vehicle manual.',
        'The door membrane or splash guards are resealed, the battery connected with nobody inside and the memory cleared.',
        'The technician checks live data for all sensors. Ask for the printout and see the light go out after the self-test.',
      ],
      safety: [
        'Never hit or drop a crash sensor with the ignition on, and never work on it with the battery connected.',
        'Do not press on the door skin with the ignition on and the trim removed: some side sensors read air pressure and may fire the bag.',
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
        'Belts still work mechanically, but airbags and tensioners are probably off. Drive only what you must until it is replaced.',
    },
    patterns: [
      'A control unit that has lost its supply or contact makes several warnings appear at once.',
      'Units lie low on the tunnel and drown in leaks from the heater, scuttle or sunroof drains.',
      'After a crash many units lock and must be replaced or professionally reset.',
    ],
    checks: [
      {
        title: 'Feel the carpet and check the airbag fuse',
        steps: [
          'Press a paper towel into the carpet beside the centre tunnel on both sides.',
          'Find the airbag or SRS fuse in the manual and look at it with the ignition off. Leave it in place if it is intact.',
        ],
        tool: 'Paper towel',
        minutes: 10,
        outcomes: [
          {
            finding: 'Carpet wet beside the tunnel',
            means: 'Water has probably reached the control unit or its plug.',
            effect: 'supports',
          },
          {
            finding: 'Fuse blown',
            means: 'The unit has no supply. Have the short found before another fuse goes in.',
            effect: 'weakens',
          },
          {
            finding: 'Dry, fuse intact',
            means: 'No outside cause. Read the codes.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Try to talk to the airbag unit',
        steps: [
          'Connect a reader with airbag access and select the restraint system.',
          'Note whether it answers, and which faults it stores.',
        ],
        tool: 'OBD-II reader with airbag access',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Unit reports an internal fault',
            means: 'The unit itself must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'Unit does not answer, other modules do',
            means: 'Unit, supply or plug has failed.',
            effect: 'supports',
          },
          {
            finding: 'Unit answers and names one circuit only',
            means: 'That circuit is at fault, not the unit.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the airbag control unit replaced and coded',
      overview:
        'The new unit is matched to the car by part number and coded to its equipment. Many are covered by recalls, so check before paying. Water must be stopped first.',
      minutes: [120, 240],
      tools: [
        'OBD-II reader with airbag access',
        'VIN and papers',
        'Wet vacuum if the carpet is soaked',
      ],
      steps: [
        'Check the VIN for a recall on the airbag control unit. If there was a crash, have the stored data imaged first: replacing the unit removes the evidence.',
        'If the carpet is wet, find and repair the leak and dry the floor before new electronics go in.',
        'The workshop measures supply, earth and data lines at the plug, with the battery disconnected and connected as the procedure demands.',
        'The workshop disconnects the battery, waits, removes the console trim, unbolts the unit and opens its locking plug.',
        'The mounting face is cleaned. The new unit is set with its arrow in the driving direction and bolted to the torque in the vehicle manual: the bolts carry the crash signal.',
        'The battery is reconnected. The unit is coded, the occupant sensor zeroed with an empty seat if needed and all memories cleared.',
        'Check afterwards: light on for the self-test and then off, passenger airbag light correct with an empty and a taken seat, printout without faults.',
      ],
      safety: [
        'Never unplug or knock the control unit with the battery connected.',
        'Do not fit a used unit with unknown crash data or from another equipment version.',
        'Nobody sits in the car at the first switching on after the work.',
      ],
      stopIf:
        'Leave it to a workshop with manufacturer diagnosis. A wrongly coded unit may look fine and still not fire.',
    },
    parts: [{ name: 'Airbag control unit', usd: [200, 900] }],
    labourHours: [1, 3],
    diy: 'workshop',
  },
  'airbag-not-triggered': {
    name: 'Airbags stayed shut in a serious crash',
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
    checks: [
      {
        title: 'Preserve the evidence of the crash',
        steps: [
          'Photograph the whole car from all sides, the belts, the dials and the airbag covers.',
          'Write down speed, what was struck, angle, who wore a belt and whether the airbag light had been on.',
          'Tell the insurer in writing that the car must not be scrapped before its data are read.',
        ],
        tool: 'Camera',
        minutes: 30,
        outcomes: [
          {
            finding: 'Heavy straight front damage to both frame rails, belts worn',
            means: 'A front airbag would normally open. A failure is likely.',
            effect: 'supports',
          },
          {
            finding: 'Rear or glancing damage, or underride with the bumper beam undamaged',
            means: 'The system may have judged correctly that front bags would not help.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the event data recorder read',
        steps: [
          'Ask a crash-data specialist or dealer for an image of the recorder, ideally agreed with the insurer.',
          'Look at change of speed, decision time, belt status and stored warnings.',
        ],
        tool: 'Crash-data retrieval tool (workshop)',
        minutes: 90,
        outcomes: [
          {
            finding: 'Change of speed above the threshold, no command or a fault stored',
            means: 'The system failed to fire.',
            effect: 'confirms',
          },
          {
            finding: 'No event stored at all and the supply lost before impact',
            means: 'Power or the ignition switch failed first.',
            effect: 'supports',
          },
          {
            finding: 'Change of speed below the threshold for front bags',
            means: 'The bags were not meant to open.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a non-deployment examined and the restraints renewed',
      overview:
        'First the facts are secured, then the car is repaired or written off. Even without an airbag opening, belts, sensors and control unit have often to be replaced.',
      minutes: [240, 960],
      tools: ['Camera', 'Notebook', 'Insurer contact'],
      steps: [
        'See a doctor first, even without pain. Keep the report.',
        'Have the car stored under cover and disconnected from power only by a workshop, so that the recorder is not overwritten by restarts.',
        'Look the VIN up for open recalls of ignition switch, sensors, seat sensor or control unit.',
        'Order the readout of the event data and ask for the plain-language report with change of speed, belt use and firing decision.',
        'Report the case to the safety authority with photographs and data. Repeated reports are what opens an investigation.',
        'If the car is repaired, the workshop follows the manufacturer list of parts to renew after a collision: belts that were loaded, front sensors, brackets and often the control unit.',
        'Structure in front of the sensors is measured and straightened, because stiffness decides what the sensor feels.',
        'Take the car back only with a fault-free printout, a completed self-test and an invoice that lists each renewed restraint part.',
      ],
      safety: [
        'Unfired airbags in a crashed car are live and can go off during recovery: keep out of their way.',
        'Have everyone who was in the car checked. Belt injuries to chest and belly show late.',
      ],
      stopIf:
        'Do not try to read or unplug the control unit yourself: one wrong restart can erase the record.',
    },
    parts: [
      { name: 'Crash-data readout', usd: [200, 900] },
      { name: 'Belts, sensors and control unit as listed by the maker', usd: [300, 2000] },
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
    codes: { B00A0: 0.45, U0154: 0.15, B0095: 0.2 },
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
    checks: [
      {
        title: 'Test the airbag-off light with an adult seated correctly',
        steps: [
          'Remove covers, cushions, bags and plugged-in chargers from the passenger seat and everything jammed under it.',
          'Switch on with the seat empty and watch the passenger airbag light and the airbag warning light for ten seconds.',
          'Switch off, seat an adult upright, feet on the floor and backrest upright, switch on and wait half a minute.',
          'Repeat with another adult.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: '"Off" stays lit or flickers with an adult upright',
            means: 'The seat does not measure correctly.',
            effect: 'confirms',
          },
          {
            finding: 'It was wrong only with a cover, bag or reclined posture',
            means: 'The sensor works. Leave the disturbance away.',
            effect: 'rules-out',
          },
          {
            finding: 'Works with one adult and not with a light one',
            means: 'The calibration may be off at the lower limit.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Check the manual airbag switch',
        steps: [
          'Look for a key switch marked "airbag" in the glovebox or at the end of the dashboard.',
          'See that it stands at ON, then restart.',
        ],
        tool: 'Car key',
        minutes: 3,
        needs: 'running',
        outcomes: [
          {
            finding: 'The switch stood at OFF',
            means: 'The airbag had been turned off on purpose.',
            effect: 'rules-out',
          },
          {
            finding: 'No switch, or it stands at ON',
            means: 'The airbag was not turned off on purpose, so the seat sensing remains suspect.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Read the occupant sensor values',
        steps: [
          'Connect a reader with airbag access and open the occupant data.',
          'Compare the shown class with an empty seat, an adult and a known weight.',
        ],
        tool: 'OBD-II reader with airbag access',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Class or weight clearly wrong, or sensor fault stored',
            means: 'Sensor, control unit or calibration is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'Class right every time',
            means: 'The system measures properly at present.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Recalibrate or replace the passenger occupant sensor',
      overview:
        'Software and zero calibration cure many cases. Otherwise the sensor comes as one set with cushion foam and control unit, calibrated together at the factory.',
      minutes: [60, 240],
      tools: [
        'OBD-II reader with airbag access',
        'Manufacturer diagnosis with calibration weights',
        'Trim tools',
      ],
      steps: [
        'Empty the seat and remove covers. Note when the light is wrong, and with whom in the seat. Check the VIN for campaigns and software updates.',
        'The workshop reads faults and live values and looks for rubbing parts, bent rails and objects under the seat.',
        'It runs the zero calibration with an empty seat at room temperature and tests with the prescribed weights.',
        'If the sensor fails, the battery is disconnected and left off for the time in the manual. The cushion is taken off and the complete matched set of foam, mat and control unit is fitted.',
        'Clips and hog rings are placed as before: one under the mat gives a false load. Plugs are locked and the loom is clipped clear of the rails.',
        'The battery is reconnected. The set is calibrated, faults are cleared and the empty, child-weight and adult classes are tested.',
        'Try it yourself with two adults before leaving, in upright and normal posture, and ask for the calibration printout.',
      ],
      safety: [
        'Do not put a rear-facing child seat in front of an airbag that may or may not be off.',
        'The seat contains a side airbag: no work on it with the battery connected.',
        'Never bridge the sensor to force the light to ON. The bag could then fire at a child.',
      ],
      stopIf:
        'If the seat frame was bent in a crash or the cushion was soaked, the set must be replaced and not recalibrated.',
    },
    parts: [
      { name: 'Matched sensor, foam and control unit set', usd: [250, 1200], ifNeeded: true },
    ],
    labourHours: [0.7, 3],
    diy: 'workshop',
  },
  'horn-pad-contact-fault': {
    name: 'Bad horn contact in the steering wheel',
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
        'The car can be driven, but without a horn you cannot warn anyone and it fails the inspection. A horn that sounds by itself distracts and drains the battery.',
    },
    patterns: [
      'A horn that sounds on cold mornings and stops as the cabin warms points to a pad that has shrunk onto its contact.',
      'A horn that works only when pressed at one corner has a tired spring or contact on the other side.',
    ],
    checks: [
      {
        title: 'Press the pad at every corner',
        steps: [
          'In a quiet place, press the horn at top, bottom, left and right, lightly and firmly.',
          'Repeat with the wheel turned half a turn each way.',
          'Watch that the airbag light goes out normally after starting.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Works at some corners or only with great force, airbag light normal',
            means: 'The contacts in the pad are worn.',
            effect: 'confirms',
          },
          {
            finding: 'Depends on the position of the wheel',
            means: 'That points to the clock spring instead.',
            effect: 'weakens',
          },
          {
            finding: 'Dead everywhere',
            means: 'Fuse, relay and horn must be checked before the pad.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Sound the horn with lock confirmation or a fuse swap',
        steps: [
          'If the car chirps the horn when locking or in alarm, use that to test the horn itself.',
          'Check the horn fuse and swap the relay with an identical one.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'The horn sounds on locking but not from the wheel',
            means: 'Horn, fuse and relay work, so the wheel contact or clock spring is to blame.',
            effect: 'supports',
          },
          {
            finding: 'The horn never sounds',
            means: 'Horn, fuse, relay or wiring in front is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the horn contact in the steering wheel',
      overview:
        'The pad must be lifted to reach springs and contact plate, and the pad is the airbag. Cleaning or a small contact set usually does it, but a trained technician has to do it.',
      minutes: [40, 90],
      tools: [
        'Torx or spring-clip release tool',
        'Contact cleaner',
        'Fine abrasive pad',
        'Multimeter for the horn circuit only',
      ],
      steps: [
        'Rule out fuse, relay and horn first. If the horn sounds by itself, pull the horn fuse or relay to reach the workshop in peace.',
        'The workshop disconnects the battery and waits the time in the manual before loosening the airbag.',
        'The spring clips or screws at the back of the wheel are released and the airbag is laid aside face up, plugs unlocked.',
        'Contact plates, springs and guide bushes are examined. Bent contacts are set, burnt faces cleaned, broken springs and bushes replaced as a set.',
        'Earth lead and the horn plug to the clock spring are checked for a tight fit and continuity, with the airbag unplugged.',
        'The airbag is pressed back until every clip locks. The gap around it must be even and the pad must spring back freely.',
        'The battery is reconnected with nobody in the seat, and then the airbag light and the horn are tested at all corners and in all wheel positions.',
      ],
      safety: [
        'The horn pad is an airbag. Never lever it off with the battery connected.',
        'Never measure the airbag connector with a meter.',
      ],
      stopIf:
        'Stop if the airbag light comes on or the pad does not lock firmly: a loose airbag must not be driven.',
    },
    parts: [{ name: 'Horn contact and spring set', usd: [10, 90] }],
    labourHours: [0.5, 1.2],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
