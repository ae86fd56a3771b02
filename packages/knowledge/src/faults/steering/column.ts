import type { FaultEntry } from '../../schema.ts';

/** Steering wheel, column, shaft, lock and angle sensor. */
export const steeringColumnFaults = {
  'steering-intermediate-shaft-worn': {
    name: 'Worn steering intermediate shaft',
    workshopName: 'Intermediate steering shaft sliding joint or universal joint worn',
    summary:
      'The shaft between column and steering gear slides and bends in joints. When its grease is gone it clunks in low-speed turns, and you feel the click in your hands.',
    prior: 2.6,
    shifts: [
      {
        makes: ['Chevrolet', 'GMC', 'Cadillac', 'Buick'],
        models: [
          'Silverado',
          'Sierra',
          'Tahoe',
          'Suburban',
          'Yukon',
          'Escalade',
          'Impala',
          'Malibu',
          'Trailblazer',
          'Envoy',
        ],
        years: [1999, 2014],
        factor: 4,
        source: 'maker bulletins for the intermediate shaft, widely reported by owners',
      },
      { minAgeYears: 4, factor: 1.3, source: 'wear part' },
    ],
    symptoms: {
      'steering-clunk': 0.8,
      'steering-loose': 0.3,
      'clunk-over-bumps': 0.25,
      'steering-noise': 0.12,
      'steering-vibration': 0.06,
    },
    against: ['steering-warning', 'tyre-wear-uneven', 'steering-fluid-leak', 'steering-pull'],
    conditions: { 'at-low-speed': 0.55, turning: 0.6, 'over-bumps': 0.25 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A dry sliding joint is only a nuisance, but visible play in a universal joint is dangerous. Have the shaft checked soon.',
    },
    patterns: [
      'A pop felt in the rim in slow turns over a kerb ramp.',
      'Greasing helps for some months, then it comes back.',
    ],
    shown: {
      summary:
        'The shaft between the column and the steering gear slides and has a joint at each end. When its grease is gone, it clunks in low-speed turns, and you feel the click in your hands.',
      patterns: [
        'You feel a pop in the steering wheel in slow turns, for example over a kerb ramp.',
        'Greasing helps for some months, and then the noise comes back.',
      ],
    },
    checks: [
      {
        title: 'Turn in a figure of eight at walking pace',
        steps: [
          'On an empty car park close the windows and drive slow figures of eight.',
          'Hold the wheel lightly, and feel where the click comes from.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'There is a click in the rim at each change of direction',
            means: 'The intermediate shaft or the column is the likely source.',
            effect: 'supports',
          },
          {
            finding: 'A clunk is felt in the floor or from a wheel',
            means: 'The suspension or a strut top mount is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Hold the shaft while somebody steers',
        steps: [
          'Switch the engine off and leave the steering unlocked. Put a hand on the shaft, in the footwell or from below with the car on axle stands.',
          'Have a helper rock the wheel. Feel above and below each joint, and keep your fingers clear of pinch points.',
        ],
        tool: 'Torch, axle stands and a helper',
        minutes: 15,
        outcomes: [
          {
            finding: 'One side of a joint moves before the other, or the slide clicks',
            means: 'The intermediate shaft is worn and should be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The shaft moves as one piece',
            means: 'The shaft is good. Look at the rack or the coupling of the steering motor.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the steering intermediate shaft',
      overview:
        'A pinch bolt at each end holds the shaft, which comes out in half an hour. The steering wheel must not turn while the shaft is out, and the bolts are renewed.',
      minutes: [45, 120],
      tools: [
        'Socket set with extension',
        'Paint pen',
        'Steering wheel holder',
        'Torque wrench',
        'Torch',
        'Grease',
        'Jack, axle stands and chocks (if needed)',
      ],
      steps: [
        'Straighten the wheels, hold the steering wheel with a strap and take the key out. If you work near airbag plugs, disconnect the battery and wait ten minutes.',
        'Mark the column, the shaft and the input of the steering gear with paint, so that they go back in line.',
        'In the footwell lift the rubber boot and undo the upper pinch bolt.',
        'Undo the lower pinch bolt at the steering gear, from the engine bay or from below with the wheels chocked.',
        'Push the two halves of the shaft together, and slide the shaft off both splines.',
        'Compare the length of the new shaft with the old one. Grease the slide if the new shaft comes dry.',
        'Fit the new shaft to the marks. The pinch bolts must pass through the grooves in the splines.',
        'Fit new bolts and tighten them to the stated torque. Pull on the shaft to make sure that it cannot slip off. Refit the rubber boot, and lower the car if it was raised.',
        'Reconnect the battery if you disconnected it. Release the wheel, turn it from lock to lock, and check that it is straight on the road.',
      ],
      safety: [
        'A missing pinch bolt means that the car cannot be steered. Check both bolts twice.',
        'If the steering wheel spins while the shaft is off, the airbag clock spring is torn.',
      ],
      stopIf: 'Stop if a bolt shears or the splines are worn.',
    },
    parts: [
      { name: 'Intermediate shaft', usd: [50, 300] },
      { name: 'Pinch bolts', usd: [5, 20] },
    ],
    labourHours: [0.5, 1.5],
    diy: 'moderate',
  },
  'steering-column-joint-seized': {
    name: 'Seized steering column joint',
    workshopName: 'Steering column universal joint corroded and binding',
    summary:
      'A universal joint of the column has rusted stiff. The steering alternates between heavy and light as you turn, and does not return by itself after a bend.',
    prior: 1,
    shifts: [{ minAgeYears: 7, factor: 1.8, source: 'wear part' }],
    symptoms: {
      'steering-sticky': 0.65,
      'steering-heavy': 0.5,
      'steering-wander': 0.2,
      'steering-noise': 0.25,
      'steering-clunk': 0.12,
      'steering-locked': 0.1,
    },
    against: ['steering-warning', 'steering-fluid-leak', 'steering-loose'],
    conditions: {
      turning: 0.5,
      'gradual-onset': 0.45,
      'after-standing': 0.15,
      constant: 0.3,
      'wet-weather': 0.1,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Steering that is stiff and does not return makes the car hard to control, and it can get worse quickly. Drive slowly to the workshop.',
    },
    patterns: [
      'Two heavy and two light places in each full turn of the wheel.',
      'The lower joint sits in salt spray behind the wheel and rusts first.',
    ],
    shown: {
      patterns: [
        'There are two heavy and two light places in each full turn of the wheel.',
        'The lower joint is exposed to salt spray behind the wheel and rusts first.',
      ],
    },
    checks: [
      {
        title: 'Feel the effort through one full turn',
        steps: [
          'With the car stationary and the engine running, turn the wheel slowly from lock to lock with two fingers.',
          'Note in which positions it is heavy.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Heavy and light alternate twice per turn',
            means: 'A universal joint is binding.',
            effect: 'supports',
          },
          {
            finding: 'It is evenly heavy, or heavy only near the lock',
            means: 'The power assistance or the strut top mounts are more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Uncouple the shaft and move the joint',
        steps: [
          'Disconnect the battery and wait ten minutes. Straighten the wheels and hold the steering wheel with a strap. Mark the lower joint, undo its pinch bolt and slide the joint off.',
          'Bend the joint by hand in both directions.',
          'Before the car moves, refit the joint to its marks with a new pinch bolt through its groove, tightened to the stated torque, and reconnect the battery.',
        ],
        tool: 'Socket set, torque wrench and steering wheel holder',
        minutes: 45,
        outcomes: [
          {
            finding: 'The joint is stiff, rough or rusty',
            means: 'The joint is seized and should be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The joint is loose and smooth',
            means: 'The joint is good. Look at the steering gear and the struts.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Free or replace a seized steering column joint',
      overview:
        'Penetrating oil may bring relief and prove the cause, but the rusted needle bearings remain damaged. The lasting repair is a new joint or shaft.',
      minutes: [45, 150],
      tools: [
        'Penetrating oil and wire brush',
        'Socket set',
        'Paint pen',
        'Steering wheel holder',
        'Torque wrench',
      ],
      steps: [
        'To prove the cause, spray penetrating oil on all four bearings of the joint with the engine off. Then start it and turn the wheel from lock to lock thirty times: if it turns more easily afterwards, you have found the fault.',
        'Straighten the wheels, hold the steering wheel with a strap and take the key out. Disconnect the battery and wait ten minutes.',
        'Mark the joint and both shafts with paint.',
        'Remove both pinch bolts and take the joint off the splines. If there is only one bolt, slide the column up to free the joint.',
        'Brush the splines clean. Do not hammer on the column, because that can shear its collapse pins.',
        'Fit the new joint to the marks. Put new bolts through the grooves and tighten them to the torque in the workshop data.',
        'Fit the boot or shield that keeps water off the joint.',
        'Reconnect the battery, turn the wheel from lock to lock and look for rubbing. Then test the car on the road: the wheel must return by itself after a bend.',
      ],
      safety: [
        'Do not rely on oil as a lasting repair: the joint can break.',
        'Hold the steering wheel while the shaft is apart, or the airbag clock spring tears.',
        'Airbag plugs are nearby: disconnect the battery and wait ten minutes first.',
      ],
      stopIf:
        'Stop if the joint is welded to the column, because the column and its airbag parts then have to come out.',
    },
    parts: [{ name: 'Column joint or lower shaft, pinch bolts', usd: [35, 260] }],
    labourHours: [0.6, 2],
    diy: 'moderate',
  },
  'steering-column-lock-failed': {
    name: 'Faulty electronic steering lock',
    workshopName: 'Electronic steering column lock (ESL/ELV) motor or switch failed',
    summary:
      'A small motor locks the column when parked. If it jams or its switch misreads, the wheel stays locked and the car will not start, though the key is accepted.',
    prior: 1.9,
    fits: { years: [2001, 2040] },
    shifts: [
      {
        makes: ['Mercedes-Benz', 'Mercedes'],
        models: ['C-Class', 'E-Class', 'C', 'E', 'GLK', 'CLK', 'SLK', 'A-Class', 'B-Class'],
        years: [2004, 2015],
        factor: 3,
        source: 'widely reported by owners',
      },
      {
        makes: ['Nissan', 'Infiniti'],
        models: ['Altima', 'Maxima', '370Z', 'G37', 'Juke'],
        years: [2007, 2014],
        factor: 2.5,
        source: 'widely reported by owners, maker bulletin',
      },
      {
        makes: ['Volkswagen', 'Audi', 'Skoda', 'Seat'],
        years: [2004, 2012],
        factor: 1.8,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'steering-locked': 0.65,
      'no-crank': 0.5,
      'key-not-recognised': 0.25,
      immobiliser: 0.25,
      'steering-warning': 0.3,
      'electrics-odd': 0.06,
      'wont-start': 0.31,
    },
    against: ['slow-crank', 'steering-heavy', 'steering-noise', 'cranks-no-start'],
    conditions: {
      'starting-up': 0.6,
      intermittent: 0.4,
      'cold-weather': 0.15,
      'after-standing': 0.3,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The lock works only while the car is parked, so once it has started the car may be driven. The next start may fail, so park where the car can be recovered.',
    },
    patterns: [
      'No whirr from the column when the key goes in.',
      'Wiggling the wheel while switching on helps for weeks, then no more.',
    ],
    shown: {
      summary:
        'A small motor locks the steering column when the car is parked. If it jams or its switch gives a wrong signal, the wheel stays locked and the car will not start, although the key is accepted.',
      patterns: [
        'There is no whirr from the column when the key goes in.',
        'For weeks it helps to wiggle the wheel while switching on, and then it no longer does.',
      ],
    },
    checks: [
      {
        title: 'Take the load off the lock and listen',
        steps: [
          'Sit in the car and switch the ignition on while you move the wheel gently to and fro.',
          'Listen for a short whirr under the column shroud.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There is no whirr, the wheel is locked and it will not start',
            means: 'The motor of the lock is not running. Check the battery and the key next.',
            effect: 'supports',
          },
          {
            finding: 'It unlocks when wiggled and always starts',
            means: 'The lock was only under load from the front wheels.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Rule out the battery and the key',
        steps: [
          'Measure the 12 V battery, and charge it if it shows less than 12.2 V.',
          'Try the spare key, held at the place that the manual names.',
          'Read the codes of the access or column control unit.',
        ],
        tool: 'Multimeter and scan tool',
        minutes: 20,
        outcomes: [
          {
            finding: 'The battery and both keys are good, and there is a column lock code',
            means: 'The steering lock has failed.',
            effect: 'confirms',
          },
          {
            finding: 'It starts with a charged battery or the other key',
            means: 'The steering lock is good. Replace the battery or the key.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair or replace the electronic steering lock',
      overview:
        'The lock is coded to the key and the immobiliser, so it is renewed by a workshop or an auto locksmith who can code it. Shear bolts hold it in place to stop thieves.',
      minutes: [60, 240],
      tools: [
        'Scan tool with immobiliser functions',
        'Drill or chisel for shear bolts',
        'Trim tools',
        'Battery charger',
      ],
      steps: [
        'Charge the battery, try the spare key and wiggle the wheel. Tap the lock lightly through the lower shroud while you switch on. If the car starts once, drive to the workshop and do not switch off on the way.',
        'Compare the offers of the dealer and of an auto locksmith. A coded emulator is a choice only where the law and your insurer allow it.',
        'The technician disconnects the battery, waits ten minutes and takes the shrouds off.',
        'If the old lock still answers, its data is read before it is removed.',
        'The shear bolts are drilled or turned out, and the lock is taken off the column.',
        'A new motor is fitted in the lock, or a new lock is coded with the data of the old one.',
        'New shear bolts are tightened until their heads snap off.',
        'The battery is reconnected and the lock tested twenty times: unlock, start, switch off and lock. This is done with both keys, cold and after a drive, and no code may return.',
        'Ask for all keys to be tried and for the old lock to be returned to you.',
      ],
      safety: [
        'The lock must never be able to engage while the car is moving. Do not fit a home-made bypass.',
        'An airbag is nearby. Disconnect the battery and wait ten minutes before anyone works on the column.',
      ],
      stopIf:
        'Leave this to a workshop, because without the data of the old lock the car may be immobilised for good.',
    },
    parts: [{ name: 'Rebuilt steering lock or its motor, and shear bolts', usd: [83, 710] }],
    labourHours: [1, 3],
    diy: 'workshop',
  },
  'steering-angle-sensor-faulty': {
    name: 'Steering angle sensor faulty or not calibrated',
    workshopName: 'Steering angle sensor signal implausible or uncalibrated',
    summary:
      'The sensor in the column tells the car where you steer. When it fails or loses its zero, stability control and assists switch off, and the helper lamps light up.',
    prior: 2.5,
    fits: { years: [1996, 2040] },
    symptoms: {
      'stability-light': 0.75,
      'steering-warning': 0.3,
      'abs-light': 0.25,
      'assist-unavailable': 0.25,
      'lane-assist-fault': 0.12,
      'steering-off-centre': 0.2,
      'hill-hold-fault': 0.06,
      'headlight-aim': 0.04,
      'parking-sensor-fault': 0.04,
    },
    against: ['steering-heavy', 'steering-noise', 'brake-soft-pedal', 'steering-fluid-leak'],
    conditions: {
      'after-repair': 0.5,
      intermittent: 0.25,
      turning: 0.2,
      'starting-up': 0.2,
      'after-jump-start': 0.35,
    },
    codes: {
      C0051: 0.3,
      C0460: 0.3,
      C0710: 0.15,
      U0126: 0.3,
      U0428: 0.2,
      C0615: 0.08,
      C0624: 0.08,
      C0625: 0.08,
      C0626: 0.08,
      C0627: 0.08,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The steering and the brakes work, but stability control may be off or may brake a wheel at the wrong time. Go gently in bends.',
    },
    patterns: [
      'After alignment, a battery change or column work, when nobody set the zero.',
      'The steering wheel was straightened by moving it on the splines.',
    ],
    shown: {
      summary:
        'The sensor in the column measures how far you turn the steering wheel. When it fails or loses its zero, stability control and driver assistance switch off and their warning lights come on.',
      patterns: [
        'It happens after an alignment, a battery change or work on the column when nobody set the zero.',
        'The steering wheel was straightened by moving it on its splines.',
      ],
    },
    checks: [
      {
        title: 'Turn lock to lock and drive straight',
        steps: [
          'Start the engine, turn the wheel slowly to both stops and bring it back to the middle.',
          'Then drive straight at 20–30 mph for half a minute.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The light goes out and stays out',
            means:
              'The sensor had lost its position after a loss of power, and it has now found it again.',
            effect: 'supports',
          },
          {
            finding: 'The light stays, with wheel speed codes',
            means:
              'Look at the wheel speed sensors. If there is no such code, read the steering angle.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the steering angle',
        steps: [
          'Put the wheels straight and show the steering angle in live data.',
          'Turn the steering wheel one full turn each way and watch the value.',
        ],
        tool: 'Scan tool that reads stability control data',
        minutes: 15,
        outcomes: [
          {
            finding: 'It is more than a few degrees off straight ahead, jumps or is frozen',
            means: 'Have the sensor calibrated, and replace it if that fails.',
            effect: 'confirms',
          },
          {
            finding: 'It is near zero, and even to about 360 degrees per turn',
            means: 'The sensor is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Calibrate or replace the steering angle sensor',
      overview:
        'Most sensors need only a new zero setting after the wheels have been aligned. The sensor is under the steering wheel, so the airbag has to come off to replace it.',
      minutes: [25, 150],
      tools: [
        'Scan tool with stability control calibration',
        'Socket and Torx set',
        'Tape to fix the clock spring',
        'Tyre gauge',
        'Torque wrench',
      ],
      steps: [
        'Set the tyre pressures and have the wheels aligned with the steering wheel centred, or the zero will be wrong.',
        'On level ground put the wheels straight, run the calibration in the tool and clear the codes.',
        'Test the car on the road. If the warning light stays out, the job is finished.',
        'If the sensor has to be replaced, straighten the wheels, disconnect the negative lead of the battery and wait at least ten minutes.',
        'Release the airbag and unplug it. Lay it face up, well away from you.',
        'Mark the steering wheel and the shaft, undo the bolt and pull the wheel straight off. Tape the clock spring so that it cannot turn.',
        'Replace the sensor, which is often one part with the clock spring. Leave the pin in the new clock spring until it is fitted, so that it stays centred.',
        'Refit the steering wheel with a new bolt, tightened to the stated torque, and fit the airbag last. Reconnect the battery with nobody in the car.',
        'Calibrate the sensor. Check the horn and the airbag warning light, and make sure that the wheel is straight.',
      ],
      safety: [
        'An airbag can kill if it is handled wrongly. Disconnect the battery, wait ten minutes, and carry the airbag with its cover facing away from you.',
        'Do not test an airbag plug with a multimeter.',
      ],
      stopIf:
        'Stop before the airbag if you have not removed one before, and have a workshop do that part.',
    },
    parts: [{ name: 'Steering angle sensor and wheel bolt', usd: [53, 408], ifNeeded: true }],
    labourHours: [0.4, 1.8],
    diy: 'hard',
  },
  'steering-wheel-or-column-bolt-loose': {
    name: 'Loose steering wheel or column bolt',
    workshopName: 'Steering wheel centre bolt or column mounting bolts loose',
    summary:
      'The bolt that holds the steering wheel on its shaft, or those that hold the column, are loose. The wheel wobbles in your hands or moves towards you.',
    prior: 0.65,
    shifts: [
      {
        makes: ['Ford', 'Lincoln'],
        models: ['Fusion', 'MKZ'],
        years: [2014, 2018],
        factor: 5,
        source: 'Ford recall of 2018 for steering wheel bolts',
      },
      {
        makes: ['Tesla', 'Nissan'],
        models: ['Model Y', 'Ariya'],
        years: [2022, 2023],
        factor: 3,
        source: 'maker recalls of 2023 for steering wheels that come off',
      },
    ],
    symptoms: {
      'steering-loose': 0.8,
      'steering-clunk': 0.3,
      'steering-noise': 0.15,
      'steering-vibration': 0.15,
      'steering-off-centre': 0.08,
      'airbag-light': 0.06,
      'horn-fault': 0.04,
    },
    against: ['steering-wander', 'tyre-wear-uneven', 'clunk-over-bumps', 'steering-fluid-leak'],
    conditions: { 'after-repair': 0.3, 'sudden-onset': 0.2, 'gradual-onset': 0.25, constant: 0.3 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'If the steering wheel comes off, the car cannot be controlled. Do not drive it or have it towed on its wheels: have it recovered on a truck.',
    },
    patterns: [
      'The rim rocks up and down or in and out, not only round.',
      'New cars soon after delivery, or after airbag work.',
    ],
    shown: {
      summary:
        'The bolt that holds the steering wheel on its shaft, or the bolts that hold the column, are loose. The wheel wobbles in your hands or moves towards you.',
      patterns: [
        'The rim can be rocked up and down or in and out, not only turned.',
        'It happens on new cars soon after delivery, or after work on the airbag.',
      ],
    },
    checks: [
      {
        title: 'Pull and rock the rim',
        steps: [
          'Park, switch the engine off and lock the tilt lever. Pull the steering wheel towards you, then push it away.',
          'Rock the wheel up and down.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'The rim wobbles on its hub',
            means: 'The centre bolt is loose.',
            effect: 'confirms',
          },
          {
            finding: 'The whole column moves',
            means: 'The bolts of the column or the tilt lock are loose.',
            effect: 'supports',
          },
          {
            finding: 'It is firm in every direction',
            means: 'The wheel and the column are secure.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look up recalls with the VIN',
        steps: [
          'Enter the VIN or the registration on the recall page of the safety authority or the manufacturer.',
          'Look for a recall that names the steering wheel or the column.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'An open recall names the steering wheel bolt',
            means: 'The dealer has to put it right free of charge.',
            effect: 'supports',
          },
          {
            finding: 'None is open',
            means: 'Have it checked all the same if the wheel moves.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the steering wheel bolt and column secured',
      overview:
        'The bolt sits under the airbag and is coated with threadlocker, so it is replaced and not simply tightened.',
      minutes: [20, 90],
      tools: ['Torx and socket set', 'Torque wrench'],
      steps: [
        'Park, and do not move the car. Call the dealer, say that the steering wheel is loose and ask for recovery.',
        'The workshop disconnects the battery and waits for the airbag system’s reserve power to discharge.',
        'The airbag is released and stored face up.',
        'The splines of the wheel and the shaft are inspected. If they are worn, a new steering wheel or shaft is fitted.',
        'The wheel is refitted to its mark with a new coated bolt, tightened to the stated torque.',
        'The column nuts below the dashboard and the tilt lock are checked with a torque wrench.',
        'The airbag is refitted and the battery reconnected with nobody inside. The horn and the airbag warning light are checked.',
        'When you collect the car, pull the rim hard yourself in all directions and in every tilt position.',
      ],
      safety: ['Do not drive the car, not even slowly.', 'Do not remove the airbag yourself.'],
      stopIf: 'Leave this to a workshop, since the bolt is under the airbag.',
    },
    parts: [{ name: 'Steering wheel bolt', usd: [3, 20] }],
    labourHours: [0.3, 1],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
