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
        'An unwanted full brake application can cause a rear-end crash. Set the system to late or off, as the manual allows, until it is updated.',
    },
    patterns: [
      'At the same bridge, bend or car-park ramp again and again.',
      'Sensors are clean, aimed and without codes, which points to the software.',
    ],
    shown: {
      summary:
        'The emergency braking software takes bridges, parked cars, shadows or reflections for obstacles. The car brakes hard for no reason, and the cars behind may run into it.',
      patterns: [
        'It happens at the same bridge, bend or car park ramp again and again.',
        'The sensors are clean, aimed and without codes, which points to the software.',
      ],
    },
    checks: [
      {
        title: 'Note the place, light and speed of each event',
        steps: [
          'After each event stop safely and write down the place, the speed, the light, other cars and objects at the roadside.',
          'Save the dashcam clips.',
        ],
        tool: 'Dashcam',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It happens in the same kind of place, with no dirt or repair before',
            means: 'This is typical of software that misjudges what it sees.',
            effect: 'supports',
          },
          {
            finding: 'It has happened only since a bumper or windscreen repair',
            means: 'The repair has moved a sensor: have its aim checked.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for an update or recall',
        steps: [
          'Check the VIN on the government’s recall page.',
          'Ask the dealer about bulletins on false braking, and compare the software version.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'There is an update or recall for false braking',
            means: 'The manufacturer knows the fault: have it put right.',
            effect: 'confirms',
          },
          {
            finding: 'There is none, and a sensor stores alignment or blockage',
            means: 'That sensor is at fault, not the software.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Get false emergency braking investigated and updated',
      overview:
        'Once the sensors are proven good there is no part to change: the cure is new software or changed settings. Good records and reports to the authority persuade manufacturers to act.',
      minutes: [30, 120],
      tools: ['Dashcam', 'Notes', 'VIN'],
      steps: [
        'Reduce the danger: set the warning distance to late, or switch the system off for the trip as the manual describes. It usually comes back on at the next start.',
        'Clean the radar panel and the camera window, so that dirt is ruled out.',
        'Check for recalls and software versions, using the VIN.',
        'Give the dealer the dates, places and clips in writing, and ask for the event data to be read. Many cars store pictures or the trigger.',
        'Ask for the alignment values of the radar and the camera before and after the work.',
        'Have the newest software installed in the camera, radar and brake units together.',
        'Drive past the same places again with an empty road behind you.',
        'Report it to the vehicle safety authority (in Great Britain the DVSA), with the VIN and the dates. Recalls for false braking began with such reports.',
        'If it happens again, ask for an engineer of the manufacturer and for a written answer.',
      ],
      safety: [
        'At the places you know, watch your mirror and be ready: pressing the accelerator firmly overrides most systems.',
        'Never provoke the fault in traffic.',
      ],
      stopIf: 'Stop driving with the system on if it has braked hard twice within a week.',
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
    shown: {
      patterns: [
        'Most systems do not react fully to crossing traffic, to stationary cars when you approach at speed, or in glare and darkness.',
        'After a fault message has been dismissed, the system stays off for the trip.',
      ],
    },
    checks: [
      {
        title: 'See if the system is switched on',
        steps: [
          'Look in the menu at automatic braking, the warning distance and trailer mode.',
          'Look in the manual for the speed range of the system and for what it detects.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'It was off, or the case is outside its limits',
            means: 'The system could not react.',
            effect: 'confirms',
          },
          {
            finding: 'It was on, and the case is well within its limits',
            means: 'The software or a sensor missed the object.',
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
          'After a crash, drive as little as possible. Ask a garage to read the memory of the airbag, camera, radar and brake units.',
          'Have it look for the entries ‘object detected’, ‘brake request’ and ‘driver override’.',
        ],
        tool: 'Scan tool or crash-data tool (in a garage)',
        minutes: 60,
        outcomes: [
          {
            finding: 'No object was detected although the sensors were ready',
            means: 'The software or sensor missed it.',
            effect: 'confirms',
          },
          {
            finding: '‘Driver override’ or ‘system not ready’ is recorded',
            means: 'The system acted as designed.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have automatic braking that failed to react checked',
      overview:
        'The owner cannot test the system on the road. The data in the car show what it saw, so secure them before the car is repaired or scrapped. Often no part is needed, only a setting or an update.',
      minutes: [45, 150],
      tools: ['Vehicle manual', 'Photos of the scene', 'VIN'],
      steps: [
        'After a crash think of people first. Then photograph the scene, the messages on the screen and the area of the sensors with any dirt or damage.',
        'Ask the insurer and the garage to leave the car unrepaired until the data have been read.',
        'Read the limits of the system in the manual: speed, light, crossing traffic, pedestrians and bicycles.',
        'Check that it is on, that the distance is set to early and that no trailer or car-wash mode is active.',
        'Have the garage read the software versions, open recalls, alignment angles and blockage counters.',
        'It updates the camera, radar and brake units, and calibrates them if any value is off.',
        'It runs the static self-test of the brake unit.',
        'Ask for the printout of the event and give it to the insurer and the DVSA.',
        'Leave longer distances in future.',
      ],
      safety: [
        'Never try the system out against people, cars or walls.',
        'If your foot brake felt weak too, do not drive at all and have the brakes checked.',
      ],
      stopIf: 'Stop driving if the foot brake itself did not stop the car.',
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
      reason: 'Drive without adaptive cruise where others follow closely. The car itself is safe.',
    },
    patterns: [
      'Only with cruise on, never with your own foot: this separates it from emergency braking faults.',
      'At the same exit, bridge or change of limit every day.',
    ],
    shown: {
      summary:
        'Adaptive cruise picks the wrong target or a wrong speed limit. It brakes for lorries in the next lane, slows at exits, speeds up late or drops out, although the sensors are good.',
      patterns: [
        'It happens only with cruise on, never with your own foot on the pedal: that separates it from emergency braking faults.',
        'It happens at the same exit, bridge or change of limit every day.',
      ],
    },
    checks: [
      {
        title: 'Drive the same road with cruise off',
        steps: [
          'Drive past the place three times with adaptive cruise on and three times without it.',
          'Do this with an empty road behind you, and note each unwanted braking.',
        ],
        tool: 'None',
        minutes: 60,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It happens only with cruise on',
            means: 'The cruise control logic is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'It happens with cruise off as well',
            means: 'The emergency braking is acting.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Switch off the link to speed limits',
        steps: [
          'In the menu, switch off the adaptation of the speed to signs, bends and the route.',
          'Drive past the same place again.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The braking is gone',
            means: 'Wrong map or sign data made it slow down.',
            effect: 'supports',
          },
          {
            finding: 'Nothing changes, and a message mentions alignment',
            means: 'The aim of the radar is wrong.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Stop adaptive cruise from braking for nothing',
      overview:
        'Settings and updates do what parts cannot. Start with the link to maps and signs, then the software, and only then the aim of the sensors. No part is needed when the radar and camera are proven good.',
      minutes: [30, 90],
      tools: ['Vehicle manual', 'Notes and dashcam clips'],
      steps: [
        'Clean the radar panel and the camera window.',
        'Set the gap to the middle step. The longest gap reacts to cars that cut in far ahead.',
        'For one week, switch off the automatic adoption of speed limits from signs and the map.',
        'Update the maps and the vehicle software, at home with a well-charged battery.',
        'Make a list of the places and the weather, with clips.',
        'Ask the dealer to compare the software versions and to read the alignment angles of the radar.',
        'Have the radar or camera calibrated if an angle is near its limit, or if the bumper or windscreen has ever been off.',
        'Report braking without cause to the DVSA.',
        'Until it has been right for weeks, use cruise only with space behind you and with your foot over the accelerator.',
      ],
      safety: [
        'With traffic behind, be ready to accelerate through false braking.',
        'You are the driver: cruise control does not see everything that is stationary.',
      ],
      stopIf: 'Stop using it if it brakes hard more than once in a trip.',
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
        'Switch lane keeping off with its button. The steering itself works, and your hands can always override it.',
    },
    patterns: [
      'In road works, at exits and on wet roads with low sun.',
      'Gone at once with the button off, which clears steering and tyres of suspicion.',
    ],
    shown: {
      patterns: [
        'It happens in roadworks, at exits and on wet roads with low sun.',
        'It is gone at once with the button off, which rules out the steering and tyres.',
      ],
    },
    checks: [
      {
        title: 'Drive with lane keeping off',
        steps: [
          'Switch lane keeping off with the button or the menu and drive on the same road.',
          'Switch it on again and compare, with both hands on the wheel.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The tugging is gone',
            means: 'Lane keeping was the cause.',
            effect: 'supports',
          },
          {
            finding: 'The car still pulls',
            means: 'Look at the steering, tyres and wheel alignment.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare roads with good and bad lines',
        steps: [
          'With lane keeping on and both hands on the wheel, drive a road with fresh lines and one with seams and old paint.',
          'Note at each tug to which side it pulled and which line it followed.',
        ],
        tool: 'None',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It is right on good lines and wrong on bad ones',
            means: 'The software has reached its limit on poor markings.',
            effect: 'confirms',
          },
          {
            finding: 'It is wrong to the same side everywhere',
            means: 'The camera is out of calibration.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Set up lane keeping that steers wrongly',
      overview:
        'Most owners want it gentler rather than gone. Settings and an update put it right, and if it pulls to one side everywhere, calibration does. Usually no part is needed.',
      minutes: [20, 60],
      tools: ['Vehicle manual', 'Tyre gauge', 'Glass cleaner'],
      steps: [
        'Find the menu for lane assistance. Choose warning only, late or weak steering.',
        'Clean the camera window and set the tyre pressures: if the car pulls, the system has to correct it all the time.',
        'Have the wheel alignment checked if the steering wheel is not straight on a straight road.',
        'Have updates for the camera and the steering installed.',
        'Ask about bulletins on steering feel, since a sticky steering rack is easily mistaken for lane assist.',
        'If the car sits to one side of the lane on all roads, have the camera calibrated.',
        'Test it with both hands on the wheel on a quiet road.',
      ],
      safety: [
        'Your hands stay on the wheel: lane keeping helps for seconds and does not drive the car.',
        'Switch it off before narrow lanes and roadworks.',
      ],
      stopIf:
        'Stop and have the car recovered if the wheel moves with the assistant off: that is a steering fault.',
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
      reason: 'The car drives normally. Use it without lane centring if the warnings distract you.',
    },
    patterns: [
      'Worse with gloves, a wheel cover or dry hands on touch-sensing rims.',
      'A light grip on a straight road gives too little torque on cars that measure only turning force.',
    ],
    shown: {
      summary:
        'The sensor in the rim or the torque sensor does not feel your hands. Lane centring keeps asking you to hold the wheel, beeps and switches itself off although you are holding it.',
      patterns: [
        'On touch-sensing rims it is worse with gloves, a wheel cover or dry hands.',
        'On cars that measure only turning force, a light grip on a straight road gives too little of it.',
      ],
    },
    checks: [
      {
        title: 'Try bare hands in several places',
        steps: [
          'On a quiet road with lane centring on, hold the rim at nine and three with bare hands, then pull it slightly as if to turn.',
          'Park, take off any wheel cover and repeat the test.',
        ],
        tool: 'None',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It warns wherever and however you hold the wheel',
            means: 'The sensor does not feel your hands.',
            effect: 'supports',
          },
          {
            finding: 'It stops with bare hands or a slight pull',
            means: 'That is the normal behaviour of the system.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read the touch sensor live',
        steps: [
          'Have a garage show the hands-on status of each zone while you grip and release the wheel.',
          'In a second run, wear the gloves you drive with.',
        ],
        tool: 'Scan tool for the make',
        minutes: 20,
        outcomes: [
          {
            finding: 'A zone stays off or on all the time',
            means: 'The sensing mat or its control unit has failed.',
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
        'Start with updates and a bare rim. If the sensing mat has failed, a new steering wheel rim is needed, which is airbag work for a garage.',
      minutes: [30, 120],
      tools: ['Leather cleaner', 'Vehicle manual'],
      steps: [
        'Remove wheel covers and grip tapes. Clean hand cream and dirt off the rim.',
        'Have open software updates installed, since manufacturers have changed the thresholds after complaints.',
        'Note how often it warns in ten miles, with and without gloves.',
        'Have the touch zones or torque values read live.',
        'If a zone does not respond, the garage disconnects the 12-volt battery and waits before it takes the airbag off.',
        'It checks the plug below the airbag, then replaces the control unit or the rim and sets the steering angle to zero.',
        'The battery is reconnected. The airbag system and the horn are tested, and no airbag light may stay on.',
        'Drive ten miles with lane centring and count the warnings again.',
      ],
      safety: [
        'The airbag in the wheel can injure or kill when handled wrongly: leave it to a garage.',
        'Never hang weights on the wheel to deceive the system.',
      ],
      stopIf: 'Stop here: do not take the steering wheel apart yourself.',
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
    shown: {
      summary:
        'Autopilot, Full Self-Driving or a similar feature steers, brakes or chooses its way wrongly, or gives up without enough warning. The parts are good, but the software misjudges the scene.',
      patterns: [
        'The usual scenes are turns across traffic, phantom braking below bridges, merging lanes and roadworks.',
        'The behaviour changes with each software version, for better and for worse.',
      ],
    },
    checks: [
      {
        title: 'Save the clip and the version',
        steps: [
          'When parked, save the dashcam clip at once and note the time, the place and the software version.',
          'Read the release notes and the recalls for that version.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'The release notes describe it, or there is a recall for your version',
            means: 'A software defect is likely.',
            effect: 'supports',
          },
          {
            finding: 'The feature was not on',
            means: 'Another fault made the car do it.',
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
            finding: 'There is no message and the cameras are clean',
            means: 'The software misjudged the scene.',
            effect: 'supports',
          },
          {
            finding: 'A camera was blocked or calibrating',
            means: 'The camera could not see, so the software was not to blame.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Report and update a self-driving feature that errs',
      overview:
        'No part is needed. You can stop using the feature, secure the evidence, install updates and recalibrate the cameras. By law and by the manual you remain responsible for every second.',
      minutes: [30, 120],
      tools: ['USB stick for the clips', 'Soft cloth', 'VIN'],
      steps: [
        'Take over: brake or steer firmly. When parked, switch the feature off in the menu, not only for the moment.',
        'Save the clip in the car’s memory and copy it. On some cars it is overwritten within an hour.',
        'Write down what you saw, what the car did and what you did, in that order.',
        'Clean all cameras and check for calibration messages. Recalibrate them through the menu if the car offers it.',
        'Install the newest version and look up the recalls for your VIN.',
        'Report it through the car or the service app with the time, and to the DVSA.',
        'Ask the service centre for the log of that minute.',
        'Try it again only by day on a simple road with your hands on the wheel, and stop using it if the scene repeats.',
      ],
      safety: [
        'Your hands stay on the wheel and your eyes on the road: the feature can fail within half a second.',
        'Never test it near people, schools or crossings.',
      ],
      stopIf: 'After a near miss, stop using the feature until a corrected version is installed.',
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
    shown: {
      summary:
        'The camera on the column or mirror does not see your eyes because of sunglasses, sun or dirt, or because it has failed. It warns that you are not looking at the road and ends assisted driving.',
      patterns: [
        'Certain polarised or mirrored sunglasses block infrared light.',
        'If the steering wheel is set high, it hides a camera on the column.',
      ],
    },
    checks: [
      {
        title: 'Change glasses, seat and wheel position',
        steps: [
          'While parked, clean the camera window with a soft cloth.',
          'Lower the steering wheel. Drive first without sunglasses, then with them.',
        ],
        tool: 'Soft cloth',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It is quiet without glasses or with a lower wheel',
            means: 'The view was blocked; the camera is good.',
            effect: 'weakens',
          },
          {
            finding: 'It warns just the same, or shows a camera fault',
            means: 'The camera or the software is at fault.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Look for the infrared light with a phone',
        steps: [
          'In the dark, with the car in Ready and Park, point a phone camera at the driver camera and look for a faint violet glow.',
          'Compare it with a television remote control, whose light the phone must show.',
        ],
        tool: 'Phone',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is no glow on a car with infrared lights',
            means: 'The infrared emitters have failed.',
            effect: 'confirms',
          },
          {
            finding: 'A glow is visible, and the car reports that it sees the face',
            means: 'The camera works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore the driver-monitoring camera',
      overview:
        'Cleaning, position and an update solve most cases. A failed camera is replaced together with its column cover or mirror and matched to the car.',
      minutes: [20, 90],
      tools: ['Microfibre cloth', 'Phone', 'Scan tool (workshop)'],
      steps: [
        'Wipe the window on the column, mirror or pillar with a dry microfibre cloth.',
        'Set the seat and the wheel so that the camera sees your whole face above the rim.',
        'If the car stores your face, enrol it again in daylight, without a hat or glasses.',
        'Try other sunglasses. Brown, unmirrored ones usually let infrared light through.',
        'Have updates installed.',
        'If a fault remains, have the unit read: supply, emitter and lens blockage are listed separately.',
        'The garage disconnects the battery and waits as long as the airbags require, since their wires run in the same trim. Then it replaces the camera.',
        'It reconnects the battery, codes the camera, calibrates it to the seat position and tests it on the road.',
      ],
      safety: [
        'Do not cover the camera: assisted driving then ends at the worst moment.',
        'Column and pillar trims hide airbag parts: leave them closed.',
      ],
      stopIf: 'Leave it to a garage when a permanent camera fault is shown.',
    },
    parts: [{ name: 'Driver-monitoring camera', usd: [180, 650], ifNeeded: true }],
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
        'Go by your eyes and the real signs. Switch off the link between cruise control and sign reading until it is right.',
    },
    patterns: [
      'Always at the same exits and side roads.',
      'Shows limits of another country or unit after import or travel.',
    ],
    shown: {
      summary:
        'Old map data, signs for side roads or stickers on lorries give the car a wrong limit. It beeps, shows wrong limits or slows down with predictive cruise control.',
      patterns: [
        'It always happens at the same exits and side roads.',
        'After an import or a journey abroad it shows the limits of another country or unit.',
      ],
    },
    checks: [
      {
        title: 'Compare map version and country',
        steps: [
          'In the menu, look at the map version, the country and the units.',
          'Look on the map manufacturer’s page for the newest version.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'The map is over a year old or for the wrong country',
            means: 'Old or wrong data explain the errors.',
            effect: 'supports',
          },
          {
            finding: 'The map is new and for the right country',
            means: 'The camera may be misreading the signs: switch the map source off next.',
            effect: 'neutral',
          },
          {
            finding: 'The map is new, and a message says the camera is blocked',
            means: 'The camera cannot see the signs, so the map data are not to blame.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Switch the map source off',
        steps: [
          'If the menu allows it, take limits only from the camera for two days.',
          'Drive past the places where it was wrong before.',
        ],
        tool: 'None',
        minutes: 5,
        days: 3,
        needs: 'moving',
        outcomes: [
          { finding: 'The errors are gone', means: 'The map is wrong.', effect: 'confirms' },
          {
            finding: 'The errors remain with only the camera',
            means: 'The camera misreads the signs.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Correct wrong speed-limit warnings',
      overview:
        'An update and two settings are all it takes. In some regions the law makes the warning return at each start, but it can be silenced for the trip.',
      minutes: [15, 60],
      tools: ['Home wifi or USB stick', 'Sponge and water'],
      steps: [
        'Set the country, the language and the units.',
        'Download the newest map over wifi or USB, or have the dealer do it.',
        'Clean the camera window.',
        'Stop cruise control from adopting limits, and use only the display.',
        'Learn the short way to silence the warning: it is often a long press on a button on the steering wheel.',
        'Report wrong limits, with the place, on the website of the map manufacturer.',
        'Drive past the place again after the update.',
      ],
      safety: [
        'Change settings only when parked.',
        'Do not let cruise control change speed by signs on motorways until it has proved right.',
      ],
      stopIf: 'Stop and have the camera checked if it misreads clear signs everywhere.',
    },
    parts: [{ name: 'Map update', usd: [40, 150], ifNeeded: true }],
    labourHours: [0.2, 0.5],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
