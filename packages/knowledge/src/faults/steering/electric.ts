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
        'Only the steering is at fault: the engine may idle while the car is parked, hands clear of moving parts.',
      reason:
        'The wheel can go heavy in the middle of a bend. If you have to move the car, do it at walking pace with both hands.',
    },
    patterns: [
      'After a restart the help is back for minutes, then it fails sooner each time.',
      'Water in the rack housing from a torn boot drowns the motor.',
    ],
    checks: [
      {
        title: 'Check battery and charging first',
        steps: [
          'Measure the 12 V battery at rest and with the car running.',
          'Turn the wheel at standstill and watch the voltage.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Stays above 12.8 V while steering, help still missing',
            means: 'Supply is good, so motor or its unit is suspect.',
            effect: 'supports',
          },
          {
            finding: 'Falls below 11 V',
            means: 'Low voltage switches the assistance off: cure that first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the steering unit',
        steps: [
          'Read it with a tool that reaches the chassis units and note the freeze data.',
          'Show motor current while turning left and right.',
        ],
        tool: 'Scan tool with EPS access',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'Motor or motor position code, no current one way',
            means: 'The motor has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Only torque sensor or voltage codes',
            means: 'It is not the motor.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the electric steering motor replaced',
      overview:
        'Depending on the car the motor comes alone, with the column or with the whole rack. After fitting, torque sensor and steering angle have to be set with a scan tool.',
      minutes: [120, 420],
      tools: [
        'Scan tool with EPS functions',
        'Socket set',
        'Steering wheel holder',
        'Torque wrench',
        'Ball joint separator',
      ],
      steps: [
        'Check recalls and warranty extensions with the VIN first. Many of these motors are replaced free.',
        'Have battery, charging and earth tested, and keep the printout of codes.',
        'The workshop sets the wheels straight, locks the steering wheel and disconnects the battery, waiting for the airbag.',
        'Column type: lower panels and column out, motor unbolted from its worm housing, coupling checked for crumbs.',
        'Rack type: track rods off, subframe lowered, rack out, motor or whole rack changed with new bolts.',
        'Plugs are fitted dry, with seals. The joint on the column gets a new bolt.',
        'The battery is reconnected. The unit is coded, torque sensor zeroed, end stops learnt and the angle sensor calibrated.',
        'If a rack was out, the wheels are aligned.',
        'Check at delivery: equal effort both ways, wheel straight, no warning light after three restarts.',
      ],
      safety: [
        'Do not drive with help that comes and goes.',
        'There is an airbag in the wheel: disconnect the battery and wait before the column is touched.',
      ],
      stopIf:
        'Workshop from the start, because the steering is out of the car and has to be calibrated.',
    },
    parts: [{ name: 'Assist motor, column or rack assembly', usd: [250, 1800] }],
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
        'Only the steering is at fault: the engine may idle while the car is parked, hands clear of moving parts.',
      reason:
        'Steering that helps unevenly or by itself can pull you out of lane. Do not drive until it is fixed.',
    },
    patterns: [
      'Standing with the engine running, the wheel hunts or trembles by itself.',
      'Heavy one way and feather-light the other.',
    ],
    checks: [
      {
        title: 'Let go of the wheel standing still',
        steps: [
          'On level ground in Park with the engine or Ready on, take your hands just off the wheel.',
          'Then turn it slowly left and right and compare the effort.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The wheel trembles or creeps by itself, or one side is lighter',
            means: 'The torque signal is off.',
            effect: 'supports',
          },
          { finding: 'Still and even', means: 'No sign of it at standstill.', effect: 'weakens' },
        ],
      },
      {
        title: 'Read the torque value',
        steps: [
          'Show steering torque in live data with hands off the wheel.',
          'Turn gently left and right.',
        ],
        tool: 'Scan tool with EPS access',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Clearly off zero hands-off, jumps, or torque code',
            means: 'Sensor faulty or not calibrated.',
            effect: 'confirms',
          },
          {
            finding: 'Zero, and smooth to both sides',
            means: 'The sensor works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Recalibrate or replace the steering torque sensor',
      overview:
        'A lost zero is set again in minutes with a scan tool. A bad sensor is part of column or rack on most cars, and is replaced with it.',
      minutes: [60, 360],
      tools: [
        'Scan tool with EPS calibration',
        'Battery charger',
        'Steering wheel holder',
        'Socket set',
      ],
      steps: [
        'Check tyre pressures and alignment, so that a plain pull is not taken for a sensor fault.',
        'Charge the 12 V battery and keep the charger on.',
        'With the wheels straight and your hands off the wheel, run the torque zero function in the tool and clear the code.',
        'Turn the wheel lock to lock with the car parked and the engine idling: the effort must be even both ways. If the code stays away, it was the calibration, and the fault is cured.',
        'If it returns, the workshop inspects the plug and lead at the column or rack for wear and water.',
        'It locks the steering wheel, disconnects the battery, waits for the airbag, and replaces the column or rack with the sensor in it.',
        'It fits a new column joint bolt, reconnects the battery, codes the unit, and sets torque zero, end stops and angle.',
        'Check with a hands-light drive on a flat road: even effort, straight running, no warning light.',
      ],
      safety: [
        'Let nobody touch the wheel during zero setting.',
        'Mind the airbag: disconnect the battery and wait ten minutes before column work.',
      ],
      stopIf: 'Stop at the calibration step if it fails. The rest belongs in a workshop.',
    },
    parts: [{ name: 'Column or rack with torque sensor', usd: [200, 1600], ifNeeded: true }],
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
        'The assistance can vanish while parking and come back. Have battery and cables tested before further trips.',
    },
    patterns: [
      'Fails when parking with lights and heater on, fine on the open road.',
      'Starts soon after a battery change with a terminal left loose.',
    ],
    checks: [
      {
        title: 'Test the battery and the terminals',
        steps: [
          'Measure at rest, then running with lights and blower on.',
          'Twist both terminals and look for white or green crust.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Below 12.2 V at rest, below 13 V running, or a loose clamp',
            means: 'Supply is weak, the likely cause.',
            effect: 'supports',
          },
          {
            finding: '12.5 V and 14 V, clamps tight',
            means: 'Battery and charging are good.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure voltage drop while steering',
        steps: [
          'With the car running, measure between battery negative and the body of the steering unit while a helper turns at standstill.',
          'Then between battery plus and the steering supply at the main fuse box.',
        ],
        tool: 'Multimeter, a helper',
        minutes: 25,
        needs: 'running',
        outcomes: [
          {
            finding: 'More than 0.3 V on either',
            means: 'A bad earth, fuse link or cable starves the steering.',
            effect: 'confirms',
          },
          {
            finding: 'Less than 0.1 V on both',
            means: 'The supply is fine, look at the unit.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore the power supply of the electric steering',
      overview:
        'Terminals, earths and the main fuse are cleaned and tightened, and a weak battery is replaced. It is cheap work that saves many steering racks.',
      minutes: [30, 120],
      tools: ['Multimeter', 'Socket set', 'Wire brush', 'Contact grease', 'Battery charger'],
      steps: [
        'Charge the battery fully and have it load-tested. Replace it with the right type if it fails.',
        'Disconnect the negative lead of the battery. Wait ten minutes if you work near airbag parts.',
        'Clean posts and clamps to bright lead and tighten so they cannot be twisted by hand.',
        'Find the earth points of body, engine and steering unit. Undo, brush both faces bright, grease and tighten.',
        'Look at the steering fuse link. A cracked or browned link or its loose nut is renewed or tightened.',
        'Check the big plug at the steering unit for heat marks and water.',
        'Connect the battery, start, and turn lock to lock twice, which many cars need to put out the warning light.',
        'Repeat the voltage drop test and clear the codes. Park ten times lock to lock with lights and blower on: the assistance must stay on and the warning light stay out.',
      ],
      safety: [
        'Take the negative off first and put it on last.',
        'A spanner between plus and body welds itself fast: cover the plus pole.',
      ],
      stopIf:
        'Stop if voltage is fine and the warning light stays. Then the unit must be read by a workshop.',
    },
    parts: [
      { name: 'Ground strap, fuse link or terminal', usd: [8, 50] },
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
        'Only the steering is at fault: the engine may idle while the car is parked, hands clear of moving parts.',
      reason:
        'The steering is without help and may not come back. Have the car recovered. To clear the road, move it at walking pace only, with both hands.',
    },
    patterns: [
      'Heat opens a solder joint: gone after half an hour, back after cooling.',
      'After a jump start the wrong way round the power stage is burnt.',
    ],
    checks: [
      {
        title: 'See whether the unit answers',
        steps: [
          'Scan all control units of the car.',
          'Check the steering fuses if the steering unit is missing from the list.',
        ],
        tool: 'Scan tool for all units',
        minutes: 15,
        outcomes: [
          {
            finding: 'Steering unit missing with good fuses, or internal fault code',
            means: 'The control unit has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Answers without an internal code',
            means: 'The unit itself is alive.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Restart after cooling',
        steps: [
          'Note how long after starting the warning light comes on.',
          'Let the car cool for an hour with the bonnet open and start again.',
        ],
        tool: 'Watch',
        minutes: 70,
        needs: 'running',
        outcomes: [
          {
            finding: 'Assistance is back when cool and fails again hot',
            means: 'Fits an open solder joint in the unit.',
            effect: 'supports',
          },
          {
            finding: 'No link to heat',
            means: 'Look at supply and plug as well.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the electric steering control unit repaired',
      overview:
        'Some units can be taken off and rebuilt by a specialist, which keeps the coding. Others are one with the motor or rack. Ask before buying.',
      minutes: [90, 360],
      tools: ['Scan tool for coding', 'Socket set', 'Antistatic bag', 'Battery charger'],
      steps: [
        'Ask for recalls and the manufacturer’s goodwill with the VIN.',
        'Prove supply and earth under load before condemning the unit.',
        'Have the coding read out and saved, if the unit still answers.',
        'Disconnect the battery. The workshop removes the unit from column or rack and looks for water traces, with the leak found and sealed.',
        'The unit goes to a rebuilder, or a new one with the exact number is fitted with new seals.',
        'The battery is reconnected. Coding is written back, torque and angle sensors calibrated, end stops learnt.',
        'Test drive with 30 minutes of parking manoeuvres, hot: even help both ways, no warning light, no code after three restarts.',
        'Ask for a warranty of at least a year on a rebuild.',
      ],
      safety: [
        'Do not drive with help that fails at random.',
        'Column units are near the airbag: disconnect the battery and wait.',
      ],
      stopIf: 'It is for a workshop: an unset unit may steer by itself.',
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
        'Steering that sticks at speed can carry you out of lane. Drive slowly, keep both hands on the wheel and have it looked at at once.',
    },
    patterns: [
      'After a long straight motorway drive the wheel needs a small break-free push.',
      'Worse on hot days, and it is gone for a while after turning lock to lock.',
    ],
    checks: [
      {
        title: 'Feel for the notch on a straight road',
        steps: [
          'On an empty, straight road, at the lowest speed at which you notice it, move the wheel a finger width left and right, both hands on it.',
          'Note whether it moves freely or sticks and then slips.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Sticks at centre, then jumps',
            means: 'Fits too much friction in the gear.',
            effect: 'supports',
          },
          { finding: 'Moves freely', means: 'It does not stick at present.', effect: 'weakens' },
        ],
      },
      {
        title: 'Switch lane keeping off',
        steps: [
          'Switch every lane assist off in the menu and drive the same road.',
          'Compare with it switched on again.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Sticks the same with lane assist off',
            means: 'It is mechanical.',
            effect: 'supports',
          },
          {
            finding: 'Gone with lane assist off',
            means: 'It was the lane assist steering against you.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Turn with the wheels raised and power off',
        steps: [
          'Chock the rear wheels, put the front on stands under the body, switch the power off, and unlock the steering as the manual allows.',
          'Turn the road wheels slowly by hand through the centre from one side.',
        ],
        tool: 'Jack, axle stands',
        minutes: 25,
        outcomes: [
          {
            finding: 'A tight spot at the centre only',
            means: 'The gear binds there.',
            effect: 'confirms',
          },
          {
            finding: 'Even resistance all the way',
            means: 'Look at column joints, strut tops and lane assist.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a sticking electric steering gear regreased or replaced',
      overview:
        'Manufacturers cure it with new grease and a softer preload spring for the worm, new software, or a new gear. The work and its calibration are done by the dealer, often free.',
      minutes: [90, 360],
      tools: ['Dealer scan tool', 'Manufacturer’s grease and spring kit', 'Steering wheel holder'],
      steps: [
        'Look the VIN up for recalls and bulletins on sticky steering.',
        'Write down speed, temperature and how long you drove before it sticks. Take the technician on that road.',
        'Have tyre pressures and alignment checked first.',
        'The dealer measures the turning force with a spring scale through the centre.',
        'With the kit, the worm cover is opened, grease redistributed or added and a new spring fitted.',
        'Otherwise the complete gear is replaced and the wheels aligned.',
        'Software is updated, then torque sensor and angle sensor are calibrated.',
        'Drive half an hour of motorway before you sign: small corrections must feel fluid.',
      ],
      safety: [
        'Keep both hands on the wheel and use no lane assist meanwhile.',
        'No spray oil into the gear: it harms the plastic wheel.',
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
        'The steering stays connected, but the assistance may change without notice. Drive gently until the update is installed.',
    },
    patterns: [
      'It appears after an over-the-air update or after a battery was disconnected.',
      'Several owners of the same model year report the same message.',
    ],
    checks: [
      {
        title: 'Restart and turn lock to lock',
        steps: [
          'Park, switch off, lock and leave the car for ten minutes.',
          'Start and turn the wheel slowly from lock to lock once.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'The message is gone for days',
            means: 'Fits software or a lost end-stop value.',
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
          'Open the update menu of the car and look the VIN up for recalls.',
          'Ask the dealer to compare the steering software version.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'Newer software for your complaint exists',
            means: 'The update is the remedy.',
            effect: 'confirms',
          },
          {
            finding: 'Newest version installed and hardware code stored',
            means: 'It is not software.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Update the electric steering software',
      overview:
        'No part is needed. The update is done over the air or by the dealer with a steady battery, and the sensors are calibrated afterwards.',
      minutes: [30, 120],
      tools: ['Battery charger', 'Dealer scan tool or over-the-air update'],
      steps: [
        'Charge the 12 V battery and set tyre pressures.',
        'Note the present software version and take a photo of the message.',
        'Over the air: park, plug in or have enough charge, start the update and leave the car alone until it says finished.',
        'At the dealer: a charger is connected, the steering unit flashed, then stability and lane units to matching versions.',
        'Steering angle and torque are calibrated, end stops learnt.',
        'Codes are cleared and the version printed.',
        'Try parking, a bend and a motorway stretch. Choose the steering mode you like in the menu again.',
      ],
      safety: [
        'Never drive or switch off during an update.',
        'Have it towed if the assistance has gone completely.',
      ],
      stopIf:
        'If the message returns within a week, ask for hardware tests instead of another update.',
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
        'It is a knock and a little slack in the assistance, not in the steering link itself. Have it done in the next few weeks.',
    },
    patterns: [
      'A dull click felt in the rim when rocking the wheel at standstill with the engine on.',
      'Loud on cobbles, gone with the engine off.',
    ],
    checks: [
      {
        title: 'Rock the wheel with power on and off',
        steps: [
          'With the car standing and the power on, rock the wheel quickly a few degrees left and right.',
          'Switch off and rock it the same way within the free movement.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Click in the column with power on, hardly any when off',
            means: 'The motor knocks in its coupling.',
            effect: 'supports',
          },
          {
            finding: 'The same knock from below with power off',
            means: 'Shaft, rack or track rod is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Feel the motor under the dash',
        steps: [
          'Take the lower panel off, but only if no knee airbag sits in it: with one, leave this to a workshop.',
          'Hold a hand on the motor housing, clear of the turning shaft, while a helper rocks the wheel with the power on.',
        ],
        tool: 'Screwdriver, a helper',
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
        'The part costs little and the work is getting at it: the column is lowered and the motor unbolted. Motor and worm must go back in the same position.',
      minutes: [120, 240],
      tools: [
        'Socket set',
        'Trim tools',
        'Steering wheel holder',
        'Torque wrench',
        'Scan tool for calibration',
      ],
      steps: [
        'Straighten the wheels, hold the steering wheel with a strap, disconnect the battery and wait ten minutes for the airbag.',
        'Take off the lower panel, knee airbag if fitted, and the column shrouds.',
        'Unplug the motor and unit. Loosen the column nuts so that it drops on to the seat side, supported on cloth.',
        'Undo the two or three motor bolts and draw the motor straight off.',
        'Pick all crumbs of the old coupling out of the claws.',
        'Press the new coupling on with a trace of the grease supplied. Line up the claws and push the motor on without force.',
        'Bolt the motor and the column to the torque in the vehicle manual. Check the joint bolt below.',
        'Plug it in, refit the panels and reconnect the battery with nobody in front of the airbag.',
        'Start, turn lock to lock, calibrate torque and angle if the warning light stays. Rock the wheel left and right at standstill: the knock must be gone.',
      ],
      safety: [
        'Airbags: disconnect the battery and wait before touching column or knee panel.',
        'Never let the steering wheel turn freely with the column undone.',
      ],
      stopIf:
        'Stop if you cannot lower the column without opening the joint and are unsure of its bolt.',
    },
    parts: [{ name: 'Flexible coupling', usd: [5, 25] }],
    labourHours: [1.2, 2.5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
