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
        'A dry sliding joint is a nuisance, but visible play in a universal joint is a danger. Have it looked at soon.',
    },
    patterns: [
      'A pop felt in the rim in slow turns over a kerb ramp.',
      'Greasing helps for some months, then it comes back.',
    ],
    checks: [
      {
        title: 'Turn in a figure of eight at walking pace',
        steps: [
          'On an empty car park drive slow figures of eight, windows shut.',
          'Hold the wheel lightly and feel where the click is.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Click in the rim at each change',
            means: 'Fits shaft or column.',
            effect: 'supports',
          },
          {
            finding: 'Clunk felt in the floor or from a wheel',
            means: 'Fits suspension or strut mount.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Hold the shaft while somebody steers',
        steps: [
          'Switch the engine off and leave the steering unlocked. In the footwell or from below, put a hand on the shaft.',
          'Have a helper rock the wheel. Feel above and below each joint, fingers clear of pinch points.',
        ],
        tool: 'Torch, a helper',
        minutes: 15,
        outcomes: [
          {
            finding: 'One side of a joint moves before the other, or a click in the slide',
            means: 'The shaft is worn.',
            effect: 'confirms',
          },
          {
            finding: 'The shaft moves as one piece',
            means: 'Look at rack or motor coupling.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the steering intermediate shaft',
      overview:
        'The shaft is held by a pinch bolt at each end and comes out in half an hour, as long as the steering wheel is kept still. Bolts are renewed.',
      minutes: [45, 120],
      tools: [
        'Socket set with extension',
        'Paint pen',
        'Steering wheel holder',
        'Torque wrench',
        'Torch',
      ],
      steps: [
        'Straighten the wheels, hold the steering wheel with a strap and take the key out. If you work near airbag plugs, disconnect the battery and wait ten minutes.',
        'Mark column, shaft and gear input with paint so that they go back in line.',
        'Undo the upper pinch bolt in the footwell, lifting the seal boot.',
        'Undo the lower pinch bolt at the gear from the engine bay or below.',
        'Push the shaft together and slide it off both splines.',
        'Compare lengths. Grease the slide if it comes dry.',
        'Fit the new shaft to the marks. The pinch bolts must pass through the grooves in the splines.',
        'Fit new bolts to the torque in the vehicle manual and pull on the shaft to prove that it cannot slip off.',
        'Reconnect the battery if it was disconnected. Release the wheel, turn lock to lock, and check that the wheel is straight on the road.',
      ],
      safety: [
        'A missing pinch bolt means no steering: check both twice.',
        'If the wheel spins with the shaft off, the airbag clock spring is torn.',
        'Airbag plugs are nearby: disconnect the negative lead of the battery and wait ten minutes.',
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
        'Stiff steering that does not return makes the car hard to place and can get worse quickly. Drive slowly to the workshop.',
    },
    patterns: [
      'Two heavy and two light places in each full turn of the wheel.',
      'The lower joint sits in salt spray behind the wheel and rusts first.',
    ],
    checks: [
      {
        title: 'Feel the effort through one full turn',
        steps: [
          'With the car standing and the engine on, turn the wheel slowly from lock to lock with two fingers.',
          'Note where it is heavy.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Heavy and light alternate twice per turn',
            means: 'Fits a binding universal joint.',
            effect: 'supports',
          },
          {
            finding: 'Evenly heavy, or heavy only near the lock',
            means: 'Fits the assistance or strut tops.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Uncouple the shaft and move the joint',
        steps: [
          'With the wheels straight and the steering wheel held, mark and undo the lower pinch bolt and slide the joint off.',
          'Bend it by hand in both directions.',
          'Refit it on its marks with the pinch bolt through its groove, and do not move the car before it is tight.',
        ],
        tool: 'Socket set, steering wheel holder',
        minutes: 45,
        outcomes: [
          {
            finding: 'The joint is stiff, rough or rusty',
            means: 'It is seized.',
            effect: 'confirms',
          },
          {
            finding: 'The joint is loose and smooth',
            means: 'Look at the gear and struts.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Free or replace a seized steering column joint',
      overview:
        'Penetrating oil may bring relief and prove the cause, but the rusted needle bearings stay damaged. The lasting repair is a new joint or shaft.',
      minutes: [45, 150],
      tools: [
        'Penetrating oil',
        'Socket set',
        'Paint pen',
        'Steering wheel holder',
        'Torque wrench',
      ],
      steps: [
        'Straighten the wheels, hold the steering wheel with a strap and take the key out.',
        'To prove it: spray oil on all four bearings of the joint and turn lock to lock thirty times. Easier means you found it.',
        'Mark the joint to both shafts with paint.',
        'Remove both pinch bolts, or the one and slide the column up, and take the joint off the splines.',
        'Brush the splines clean. Do not hammer on the column, which can shear its collapse pins.',
        'Fit the new joint on the marks, new bolts through the grooves, to the torque in the vehicle manual.',
        'Fit the boot or shield that should keep water off. If it is missing, that is why it rusted.',
        'Turn lock to lock, look for rubbing, and road test: the wheel must return by itself.',
      ],
      safety: [
        'Check both pinch bolts twice.',
        'Do not oil and drive on for good: the joint can break.',
        'Hold the steering wheel while the shaft is apart, or the airbag clock spring tears.',
        'Airbag plugs are nearby: disconnect the negative lead of the battery and wait ten minutes.',
      ],
      stopIf:
        'Stop if the joint is welded to the column, because the column then comes out with its airbag parts.',
    },
    parts: [{ name: 'Column joint or lower shaft', usd: [35, 260] }],
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
        'It locks only when parked, so a started car may be driven. Expect that the next start may fail, and park where you can be recovered.',
    },
    patterns: [
      'No whirr from the column when the key goes in.',
      'Wiggling the wheel while switching on helps for weeks, then no more.',
    ],
    checks: [
      {
        title: 'Take the load off the lock and listen',
        steps: [
          'Sit still, switch on while moving the wheel gently to and fro.',
          'Listen for a short whirr under the column shroud.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'No whirr, wheel locked, no start',
            means: 'The lock does not run.',
            effect: 'supports',
          },
          {
            finding: 'It unlocks when wiggled and always starts',
            means: 'It was only under load from the front wheels.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Rule out battery and key',
        steps: [
          'Measure the 12 V battery, jump it if below 12.2 V.',
          'Try the spare key held at the place named in the manual.',
          'Read the codes of the access or column unit.',
        ],
        tool: 'Multimeter, scan tool',
        minutes: 20,
        outcomes: [
          {
            finding: 'Battery and both keys good, column lock code',
            means: 'The steering lock has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Starts with a charged battery or the other key',
            means: 'The lock is fine.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair or replace the electronic steering lock',
      overview:
        'The lock is coded to key and immobiliser, so it is renewed or overridden by a workshop or an auto locksmith who can code it. Shear bolts hold it against thieves.',
      minutes: [60, 240],
      tools: [
        'Scan tool with immobiliser functions',
        'Drill or chisel for shear bolts',
        'Trim tools',
        'Battery charger',
      ],
      steps: [
        'Charge the battery, try the spare key, wiggle the wheel. Tap the lock lightly through the lower shroud while switching on: if it starts once, drive to the workshop and do not switch off.',
        'Compare offers: dealer, or locksmith who fits a coded emulator where law and insurer allow.',
        'Disconnect the battery, wait ten minutes, shrouds off.',
        'The technician reads the data of the old lock while it still answers.',
        'Shear bolts are drilled or turned out, the lock taken off the column.',
        'A new motor is fitted in the lock, or a new lock coded with the data.',
        'New shear bolts are tightened until they snap off.',
        'Reconnect the battery and test twenty times: switch on, unlock, start, off, lock. Check with both keys, cold and after a drive, and see that no code returns.',
        'Ask for all keys to be tried and for the old lock back.',
      ],
      safety: [
        'A lock may never be able to drop in while driving: no home-made bypass.',
        'An airbag is nearby: disconnect the battery and wait.',
      ],
      stopIf:
        'It is workshop work, because without the old data the car may be immobilised for good.',
    },
    parts: [{ name: 'Steering lock, rebuilt, or motor', usd: [80, 700] }],
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
        'Steering and brakes work, but stability control may be off or brake a wheel at the wrong time. Go gently in bends.',
    },
    patterns: [
      'After alignment, a battery change or column work, when nobody set the zero.',
      'The steering wheel was straightened by moving it on the splines.',
    ],
    checks: [
      {
        title: 'Turn lock to lock and drive straight',
        steps: [
          'Start, turn slowly to both stops and back to the middle.',
          'Drive straight at 20-30 mph for half a minute.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The light goes out and stays out',
            means: 'The sensor had lost its position after a power cut.',
            effect: 'supports',
          },
          {
            finding: 'The light stays, with wheel speed codes',
            means: 'Look at the ABS sensors.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the steering angle',
        steps: [
          'Show the steering angle in live data with the wheels straight.',
          'Turn one full turn each way.',
        ],
        tool: 'Scan tool with ESC data',
        minutes: 15,
        outcomes: [
          {
            finding: 'More than a few degrees off straight ahead, jumps or frozen',
            means: 'Calibrate or replace the sensor.',
            effect: 'confirms',
          },
          {
            finding: 'Near zero, and even to about 360 degrees per turn',
            means: 'The sensor is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Calibrate or replace the steering angle sensor',
      overview:
        'Most need only a zero setting after the wheels are aligned. A dead sensor sits under the steering wheel, so the airbag has to come off.',
      minutes: [25, 150],
      tools: [
        'Scan tool with ESC calibration',
        'Socket and Torx set',
        'Tape to fix the clock spring',
        'Tyre gauge',
      ],
      steps: [
        'Set tyre pressures, and have the alignment right with the wheel centred, or the zero will be wrong.',
        'On level ground, wheels straight, run the calibration in the tool and clear the codes.',
        'Road test. Finished if the warning light stays out.',
        'To replace it, straighten the wheels, disconnect the battery’s negative lead and wait at least ten minutes.',
        'Release the airbag, unplug it, and lay it face up away from you.',
        'Mark wheel to shaft, undo its bolt and pull it straight off. Tape the clock spring so that it cannot turn.',
        'Swap the sensor, often one with the clock spring, kept in its centre position with its pin.',
        'Refit with a new wheel bolt to the torque in the vehicle manual, with the airbag last, and reconnect the battery with nobody in the car.',
        'Calibrate and check horn, airbag light and that the wheel is straight.',
      ],
      safety: [
        'An airbag can kill when handled wrongly: disconnect the battery, wait, carry it facing away.',
        'Do not test an airbag plug with a meter.',
      ],
      stopIf: 'Hand over the airbag part if you have not done it before.',
    },
    parts: [{ name: 'Steering angle sensor', usd: [50, 400], ifNeeded: true }],
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
        'A steering wheel that comes off leaves the car without control. Do not drive, have it towed.',
    },
    patterns: [
      'The rim rocks up and down or in and out, not only round.',
      'New cars soon after delivery, or after airbag work.',
    ],
    checks: [
      {
        title: 'Pull and rock the rim',
        steps: [
          'Park, switch the engine off and lock the tilt lever. Pull the wheel towards you and push it away.',
          'Rock it up and down.',
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
            means: 'Column bolts or the tilt lock are loose.',
            effect: 'supports',
          },
          { finding: 'Firm in every direction', means: 'Both are tight.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Look up recalls with the VIN',
        steps: ['Enter the VIN on the recall page.', 'Look for steering wheel or column.'],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'An open recall names the steering wheel bolt',
            means: 'The dealer has to put it right free.',
            effect: 'supports',
          },
          {
            finding: 'None open',
            means: 'Have it checked all the same if it moves.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the steering wheel bolt and column secured',
      overview:
        'The bolt sits under the airbag and has thread lock, so it is replaced, not just tightened. The workshop comes to the car or tows it.',
      minutes: [20, 90],
      tools: ['Torx and socket set', 'Torque wrench', 'New wheel bolt', 'Recovery truck'],
      steps: [
        'Park, and do not move the car. Tell the dealer that the steering wheel is loose and ask for recovery.',
        'The workshop disconnects the battery and waits for the airbag to discharge.',
        'The airbag is released and stored face up.',
        'The splines of wheel and shaft are inspected. Worn splines mean a new wheel or shaft.',
        'A new coated bolt is fitted with the wheel on its mark and tightened to the manufacturer’s torque.',
        'The column nuts below the dash and the tilt lock are checked with a torque wrench.',
        'Refit the airbag, reconnect the battery with nobody inside, and check the horn and the airbag light.',
        'At delivery pull the rim hard yourself, in all directions and in every tilt position.',
      ],
      safety: ['Do not drive, not even slowly.', 'Do not take the airbag off yourself.'],
      stopIf: 'This is for a workshop, since the bolt is under the airbag.',
    },
    parts: [{ name: 'Steering wheel bolt', usd: [3, 20] }],
    labourHours: [0.3, 1],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
