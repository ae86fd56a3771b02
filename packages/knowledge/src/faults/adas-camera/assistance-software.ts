import type { FaultEntry } from '../../schema.ts';

/** Assistance that decides wrongly although its parts are sound. */
export const assistanceSoftwareFaults = {
  'aeb-false-activation-software': {
    name: 'Emergency braking triggers falsely (software)',
    workshopName: 'AEB/FCW false activation, software logic or recall',
    summary:
      'The emergency-braking software takes bridges, parked cars, shadows or reflections for obstacles. The car brakes hard for nothing, and the cars behind may run into it.',
    prior: 3.2,
    fits: { years: [2013, 2099] },
    shifts: [
      {
        makes: ['Nissan'],
        models: ['Rogue', 'Qashqai', 'X-Trail'],
        years: [2017, 2020],
        factor: 3,
        source: 'widely reported by owners, service campaigns and authority investigation',
      },
      {
        makes: ['Honda', 'Acura'],
        models: ['CR-V', 'Accord', 'Insight', 'Passport'],
        years: [2017, 2022],
        factor: 2.5,
        source: 'widely reported by owners, authority investigation',
      },
      {
        makes: ['Volkswagen'],
        models: ['Atlas', 'Atlas Cross Sport'],
        years: [2018, 2022],
        factor: 1.8,
        source: 'widely reported by owners',
      },
      {
        makes: ['Mazda'],
        models: ['Mazda3', '3'],
        years: [2019, 2020],
        factor: 2,
        source: 'maker recall for false automatic braking',
      },
    ],
    symptoms: {
      'false-emergency-braking': 0.8,
      'collision-warning-false': 0.48,
      'adaptive-cruise-fault': 0.12,
      'assist-unavailable': 0.1,
      'lurches-when-stopping': 0.04,
      'brake-wheel-locks': 0.1,
    },
    against: ['no-emergency-braking', 'camera-blank', 'brake-drag', 'blind-spot-fault'],
    conditions: {
      intermittent: 0.6,
      'sudden-onset': 0.3,
      'at-high-speed': 0.25,
      'at-low-speed': 0.15,
      'after-repair': 0.03,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'An unwanted full braking can cause a rear-end crash. Set the system to late or off as the manual allows until it is updated.',
    },
    patterns: [
      'At the same bridge, bend or car-park ramp again and again.',
      'Sensors are clean, aimed and without codes, which points to the software.',
    ],
    checks: [
      {
        title: 'Note place, sun and speed of each event',
        steps: [
          'After each event stop safely and write down place, speed, light, cars and roadside objects.',
          'Save dashcam clips.',
        ],
        tool: 'Dashcam',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Same kind of place, and no dirt or repair before',
            means: 'Typical of software that misjudges.',
            effect: 'supports',
          },
          {
            finding: 'Only since a bumper or screen repair',
            means: 'The repair has moved a sensor: have its aim checked.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for an update or recall',
        steps: [
          'Check the VIN on the government page.',
          'Ask the dealer for bulletins on false braking and compare the software version.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'Update or recall for false braking',
            means: 'The manufacturer knows the fault.',
            effect: 'confirms',
          },
          {
            finding: 'None, and a sensor stores alignment or blockage',
            means: 'That sensor is at fault, not the program.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Get false emergency braking investigated and updated',
      overview:
        'There is no part to change when the sensors are proven sound: the cure is new software or changed settings. Good records and a report to the authority are what moves manufacturers.',
      minutes: [30, 120],
      tools: ['Dashcam', 'Notes', 'VIN'],
      steps: [
        'Reduce the danger: set the warning distance to late, or switch the system off for the trip as the manual describes. It usually comes back at the next start.',
        'Clean radar panel and camera window, so that nobody can blame dirt.',
        'Check recalls and software versions by VIN.',
        'Give the dealer dates, places and clips in writing, and ask for the event data to be read. Many cars store pictures or triggers.',
        'Ask for radar and camera alignment values before and after.',
        'Have the newest software installed for camera, radar and brake unit together.',
        'Drive the same places again with an empty road behind you.',
        'Report to the safety authority, with VIN and dates. Recalls for false braking began with such reports.',
        'If it happens again, ask for an engineer of the manufacturer and for a written answer.',
      ],
      safety: [
        'Watch your mirror at the places you know, and keep your foot ready: pressing the accelerator firmly overrides most systems.',
        'Never provoke it in traffic.',
      ],
      stopIf: 'Do not drive with the system on if it has braked hard twice within a week.',
    },
    parts: [],
    labourHours: [0.5, 2],
    diy: 'workshop',
  },

  'aeb-no-activation-software': {
    name: 'Emergency braking does not react (limits or software)',
    workshopName: 'AEB non-activation: operating limits, setting or software defect',
    summary:
      'The car did not warn or brake before an obstacle, without any message. The system was outside its limits or switched off, or its software missed the object.',
    prior: 1,
    fits: { years: [2013, 2099] },
    symptoms: {
      'no-emergency-braking': 0.85,
      'assist-unavailable': 0.12,
      'adaptive-cruise-fault': 0.15,
      'airbag-no-deploy': 0.06,
      'brake-failure': 0.04,
    },
    against: ['false-emergency-braking', 'collision-warning-false', 'camera-blank'],
    conditions: {
      'at-high-speed': 0.15,
      'wet-weather': 0.1,
      'after-impact': 0.25,
      'cured-by-restart': 0.35,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The foot brake works as before. Drive as if the car had no automatic braking until it has been checked.',
    },
    patterns: [
      'Most systems do not react fully to crossing traffic, standing cars at speed, or in glare and dark.',
      'After a fault message that was clicked away the system stays off for the trip.',
    ],
    checks: [
      {
        title: 'See if the system is switched on',
        steps: [
          'Look in the menu for automatic braking, warning distance and trailer mode.',
          'Look in the manual for its speed range and what it detects.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'Off, or the case lies outside its limits',
            means: 'It could not react.',
            effect: 'confirms',
          },
          {
            finding: 'On, and the case lies well within its limits',
            means: 'Software or a sensor missed the object.',
            effect: 'supports',
          },
          {
            finding: 'It did brake, but late',
            means: 'It reduced the speed as designed.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the event memory read',
        steps: [
          'Do not drive on much after a crash. Ask for the memory of airbag, camera, radar and brake unit.',
          'Look for object detected, request and driver override.',
        ],
        tool: 'Scan tool or crash-data tool (workshop)',
        minutes: 60,
        outcomes: [
          {
            finding: 'No object detected although the sensors were ready',
            means: 'The software or sensor missed it.',
            effect: 'confirms',
          },
          {
            finding: 'Driver override or system not ready recorded',
            means: 'The system acted as designed.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have automatic braking that failed to react checked',
      overview:
        'It cannot be tested on the road by the owner. The data in the car shows what it saw. Secure them before the car is repaired or scrapped. Often no part is needed but a setting or an update.',
      minutes: [45, 150],
      tools: ['Vehicle manual', 'Photos of the scene', 'VIN'],
      steps: [
        'After a crash think of people first. Then photograph scene, screen messages and sensor area with dirt or damage.',
        'Ask insurer and workshop to keep the car unrepaired until the data have been read.',
        'Read the limits in the manual: speed, light, crossing traffic, pedestrians, bicycles.',
        'Check that it is on, distance set to early, and no trailer or wash mode is active.',
        'The workshop reads software levels, recalls, alignment angles and blockage counters.',
        'It updates camera, radar and brake unit, and calibrates if any value is off.',
        'It runs the static self-test of the brake unit.',
        'Ask for the print-out of the event and give it to insurer and safety authority.',
        'Use longer distances in future. Automatic braking reduces a crash, it does not replace looking.',
      ],
      safety: [
        'Never try it against people, cars or walls.',
        'If your foot brake felt weak too, do not drive at all and have the brakes checked.',
      ],
      stopIf: 'Stop driving if the brake pedal itself did not stop the car.',
    },
    parts: [],
    labourHours: [0.7, 2.5],
    diy: 'workshop',
  },

  'adaptive-cruise-logic-fault': {
    name: 'Adaptive cruise brakes or drops out for no reason (software)',
    workshopName: 'ACC target selection or map-speed logic fault',
    summary:
      'Adaptive cruise picks the wrong target or a wrong speed limit. It brakes for trucks in the next lane, slows at exits, speeds up late or drops out, while the sensors are sound.',
    prior: 0.9,
    fits: { years: [2010, 2099] },
    shifts: [
      {
        makes: ['Tesla'],
        models: ['Model 3', 'Model Y'],
        years: [2021, 2024],
        factor: 3,
        source: 'widely reported by owners, authority investigation of phantom braking',
      },
    ],
    symptoms: {
      'adaptive-cruise-fault': 0.72,
      'false-emergency-braking': 0.38,
      'sign-recognition-wrong': 0.15,
      'collision-warning-false': 0.1,
      'self-driving-error': 0.12,
      'cruise-speed-wrong': 0.15,
      'cruise-drops-out': 0.12,
    },
    against: ['assist-unavailable', 'no-emergency-braking', 'blind-spot-fault'],
    conditions: { 'at-high-speed': 0.5, intermittent: 0.5, constant: 0.1, 'at-low-speed': 0.08 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason: 'Drive without adaptive cruise where others follow closely. The car itself is sound.',
    },
    patterns: [
      'Only with cruise on, never with your own foot: this separates it from emergency braking faults.',
      'At the same exit, bridge or change of limit every day.',
    ],
    checks: [
      {
        title: 'Drive the same road with cruise off',
        steps: [
          'Drive the place of the event three times with adaptive cruise and three times without it.',
          'Have an empty road behind you and note each unwanted braking.',
        ],
        tool: 'None',
        minutes: 60,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Only with cruise on',
            means: 'The cruise logic is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'Also with cruise off',
            means: 'Emergency braking is acting.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Switch the speed-limit coupling off',
        steps: [
          'In the menu switch off adapting speed to signs, bends and route.',
          'Drive the same place.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Braking gone',
            means: 'Wrong map or sign data made it slow down.',
            effect: 'supports',
          },
          {
            finding: 'No change, with a message on alignment',
            means: 'The radar aim is wrong.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Tame adaptive cruise that brakes for nothing',
      overview:
        'Settings and updates do what parts cannot. Start with the coupling to maps and signs, then software, and only then sensor aim. No part is needed when radar and camera are proven sound.',
      minutes: [30, 90],
      tools: ['Vehicle menu', 'Notes and dashcam clips'],
      steps: [
        'Clean radar panel and camera window.',
        'Set the gap to the middle step. The longest gap reacts to cars that cut in far away.',
        'Switch off the automatic adoption of speed limits from signs and map for one week.',
        'Update maps and vehicle software, at home with a well charged battery.',
        'Keep a list of places and weather. Add clips.',
        'Ask the dealer to compare versions and read alignment angles of the radar.',
        'Have calibration done if an angle is near its limit, or if bumper or screen were ever off.',
        'Report braking without cause to the safety authority.',
        'Use cruise only with space behind you, foot above the accelerator, until it has been right for weeks.',
      ],
      safety: [
        'Keep a foot ready to accelerate through false braking with traffic behind.',
        'You are the driver: cruise does not see all that stands still.',
      ],
      stopIf: 'Stop using it if it brakes hard more than once a trip.',
    },
    parts: [],
    labourHours: [0.5, 1.5],
    diy: 'easy',
  },

  'lane-keep-steering-logic-fault': {
    name: 'Lane keeping steers wrongly (software or worn markings)',
    workshopName: 'Lane keep assist false intervention, no sensor fault',
    summary:
      'Lane keeping follows tar seams, old paint or exit lines, or pulls too hard. The sensor works, but the software reads the road wrongly and tugs at the wheel.',
    prior: 1.2,
    fits: { years: [2012, 2099] },
    shifts: [
      {
        makes: ['Honda', 'Acura'],
        models: ['Civic', 'CR-V', 'Integra'],
        years: [2022, 2025],
        factor: 1.6,
        source: 'widely reported by owners (sticky steering and lane keeping felt together)',
      },
    ],
    symptoms: {
      'lane-assist-pulls': 0.82,
      'steering-self-turns': 0.25,
      'lane-assist-fault': 0.12,
      'steering-pull': 0.08,
      'self-driving-error': 0.06,
    },
    against: [
      'assist-unavailable',
      'false-emergency-braking',
      'steering-warning',
      'blind-spot-fault',
    ],
    conditions: { intermittent: 0.5, 'at-high-speed': 0.3, 'wet-weather': 0.15 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Switch lane keeping off with its button. The steering itself works, and your hands can always overrule it.',
    },
    patterns: [
      'In road works, at exits and on wet roads with low sun.',
      'Gone at once with the button off, which clears steering and tyres of suspicion.',
    ],
    checks: [
      {
        title: 'Drive with lane keeping off',
        steps: [
          'Switch it off with button or menu and drive the same road.',
          'Switch it on again and compare, both hands on the wheel.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          { finding: 'The tugging is gone', means: 'Lane keeping did it.', effect: 'supports' },
          { finding: 'Still pulls', means: 'Steering, tyres or alignment.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Compare roads with good and bad lines',
        steps: [
          'With it on and both hands on the wheel, drive a road with fresh lines and one with seams and old paint.',
          'Note at each tug to which side it went and which line it followed.',
        ],
        tool: 'None',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Right on good lines, wrong on bad',
            means: 'The software has reached its limit with poor markings.',
            effect: 'confirms',
          },
          {
            finding: 'Wrong to the same side everywhere',
            means: 'The camera is out of calibration.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Set up lane keeping that steers wrongly',
      overview:
        'Most owners want it gentler rather than gone. Settings, an update and, if it is off to one side everywhere, calibration put it right. Usually no part is needed.',
      minutes: [20, 60],
      tools: ['Vehicle menu', 'Tyre gauge', 'Glass cleaner'],
      steps: [
        'Find the menu for lane assistance. Choose warning only, late, or weak steering.',
        'Switch it off in road works, in ruts and with chains.',
        'Clean the camera window and set tyre pressures, as a car that pulls makes it correct all the time.',
        'Have wheel alignment checked if the wheel is not straight on a straight road.',
        'Install updates for camera and steering.',
        'Ask for bulletins on steering feel, since a sticky rack is easily taken for lane assist.',
        'If it sits to one side on all roads, have the camera calibrated.',
        'Test with both hands on the wheel on a quiet road.',
      ],
      safety: [
        'Hands stay on the wheel. It is an aid for seconds, not a driver.',
        'Switch it off before narrow lanes and road works.',
      ],
      stopIf:
        'Stop and have it towed if the wheel moves with the assistant off: that is a steering fault.',
    },
    parts: [],
    labourHours: [0.3, 1],
    diy: 'easy',
  },

  'hands-on-detection-fault': {
    name: 'Hands-on sensor in the steering wheel faulty',
    workshopName: 'Steering wheel touch (HOD) sensor or torque threshold fault',
    summary:
      'The sensor in the rim or the torque sensor does not feel your hands. Lane centring nags to hold the wheel, beeps and switches itself off although you do.',
    prior: 0.56,
    fits: { years: [2016, 2099] },
    symptoms: {
      'driver-monitor-fault': 0.6,
      'lane-assist-fault': 0.45,
      'assist-unavailable': 0.25,
      'adaptive-cruise-fault': 0.2,
      'self-driving-error': 0.05,
    },
    against: ['false-emergency-braking', 'camera-blank', 'lane-assist-pulls'],
    conditions: { constant: 0.3, intermittent: 0.35, 'cold-weather': 0.12 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The car drives normally. Use it without lane centring if the nagging distracts you.',
    },
    patterns: [
      'Worse with gloves, a wheel cover or dry hands on touch-sensing rims.',
      'A light grip on a straight road gives too little torque on cars that measure only turning force.',
    ],
    checks: [
      {
        title: 'Try bare hands in several places',
        steps: [
          'On a quiet road with lane centring on, hold the rim at nine and three with bare hands, then give a slight turning pull.',
          'Take off any wheel cover.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Nags wherever and however you hold',
            means: 'The sensor does not feel your hands.',
            effect: 'supports',
          },
          {
            finding: 'Stops with bare hands or slight pull',
            means: 'Normal behaviour of the system.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read the touch sensor live',
        steps: [
          'Have a workshop show the hands-on status of each zone while you grip and release.',
          'Wear the gloves you drive with in a second run.',
        ],
        tool: 'Scan tool for the make',
        minutes: 20,
        outcomes: [
          {
            finding: 'A zone stays off or on all the time',
            means: 'The mat or its unit has failed.',
            effect: 'confirms',
          },
          {
            finding: 'All zones follow your hands',
            means: 'The sensor works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the hands-on sensor repaired',
      overview:
        'Start with updates and a bare rim. A dead sensing mat means a new steering wheel rim, which is airbag work for a workshop.',
      minutes: [30, 120],
      tools: ['Leather cleaner', 'Vehicle menu'],
      steps: [
        'Remove wheel covers and grip tapes. Clean the rim of cream and dirt.',
        'Install open software updates, since manufacturers have changed thresholds after complaints.',
        'Note how often it nags per ten miles, with and without gloves.',
        'Have the touch zones or torque values read live.',
        'If one zone is dead the workshop disconnects the 12-volt battery and waits before taking the airbag off.',
        'It checks the plug below the airbag, then replaces unit or rim, and sets the steering angle to zero.',
        'The battery is reconnected. Airbag and horn are tested, and no airbag light may stay on.',
        'Drive ten miles with lane centring and count the warnings again.',
      ],
      safety: [
        'The airbag in the wheel can injure or kill when handled wrongly: workshop only.',
        'Never hang weights on the wheel to cheat the system.',
      ],
      stopIf: 'Do not open the steering wheel yourself.',
    },
    parts: [{ name: 'Steering wheel rim or sensing unit', usd: [250, 900], ifNeeded: true }],
    labourHours: [0.5, 2],
    diy: 'workshop',
  },

  'self-driving-software-error': {
    name: 'Self-driving feature decides wrongly (software)',
    workshopName: 'Level 2 driving automation: behavioural software defect',
    summary:
      'Autopilot, Full Self-Driving or a similar feature steers, brakes or picks its way wrongly, or gives up without enough warning. The parts are sound, the software misjudges the scene.',
    prior: 0.8,
    fits: { years: [2015, 2099] },
    shifts: [
      {
        makes: ['Tesla'],
        years: [2016, 2025],
        factor: 5,
        source: 'NHTSA recalls 23V-085 and 23V-838',
      },
      {
        makes: ['Ford', 'Lincoln', 'Cadillac', 'Chevrolet', 'GMC'],
        years: [2021, 2026],
        factor: 1.3,
        source: 'hands-free systems fitted',
      },
    ],
    symptoms: {
      'self-driving-error': 0.88,
      'false-emergency-braking': 0.25,
      'no-emergency-braking': 0.15,
      'lane-assist-pulls': 0.12,
      'adaptive-cruise-fault': 0.1,
      'unintended-acceleration': 0.06,
      'sign-recognition-wrong': 0.06,
    },
    against: ['camera-blank', 'parking-sensor-fault', 'blind-spot-fault'],
    conditions: { 'at-high-speed': 0.2, intermittent: 0.4, turning: 0.15, 'cured-by-restart': 0.4 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason: 'Switch the feature off and drive yourself. The car is safe to drive by hand.',
    },
    patterns: [
      'Turns across traffic, phantom braking below bridges, merging lanes and road works are the usual scenes.',
      'Behaviour changes with each software version, for better and for worse.',
    ],
    checks: [
      {
        title: 'Save the clip and the version',
        steps: [
          'Save the dashcam clip at once and note time, place and software version.',
          'Read the release notes and recalls for that version.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'Known scene or recall for your version',
            means: 'A software defect is likely.',
            effect: 'supports',
          },
          {
            finding: 'The feature was not on',
            means: 'Another fault made the car act.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for camera or calibration messages',
        steps: [
          'Look in the message list for blocked, blinded or uncalibrated cameras at that time.',
          'Look at every camera lens for dirt and mist.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'No message and clean cameras',
            means: 'The software misjudged.',
            effect: 'supports',
          },
          {
            finding: 'A camera was blocked or calibrating',
            means: 'The cameras could not see, so it was not the logic.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Report and update a self-driving feature that errs',
      overview:
        'No part is needed. You can take the feature out of use, secure the evidence, install updates and recalibrate the cameras. Law and manuals keep you responsible for every second.',
      minutes: [30, 120],
      tools: ['Saved clips', 'Software version', 'VIN'],
      steps: [
        'Take over: brake or steer firmly. Then switch the feature off in the menu, not only for the moment.',
        "Save the clip on the car's memory and copy it. It is overwritten within an hour on some cars.",
        'Write down what you saw, what it did and what you did, in that order.',
        'Clean all cameras and check for calibration messages. Recalibrate by the menu if the car offers it.',
        'Install the newest version and read the recall page for your VIN.',
        'Report through the car or the service app with time stamp, and to the safety authority.',
        'Ask the service centre for the log of that minute.',
        'Try it again only by day on a simple road, hands on the wheel, and give it up if the scene repeats.',
      ],
      safety: [
        'Keep your hands on the wheel and your eyes on the road. It can fail within half a second.',
        'Never test it near people, schools or crossings.',
      ],
      stopIf:
        'Do not use the feature again after a near miss until a corrected version is installed.',
    },
    parts: [],
    labourHours: [0.3, 1.5],
    diy: 'easy',
  },

  'driver-monitor-camera-fault': {
    name: 'Driver-monitoring camera blocked or faulty',
    workshopName: 'Driver monitoring system camera or infrared emitter fault',
    summary:
      'The camera on the column or mirror does not see your eyes because of sunglasses, sun or dirt, or because it has failed. It warns that you do not look at the road and ends assisted driving.',
    prior: 0.56,
    fits: { years: [2018, 2099] },
    shifts: [
      {
        makes: ['Subaru', 'Ford', 'Cadillac', 'GMC', 'Chevrolet', 'BMW', 'Volvo', 'Tesla'],
        factor: 1.4,
        source: 'makes with driver cameras as standard',
      },
    ],
    symptoms: {
      'driver-monitor-fault': 0.85,
      'assist-unavailable': 0.22,
      'adaptive-cruise-fault': 0.12,
      'self-driving-error': 0.08,
      'lane-assist-fault': 0.08,
    },
    against: ['camera-blank', 'false-emergency-braking', 'blind-spot-fault', 'lane-assist-pulls'],
    conditions: { intermittent: 0.4, 'hot-weather': 0.1 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car drives normally. Warnings distract, so switch the assistant off if they come without cause.',
    },
    patterns: [
      'Certain polarised or mirrored sunglasses block infrared light.',
      'A high wheel position hides a camera on the column.',
    ],
    checks: [
      {
        title: 'Change glasses, seat and wheel position',
        steps: [
          'Clean the camera window with a soft cloth.',
          'Lower the wheel and drive without sunglasses, then with.',
        ],
        tool: 'Soft cloth',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Quiet without glasses or with a lower wheel',
            means: 'The view was blocked, the part is sound.',
            effect: 'weakens',
          },
          {
            finding: 'Warns just the same, or shows a camera fault',
            means: 'Camera or software is at fault.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Look for the infrared light with a phone',
        steps: [
          'In the dark, in Ready, point a phone camera at the driver camera and look for a faint violet glow.',
          'Compare with a television remote control, whose light the phone must show.',
        ],
        tool: 'Phone',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'No glow on a car with infrared lights',
            means: 'The emitters are dead.',
            effect: 'confirms',
          },
          {
            finding: 'Glow visible and face is shown as seen',
            means: 'The camera works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore the driver-monitoring camera',
      overview:
        'Cleaning, position and an update solve most cases. A dead camera is replaced with its column cover or mirror and matched to the car.',
      minutes: [20, 90],
      tools: ['Microfibre cloth', 'Vehicle menu', 'Scan tool (workshop)'],
      steps: [
        'Wipe the window on column, mirror or pillar with a dry microfibre cloth.',
        'Set seat and wheel so that the camera sees your whole face above the rim.',
        'Enrol your face again where the car stores one, without hat and glasses, in daylight.',
        'Try other sunglasses. Brown, unmirrored ones usually pass infrared light.',
        'Install updates, as thresholds are often corrected.',
        'If a fault stays, have the unit read: supply, emitter and lens blockage are listed apart.',
        'The workshop replaces the camera once the battery has been off for as long as the airbags need, since their lines run in the same trim.',
        'It codes and calibrates it to the seat position, then tests on the road.',
      ],
      safety: [
        'Do not cover the camera: assisted driving then ends at the worst moment.',
        'Column and pillar trims hide airbag parts. Leave them closed.',
      ],
      stopIf: 'Hand it over when a permanent camera fault is shown.',
    },
    parts: [{ name: 'Driver camera', usd: [180, 650], ifNeeded: true }],
    labourHours: [0.3, 1.5],
    diy: 'easy',
  },

  'speed-limit-data-outdated': {
    name: 'Wrong speed-limit data or sign reading',
    workshopName: 'Traffic sign recognition or map speed data incorrect',
    summary:
      'Old map data, signs for side roads or stickers on lorries give the car a wrong limit. It beeps, shows nonsense or slows down with predictive cruise.',
    prior: 0.64,
    fits: { years: [2012, 2099] },
    symptoms: {
      'sign-recognition-wrong': 0.85,
      'adaptive-cruise-fault': 0.25,
      'cruise-speed-wrong': 0.2,
      'collision-warning-false': 0.04,
      'infotainment-fault': 0.06,
    },
    against: ['assist-unavailable', 'camera-blank', 'lane-assist-pulls', 'false-emergency-braking'],
    conditions: { intermittent: 0.45 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'Your eyes and the real signs count. Switch the coupling of cruise and sign reading off until it is right.',
    },
    patterns: [
      'Always at the same exits and side roads.',
      'Shows limits of another country or unit after import or travel.',
    ],
    checks: [
      {
        title: 'Compare map version and country',
        steps: [
          'Look at map version, country and units in the menu.',
          'Look on the map manufacturer’s page for the newest version.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Map older than a year or wrong country',
            means: 'Old data explain the errors.',
            effect: 'supports',
          },
          {
            finding: 'New map and right country',
            means: 'Camera reading is the cause.',
            effect: 'neutral',
          },
          {
            finding: 'New map and the message that the camera is blocked',
            means: 'The camera cannot see the signs, so the data are not to blame.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Switch the map source off',
        steps: [
          'If the menu allows, take limits from the camera only for two days.',
          'Drive past the places where it was wrong before.',
        ],
        tool: 'None',
        minutes: 5,
        days: 3,
        needs: 'moving',
        outcomes: [
          { finding: 'Errors gone', means: 'The map is wrong.', effect: 'confirms' },
          {
            finding: 'Errors stay with the camera alone',
            means: 'The camera misreads signs.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Correct wrong speed-limit warnings',
      overview:
        'An update and two settings are all it takes, and no part is needed. In some regions the warning returns at each start by law, but it can be silenced for the trip.',
      minutes: [15, 60],
      tools: ['Home wifi or USB stick', 'Vehicle menu'],
      steps: [
        'Set country, language and units.',
        'Download the newest map over wifi, USB or at the dealer.',
        'Clean the camera window.',
        'Switch off the taking over of limits by cruise. Keep the display alone.',
        'Learn the short way to silence the warning: often a long press on a wheel button.',
        'Report wrong limits to the map manufacturer on its website, with place.',
        'Drive the place again after the update.',
      ],
      safety: [
        'Make settings only when parked.',
        'Do not let cruise change speed by signs on motorways until it has proved right.',
      ],
      stopIf: 'Have the camera checked if it misreads clear signs everywhere.',
    },
    parts: [{ name: 'Map update', usd: [40, 150], ifNeeded: true }],
    labourHours: [0.2, 0.5],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
