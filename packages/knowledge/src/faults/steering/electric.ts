import type { FaultEntry } from '../../schema.ts';

/** Electric power steering. */
export const electricSteeringFaults = {
  'eps-motor-failed': {
    name: 'Electric power-steering motor failed',
    workshopName: 'EPS assist motor or motor position sensor failed',
    summary:
      'The motor that helps you steer has a worn, wet or open winding or position sensor. The help cuts out, often in the middle of a turn, and a red steering lamp stays on.',
    prior: 6,
    fits: { years: [1996, 2040], needs: 'electric-steering' },
    shifts: [
      {
        makes: ['Ford', 'Lincoln', 'Mercury'],
        models: ['Explorer', 'Fusion', 'Escape', 'Milan', 'MKZ', 'F-150'],
        years: [2008, 2014],
        factor: 2.5,
        source: 'Ford recalls of 2014 and 2015 for loss of electric steering assist',
      },
      {
        makes: ['Chevrolet', 'Pontiac', 'Saturn'],
        models: ['Cobalt', 'G5', 'Malibu', 'G6', 'Aura', 'HHR', 'Ion'],
        years: [2004, 2010],
        factor: 3,
        source: 'GM recalls of 2010 and 2014 for loss of electric steering assist',
      },
    ],
    symptoms: {
      'steering-assist-lost': 0.8,
      'steering-warning': 0.65,
      'steering-heavy': 0.45,
      'steering-locked': 0.12,
      'steering-vibration': 0.1,
      'many-warnings': 0.08,
      'stability-light': 0.1,
    },
    against: [
      'steering-fluid-leak',
      'belt-squeal',
      'steering-off-centre',
      'overheating',
      'drive-belt-off',
    ],
    conditions: { 'sudden-onset': 0.6, intermittent: 0.35, 'at-low-speed': 0.3, turning: 0.3 },
    codes: { C0476: 0.25, C0475: 0.15, U0131: 0.15 },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun:
        'The engine may idle for this test while the car is parked, as long as hands are clear of moving parts.',
      reason:
        'The steering can go heavy in the middle of a bend. If you have to move the car, do it at walking pace with both hands on the wheel.',
    },
    patterns: [
      'After a restart the help is back for minutes, then it fails sooner each time.',
      'Water in the rack housing from a torn boot drowns the motor.',
    ],
    shown: {
      summary:
        'The motor of the electric power steering has a worn or wet winding, an open circuit or a faulty position sensor. The assistance cuts out, often in the middle of a turn, and a red steering warning light stays on.',
      patterns: [
        'After a restart the assistance is back for some minutes, and each time it fails sooner.',
        'Water gets into the rack housing through a torn gaiter and ruins the motor.',
      ],
    },
    checks: [
      {
        title: 'Check the battery and the charging first',
        steps: [
          'Measure the 12 V battery at rest, and again with the car running.',
          'Turn the steering wheel with the car stationary, and watch the voltage.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It stays above 12.8 V while steering, but there is no assistance',
            means: 'The supply is good, so the motor or its control unit is suspect.',
            effect: 'supports',
          },
          {
            finding: 'It falls below 11 V',
            means:
              'Low voltage switches the assistance off. Put the battery or the charging right first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the steering unit',
        steps: [
          'Read the steering control unit with a tool that reaches the chassis units, and note the freeze-frame data.',
          'Show the motor current while you turn the wheel left and right.',
        ],
        tool: 'Scan tool with access to the steering control unit',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is a motor or motor position code, or no current one way',
            means: 'The motor has failed. Have it replaced.',
            effect: 'confirms',
          },
          {
            finding: 'There are only torque sensor or voltage codes',
            means: 'The motor is not the cause. Follow the code that is stored.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the electric steering motor replaced',
      overview:
        'Depending on the car, the motor comes on its own, with the column or with the whole rack. After it is fitted, the torque sensor and the steering angle have to be set with a scan tool.',
      minutes: [120, 420],
      tools: [
        'Scan tool with steering functions',
        'Socket set',
        'Steering wheel holder',
        'Torque wrench',
        'Ball joint separator',
      ],
      steps: [
        'Check for recalls and warranty extensions with the VIN first. Many of these motors are replaced free of charge.',
        'Have the battery, the charging and the earth tested, and save the printout of the codes.',
        'The workshop sets the wheels straight, locks the steering wheel, disconnects the battery and waits for the airbag system’s reserve power to discharge.',
        'If the motor is on the column, the lower panels and the column are removed, and the motor is unbolted from its worm housing. The coupling is checked for crumbled rubber.',
        'If the motor is on the rack, the track rods are disconnected, the subframe is lowered and the rack is taken out. The motor or the whole rack is replaced with new bolts.',
        'The plugs are fitted dry with their seals, and the joint on the column gets a new bolt.',
        'The battery is reconnected. The control unit is coded, the torque sensor zeroed, the end stops learnt and the steering angle sensor calibrated.',
        'If a rack was removed, the wheels are aligned.',
        'When you collect the car, check that the effort is equal both ways, that the wheel is straight and that no warning light comes on after three restarts.',
      ],
      safety: [
        'Do not drive with assistance that comes and goes.',
        'There is an airbag in the steering wheel. Disconnect the battery and wait ten minutes before the column is touched.',
      ],
      stopIf:
        'Leave this to a workshop from the start, because steering parts have to be removed and calibrated.',
    },
    parts: [{ name: 'Assist motor, column or rack, with bolts', usd: [255, 1815] }],
    labourHours: [1.5, 5],
    diy: 'workshop',
  },
  'eps-torque-sensor-faulty': {
    name: 'Steering torque sensor faulty',
    workshopName: 'EPS steering torque sensor signal implausible',
    summary:
      'The sensor that feels how hard you turn gives a wrong or jumping value. The help is uneven left to right, twitches, or the wheel drives itself a little to one side.',
    prior: 2,
    fits: { years: [1996, 2040], needs: 'electric-steering' },
    shifts: [
      {
        makes: ['Ford', 'Mercury', 'Mazda'],
        models: ['Escape', 'Mariner', 'Tribute'],
        years: [2008, 2011],
        factor: 3,
        source:
          'Ford recall of 2014 for the steering column torque sensor; the Tribute is built alike',
      },
      { minAgeYears: 5, factor: 1.3, source: 'wear part' },
    ],
    symptoms: {
      'steering-self-turns': 0.5,
      'steering-warning': 0.55,
      'steering-assist-lost': 0.45,
      'steering-vibration': 0.2,
      'steering-pull': 0.2,
      'steering-heavy': 0.25,
      'steering-sticky': 0.12,
      'car-shakes': 0.03,
    },
    against: ['steering-fluid-leak', 'belt-squeal', 'clunk-over-bumps'],
    conditions: {
      intermittent: 0.45,
      'starting-up': 0.2,
      'at-idle': 0.1,
      'sudden-onset': 0.35,
      'cured-by-restart': 0.4,
    },
    codes: { U0131: 0.06 },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun:
        'The engine may idle for this test while the car is parked, as long as hands are clear of moving parts.',
      reason:
        'Steering that helps unevenly or by itself can pull you out of your lane. Do not drive until it is repaired.',
    },
    patterns: [
      'Standing with the engine running, the wheel hunts or trembles by itself.',
      'Heavy one way and feather-light the other.',
    ],
    shown: {
      summary:
        'The sensor that measures how hard you turn the steering wheel gives a wrong or jumping value. The assistance differs from left to right or twitches, or the wheel turns a little by itself.',
      patterns: [
        'At a standstill with the engine running, the wheel trembles or moves by itself.',
        'The steering is heavy one way and very light the other.',
      ],
    },
    checks: [
      {
        title: 'Let go of the steering wheel at a standstill',
        steps: [
          'On level ground put the parking brake on, with the engine running or the car in Ready. Take your hands just off the steering wheel and watch it.',
          'Then turn the wheel slowly left and right, and compare the effort.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The wheel trembles or creeps by itself, or one side is lighter',
            means: 'The torque signal is wrong. Have it read.',
            effect: 'supports',
          },
          {
            finding: 'The wheel is still, and the effort is even',
            means: 'There is no sign of the fault at a standstill.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the torque value',
        steps: [
          'Show the steering torque in live data with your hands off the wheel.',
          'Turn the wheel gently left and right, and watch the value.',
        ],
        tool: 'Scan tool with access to the steering control unit',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is clearly off zero hands-off, jumps, or there is a torque code',
            means: 'The sensor is faulty or has lost its calibration. Calibrate it first.',
            effect: 'confirms',
          },
          {
            finding: 'It is zero, and rises smoothly to both sides',
            means: 'The sensor is working.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Recalibrate or replace the steering torque sensor',
      overview:
        'A lost zero can be set again in minutes with a scan tool. On most cars a faulty sensor is part of the column or the rack, and is replaced with it.',
      minutes: [60, 360],
      tools: [
        'Scan tool with steering calibration',
        'Battery charger',
        'Steering wheel holder',
        'Socket set',
      ],
      steps: [
        'Check the tyre pressures and the alignment, so that a plain pull is not mistaken for a sensor fault.',
        'Charge the 12 V battery, and leave the charger connected.',
        'With the wheels straight and your hands off the steering wheel, run the torque zero function in the tool and clear the code.',
        'With the car parked and the engine idling, turn the wheel from lock to lock: the effort must be even both ways. If the code stays away, the calibration was the fault and it is cured.',
        'If the code returns, the workshop inspects the plug and the lead at the column or the rack for wear and water.',
        'The workshop locks the steering wheel, disconnects the battery and waits for the airbag system’s reserve power to discharge. It then replaces the column or the rack that contains the sensor.',
        'It fits a new bolt in the column joint, reconnects the battery and codes the unit. Then it sets the torque zero, the end stops and the steering angle.',
        'Drive on a flat road with a light grip: the effort must be even, the car must run straight, and no warning light may come on.',
      ],
      safety: [
        'Let nobody touch the steering wheel while the zero is being set.',
        'There is an airbag in the steering wheel. Disconnect the battery and wait ten minutes before any work on the column.',
      ],
      stopIf: 'Stop if the calibration fails. The rest of the work belongs in a workshop.',
    },
    parts: [
      { name: 'Column or rack with torque sensor, and bolt', usd: [203, 1610], ifNeeded: true },
    ],
    labourHours: [0.5, 4.5],
    diy: 'workshop',
  },
  'eps-power-supply-fault': {
    name: 'Poor power supply to the electric steering',
    workshopName: 'EPS supply or ground resistance high, or system voltage low',
    summary:
      'Electric steering draws up to 80 A. A weak battery, a rusty ground or a loose main fuse lets the voltage collapse, and the unit switches the help off to protect itself.',
    prior: 2.4,
    fits: { years: [1996, 2040], needs: 'electric-steering' },
    shifts: [{ minAgeYears: 5, factor: 1.5, source: 'batteries and grounds age' }],
    symptoms: {
      'steering-assist-lost': 0.6,
      'steering-warning': 0.6,
      'many-warnings': 0.3,
      'slow-crank': 0.25,
      'battery-light': 0.2,
      'dim-flicker': 0.2,
      'steering-heavy': 0.35,
      'stability-light': 0.15,
      'wont-start': 0.05,
    },
    against: [
      'steering-self-turns',
      'steering-clunk',
      'steering-fluid-leak',
      'overheating',
      'drive-belt-off',
      'belt-squeal',
    ],
    conditions: {
      'starting-up': 0.35,
      'at-low-speed': 0.35,
      'cold-weather': 0.25,
      intermittent: 0.45,
      'at-idle': 0.2,
      'after-repair': 0.12,
    },
    codes: { P0562: 0.3, U0131: 0.15 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The assistance can vanish while you park and then come back. Have the battery and the cables tested before you drive further.',
    },
    patterns: [
      'Fails when parking with lights and heater on, fine on the open road.',
      'Starts soon after a battery change with a terminal left loose.',
    ],
    shown: {
      summary:
        'Electric steering draws up to 80 A. With a weak battery, a rusty earth or a loose main fuse the voltage collapses, and the control unit switches the assistance off to protect itself.',
      patterns: [
        'The assistance fails when parking with the lights and the heater on, and it works on the open road.',
        'It starts soon after a battery change because a terminal was left loose.',
      ],
    },
    checks: [
      {
        title: 'Test the battery and the terminals',
        steps: [
          'Measure the battery voltage at rest, then with the engine running and the lights and blower on.',
          'Switch off, try to twist both terminals and look for a white or green crust.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is below 12.2 V at rest or 13 V running, or a clamp is loose',
            means: 'The supply is weak, which is the likely cause.',
            effect: 'supports',
          },
          {
            finding: 'Both voltages are higher, and the clamps are tight',
            means: 'The battery and the charging are good.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the voltage drop while steering',
        steps: [
          'With the car running, measure between the negative post of the battery and the housing of the steering unit while a helper turns the wheel at a standstill.',
          'Then measure between the positive post of the battery and the steering supply at the main fuse box while the helper steers.',
        ],
        tool: 'Multimeter and a helper',
        minutes: 25,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is more than 0.3 V on either',
            means: 'A bad earth, fuse link or cable starves the steering of current.',
            effect: 'confirms',
          },
          {
            finding: 'There is less than 0.3 V on both',
            means: 'The supply is good, so look at the steering unit.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore the power supply of the electric steering',
      overview:
        'The terminals, the earths and the main fuse are cleaned and tightened, and a weak battery is replaced.',
      minutes: [30, 120],
      tools: [
        'Multimeter',
        'Socket set',
        'Wire brush',
        'Contact grease',
        'Battery charger',
        'OBD-II reader',
      ],
      steps: [
        'Charge the battery fully and have it load-tested. If it fails, replace it with the right type.',
        'Disconnect the negative lead of the battery. If you work near airbag parts, wait ten minutes.',
        'Clean the posts and the clamps to bright metal, and tighten the clamps until they cannot be twisted by hand.',
        'Find the earth points of the body, the engine and the steering unit. Undo each one, brush both faces until they are bright, tighten it and cover it with contact grease.',
        'Look at the fuse link of the steering. If it is cracked or browned, renew it; if its nut is loose, tighten it.',
        'Check the large plug at the steering unit for heat marks and water.',
        'Connect the battery, start the engine and turn the wheel from lock to lock twice, which many cars need before the warning light goes out.',
        'Repeat the voltage drop test and clear the codes. With the lights and the blower on, turn the wheel from lock to lock ten times as if parking: the assistance must stay on and the warning light must stay out.',
      ],
      safety: [
        'Disconnect the negative lead first, and connect it last.',
        'A spanner that touches the positive post and the body causes a short circuit that can burn you. Cover the positive post.',
      ],
      stopIf:
        'Stop if the voltage is good and the warning light stays on. A workshop must then read the steering unit.',
    },
    parts: [
      { name: 'Earth strap, fuse link or terminal', usd: [8, 50] },
      { name: '12 V battery', usd: [90, 260], ifNeeded: true },
    ],
    labourHours: [0.4, 1.3],
    diy: 'moderate',
  },
  'eps-control-unit-failed': {
    name: 'Electric steering control unit failed',
    workshopName: 'EPS control module internal fault',
    summary:
      'The computer of the electric steering has an inner fault: a broken solder joint, a burnt power stage or water. The car often cannot talk to it, and the help is gone from the moment you start.',
    prior: 1.9,
    fits: { years: [1996, 2040], needs: 'electric-steering' },
    shifts: [
      { minAgeYears: 6, factor: 1.4, source: 'wear part' },
      {
        makes: ['Tesla'],
        models: ['Model 3', 'Model Y'],
        years: [2023, 2023],
        factor: 3,
        source: 'Tesla recall of 2025 for overstress of the steering circuit board',
      },
    ],
    symptoms: {
      'steering-warning': 0.75,
      'steering-assist-lost': 0.65,
      'steering-heavy': 0.4,
      'many-warnings': 0.25,
      'assist-unavailable': 0.2,
      'battery-drains': 0.05,
      'electrical-smell': 0.05,
      'lane-assist-fault': 0.12,
    },
    against: [
      'steering-fluid-leak',
      'steering-clunk',
      'steering-loose',
      'overheating',
      'drive-belt-off',
      'belt-squeal',
    ],
    conditions: {
      'starting-up': 0.35,
      'hot-weather': 0.12,
      constant: 0.4,
      intermittent: 0.25,
      'cured-by-restart': 0.4,
    },
    codes: { U0131: 0.55, U0420: 0.1 },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun:
        'The engine may idle for this test while the car is parked, as long as hands are clear of moving parts.',
      reason:
        'The steering has no assistance, and it may not come back. Have the car recovered. If you must clear the road, move it only at walking pace with both hands on the wheel.',
    },
    patterns: [
      'Heat opens a solder joint: gone after half an hour, back after cooling.',
      'After a jump start the wrong way round the power stage is burnt.',
    ],
    shown: {
      summary:
        'The control unit of the electric steering has an internal fault, such as a broken solder joint, a burnt power stage or water damage. Often the car cannot communicate with it, and there is no assistance from the moment you start.',
      patterns: [
        'Heat opens a solder joint, so the assistance goes after half an hour and comes back when the unit has cooled.',
        'A jump start with the leads connected the wrong way round burns out the power stage.',
      ],
    },
    checks: [
      {
        title: 'See whether the unit answers',
        steps: [
          'Scan all the control units of the car.',
          'If the steering unit is missing from the list, check its fuses.',
        ],
        tool: 'Scan tool that reads all control units',
        minutes: 15,
        outcomes: [
          {
            finding: 'It is missing although its fuses are good, or an internal fault code is set',
            means:
              'The control unit has failed. Have its supply and earth tested before it is condemned.',
            effect: 'confirms',
          },
          {
            finding: 'It answers without an internal code',
            means: 'The unit itself is working.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Restart after cooling',
        steps: [
          'Note how long after the start the warning light comes on.',
          'Let the car cool for an hour with the bonnet open, and start it again.',
        ],
        tool: 'Watch',
        minutes: 70,
        needs: 'running',
        outcomes: [
          {
            finding: 'The assistance is back when cool and fails again hot',
            means: 'This points to a cracked solder joint in the unit.',
            effect: 'supports',
          },
          {
            finding: 'There is no link to heat',
            means: 'Look at the supply and the plug as well.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the electric steering control unit repaired',
      overview:
        'Some units can be taken off and rebuilt by a specialist, which preserves the coding. Others are one part with the motor or the rack.',
      minutes: [90, 360],
      tools: [
        'Scan tool that can code the unit',
        'Socket set',
        'Antistatic bag',
        'Battery charger',
      ],
      steps: [
        'Ask with the VIN for recalls and for the manufacturer’s goodwill.',
        'Have the supply and the earth tested under load before the unit is condemned.',
        'If the unit still answers, have its coding read out and saved.',
        'The workshop disconnects the battery and removes the unit from the column or the rack. If there are traces of water, the leak is found and sealed.',
        'The unit goes to a rebuilder, or a new one with the exact part number is fitted with new seals.',
        'The battery is reconnected and charged. The coding is written back, the torque and steering angle sensors are calibrated, and the end stops are learnt.',
        'Test the car hot, with 30 minutes of parking manoeuvres. The assistance must be even both ways, no warning light may come on, and no code may be stored after three restarts.',
        'Ask for a guarantee of at least a year on a rebuilt unit.',
      ],
      safety: [
        'Do not drive with assistance that fails at random.',
        'Units on the column are close to the airbag. Disconnect the battery and wait ten minutes.',
      ],
      stopIf:
        'Leave this to a workshop, because a unit that is not calibrated may steer by itself.',
    },
    parts: [{ name: 'Steering control unit, rebuilt or new', usd: [180, 1400] }],
    labourHours: [1, 4],
    diy: 'workshop',
  },
  'eps-gear-sticky': {
    name: 'Electric steering gear sticks near the centre',
    workshopName: 'EPS worm gear preload too high or grease displaced (sticky steering)',
    summary:
      'Inside the steering gear a plastic worm wheel swells or loses its grease and clings to the worm. The wheel sticks for a moment near straight ahead, and you over-correct on the motorway.',
    prior: 2.4,
    fits: { years: [2006, 2040], needs: 'electric-steering' },
    shifts: [
      {
        makes: ['Honda', 'Acura'],
        models: ['Civic', 'CR-V', 'HR-V', 'Integra'],
        years: [2022, 2025],
        factor: 6,
        source: 'Honda recall of 2024 for the worm wheel in the steering gear',
      },
      {
        makes: ['Chevrolet'],
        models: ['Cruze', 'Sonic', 'Volt', 'Malibu'],
        years: [2011, 2014],
        factor: 2.5,
        source: 'maker bulletin and special coverage for sticking steering',
      },
    ],
    symptoms: {
      'steering-sticky': 0.8,
      'steering-wander': 0.35,
      'steering-heavy': 0.15,
      'steering-locked': 0.15,
      'steering-clunk': 0.12,
      'steering-noise': 0.12,
      'steering-self-turns': 0.06,
    },
    against: ['steering-fluid-leak', 'steering-warning', 'steering-assist-lost', 'steering-loose'],
    conditions: {
      'at-high-speed': 0.6,
      'hot-weather': 0.3,
      'warm-engine': 0.2,
      'gradual-onset': 0.35,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Steering that sticks at speed can carry you out of your lane. Drive slowly, hold the wheel with both hands and have the steering checked at once.',
    },
    patterns: [
      'After a long straight motorway drive the wheel needs a small break-free push.',
      'Worse on hot days, and it is gone for a while after turning lock to lock.',
    ],
    shown: {
      summary:
        'Inside the steering gear a plastic worm wheel swells or loses its grease and sticks to the worm. The steering wheel sticks for a moment near straight ahead, and you over-correct on the motorway.',
      patterns: [
        'After a long, straight motorway drive the wheel needs a small push before it moves.',
        'It is worse on hot days, and it goes for a while after turning from lock to lock.',
      ],
    },
    checks: [
      {
        title: 'Feel for the notch on a straight road',
        steps: [
          'On an empty, straight road drive at the lowest speed at which you notice the fault. With both hands on the wheel, move it a finger’s width left and right.',
          'Note whether it moves freely, or sticks and then slips.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It sticks at centre, then jumps',
            means: 'There is too much friction in the steering gear.',
            effect: 'supports',
          },
          {
            finding: 'It moves freely',
            means: 'The steering does not stick at the moment.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Switch lane keeping off',
        steps: [
          'Switch off every lane assist in the menu, and drive the same road.',
          'Switch it on again and compare.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It sticks the same with lane assist off',
            means: 'The cause is mechanical.',
            effect: 'supports',
          },
          {
            finding: 'It is gone with lane assist off',
            means: 'The lane assist was steering against you.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Turn with the wheels raised and power off',
        steps: [
          'Chock the rear wheels and raise the front on axle stands under the body. Switch the power off, and unlock the steering as the manual allows.',
          'Turn the road wheels slowly by hand from one side through the centre to the other.',
        ],
        tool: 'Jack and axle stands',
        minutes: 25,
        outcomes: [
          {
            finding: 'There is a tight spot at the centre only',
            means: 'The steering gear binds at the centre.',
            effect: 'confirms',
          },
          {
            finding: 'There is even resistance all the way',
            means:
              'The steering gear is good. Look at the column joints, the strut top mounts and lane assist.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a sticking electric steering gear regreased or replaced',
      overview:
        'Depending on the car, the manufacturer’s remedy is new grease and a softer preload spring for the worm, new software or a new steering gear. The dealer does the work and the calibration, often free of charge.',
      minutes: [90, 360],
      tools: ['Dealer scan tool', 'Spring balance'],
      steps: [
        'Check with the VIN for recalls and bulletins about sticking steering.',
        'Write down the speed, the temperature and how long you drove before it stuck. Take the technician along that road.',
        'Have the tyre pressures and the alignment checked first.',
        'The dealer measures the turning force through the centre with a spring balance.',
        'If there is a repair kit, the worm cover is opened, grease is redistributed or added, and a new spring is fitted.',
        'Otherwise the complete steering gear is replaced and the wheels are aligned.',
        'The software is updated, then the torque sensor and the steering angle sensor are calibrated.',
        'Before you accept the car, drive it for half an hour on a motorway: small corrections must feel smooth.',
      ],
      safety: [
        'Until it is repaired, hold the wheel with both hands and do not use lane assist.',
        'Do not spray oil into the steering gear, because it harms the plastic wheel.',
      ],
      stopIf: 'Stop driving if the wheel ever locks for more than an instant.',
    },
    parts: [
      { name: 'Grease and preload spring kit', usd: [30, 150] },
      { name: 'Steering gear', usd: [500, 1500], ifNeeded: true },
    ],
    labourHours: [1, 4.5],
    diy: 'workshop',
  },
  'eps-software-fault': {
    name: 'Electric steering software fault',
    workshopName: 'EPS control software fault, update available',
    summary:
      'The program of the steering makes it too light, too heavy or falsely reports a fault. Nothing is worn, the message often goes after a restart, and an update cures it.',
    prior: 2.4,
    fits: { years: [2010, 2040], needs: 'electric-steering' },
    shifts: [
      { maxAgeYears: 4, factor: 1.8, source: 'software fault of new models' },
      {
        makes: ['Tesla'],
        models: ['Model S', 'Model X'],
        years: [2017, 2021],
        factor: 1.5,
        source: 'Tesla recall of 2022 for steering assist software',
      },
    ],
    symptoms: {
      'steering-warning': 0.6,
      'steering-assist-lost': 0.35,
      'steering-wander': 0.25,
      'assist-unavailable': 0.25,
      'steering-self-turns': 0.12,
      'lane-assist-pulls': 0.12,
      'many-warnings': 0.12,
      'steering-heavy': 0.2,
    },
    against: ['steering-clunk', 'steering-fluid-leak', 'steering-noise', 'steering-loose'],
    conditions: {
      intermittent: 0.5,
      'after-repair': 0.15,
      'over-bumps': 0.1,
      'starting-up': 0.25,
      'cured-by-restart': 0.55,
    },
    codes: { U0131: 0.15, U0420: 0.12, U0428: 0.08 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The steering is still mechanically connected, but the assistance may change without warning. Drive gently until the update is installed.',
    },
    patterns: [
      'It appears after an over-the-air update or after a battery was disconnected.',
      'Several owners of the same model year report the same message.',
    ],
    shown: {
      summary:
        'The software makes the steering too light or too heavy, or it reports a fault that is not there. Nothing is worn, the message often goes after a restart, and an update cures it.',
    },
    checks: [
      {
        title: 'Restart and turn lock to lock',
        steps: [
          'Park, switch off, lock the car and leave it for ten minutes.',
          'Start the car and turn the wheel slowly from lock to lock once.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'The message is gone for days',
            means: 'This points to the software or to a lost end-stop value.',
            effect: 'supports',
          },
          {
            finding: 'The message stays and there is no assistance',
            means: 'A hardware fault is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Ask for updates and bulletins',
        steps: [
          'Open the update menu of the car, and check with the VIN for recalls.',
          'Ask the dealer to compare the software version of the steering with the latest one.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'There is newer software for your complaint',
            means: 'The update is the remedy.',
            effect: 'confirms',
          },
          {
            finding: 'The newest version is installed and a hardware code is stored',
            means: 'The software is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Update the electric steering software',
      overview:
        'No part is needed. The update is done over the air, or by the dealer with the battery supported.',
      minutes: [30, 120],
      tools: ['Battery charger', 'Tyre gauge', 'Dealer scan tool'],
      steps: [
        'Charge the 12 V battery and set the tyre pressures.',
        'Note the present software version, and take a photograph of the message.',
        'For an over-the-air update, park the car and make sure that it has enough charge or is plugged in. Start the update, and leave the car alone until it says that it has finished.',
        'At the dealer, a charger is connected and the steering unit is updated. The stability and lane control units are then brought to matching versions.',
        'The steering angle and torque sensors are calibrated, and the end stops are learnt.',
        'The codes are cleared, and the new version is printed out.',
        'Try the car while parking, in a bend and on a motorway. Select your usual steering mode in the menu again.',
      ],
      safety: [
        'Never drive or switch the car off during an update.',
        'If the assistance has gone completely, have the car towed.',
      ],
      stopIf:
        'If the message returns within a week, stop asking for updates and ask for hardware tests.',
    },
    parts: [],
    labourHours: [0.5, 1.5],
    diy: 'workshop',
  },
  'eps-flexible-coupling-worn': {
    name: 'Worn coupling in the electric steering',
    workshopName: 'EPS motor flexible coupling disintegrated',
    summary:
      'On column-type electric steering a small rubber star joins motor and worm. It crumbles with age, and the motor then knocks in its claws at each change of direction.',
    prior: 0.6,
    fits: { years: [2005, 2040], needs: 'electric-steering' },
    shifts: [
      {
        makes: ['Hyundai', 'Kia'],
        years: [2009, 2019],
        factor: 5,
        source: 'widely reported by owners, maker bulletin for the flexible coupling',
      },
      { minAgeYears: 3, factor: 1.4, source: 'wear part' },
    ],
    symptoms: {
      'steering-clunk': 0.8,
      'steering-loose': 0.35,
      'clunk-over-bumps': 0.2,
      'steering-vibration': 0.12,
      'steering-noise': 0.12,
    },
    against: ['steering-warning', 'steering-fluid-leak', 'tyre-wear-uneven', 'steering-pull'],
    conditions: {
      'at-low-speed': 0.45,
      turning: 0.4,
      'over-bumps': 0.3,
      'gradual-onset': 0.5,
      constant: 0.2,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The fault causes a knock and a little slack in the assistance, but the steering link itself is not affected. Have it repaired within the next few weeks.',
    },
    patterns: [
      'A dull click felt in the rim when rocking the wheel at standstill with the engine on.',
      'Loud on cobbles, gone with the engine off.',
    ],
    shown: {
      summary:
        'On electric steering with the motor on the column, a small star-shaped rubber coupling joins the motor and the worm. It crumbles with age, and the motor then knocks in its claws at each change of direction.',
      patterns: [
        'A dull click is felt in the steering wheel when it is rocked at a standstill with the engine on.',
        'It is loud on cobbles, and it is gone with the engine off.',
      ],
    },
    checks: [
      {
        title: 'Rock the wheel with power on and off',
        steps: [
          'With the car stationary and the power on, rock the steering wheel quickly a few degrees left and right.',
          'Switch off, and rock it in the same way within its free movement.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'It clicks in the column with power on, and hardly at all when off',
            means: 'The motor knocks in its coupling.',
            effect: 'supports',
          },
          {
            finding: 'There is the same knock from below with power off',
            means: 'The intermediate shaft, the rack or a track rod is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Feel the motor under the dash',
        steps: [
          'Remove the lower panel, and refit it afterwards. If there is a knee airbag in it, leave this test to a workshop.',
          'Hold a hand on the motor housing, clear of the turning shaft, while a helper rocks the wheel with the power on.',
        ],
        tool: 'Screwdriver and a helper',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'The knock is felt at the motor',
            means: 'The coupling is worn.',
            effect: 'confirms',
          },
          {
            finding: 'The knock is felt at the floor or below',
            means: 'The intermediate shaft or the rack is the source.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the flexible coupling of the steering motor',
      overview:
        'The part costs little, but it is hard to reach: the column has to be lowered and the motor unbolted. The motor and the worm must go back in the same position.',
      minutes: [120, 240],
      tools: [
        'Socket set',
        'Trim tools',
        'Steering wheel holder',
        'Torque wrench',
        'Scan tool for calibration',
      ],
      steps: [
        'Straighten the wheels, hold the steering wheel with a strap, disconnect the battery and wait ten minutes.',
        'Remove the lower panel, the knee airbag if one is fitted, and the column shrouds.',
        'Unplug the motor and the control unit. Loosen the column nuts so that the column drops towards the seat, and support it on a cloth.',
        'Undo the two or three bolts of the motor, and draw the motor straight off.',
        'Pick every piece of the old coupling out of the claws.',
        'Press the new coupling on with a trace of the grease supplied. Line up the claws, and push the motor on without force.',
        'Bolt on the motor and the column to the torque in the workshop data. Check the bolt of the joint below.',
        'Connect the plugs, refit the panels and reconnect the battery with nobody in front of the airbag.',
        'Start the car and turn the wheel from lock to lock. If the warning light stays on, calibrate the torque and the steering angle. Rock the wheel left and right at a standstill: the knock must be gone.',
      ],
      safety: [
        'Airbags can injure you. Disconnect the battery and wait ten minutes before you touch the column or the knee panel.',
        'Never let the steering wheel turn freely while the column is undone.',
      ],
      stopIf:
        'Stop if the column cannot be lowered without opening its joint, unless you are sure how to secure the bolt of that joint.',
    },
    parts: [{ name: 'Flexible coupling', usd: [5, 25] }],
    labourHours: [1.2, 2.5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
