import type { FaultEntry } from '../../schema.ts';

/** What opens the clutch, beyond the hydraulics. */
export const clutchReleaseFaults = {
  'clutch-cable-stretched': {
    name: 'Clutch cable worn or broken',
    workshopName: 'Clutch cable stretched, frayed or its self-adjuster failed',
    summary:
      'On many small and older cars a steel cable joins pedal and clutch. It frays, stiffens in its sleeve or its adjuster slips: the pedal goes heavy or drops, gears crunch, and one day the cable snaps.',
    prior: 2,
    fits: { transmissions: ['manual'], years: [1950, 2018] },
    symptoms: {
      'clutch-heavy': 0.5,
      'clutch-pedal-soft': 0.45,
      'gear-wont-engage': 0.4,
      'gear-crunch': 0.4,
      'clutch-noise': 0.2,
      'clutch-slips': 0.15,
      'stuck-in-gear': 0.2,
    },
    against: ['brake-fluid-leak', 'clutch-judder', 'gearbox-leak'],
    conditions: {
      'clutch-pressed': 0.6,
      'gradual-onset': 0.35,
      'sudden-onset': 0.3,
      'cold-weather': 0.15,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A frayed cable can snap in traffic. Drive only to the workshop, and avoid queues. If the pedal stays down, do not drive.',
    },
    patterns: [
      'Goes heavier for weeks, then twangs and falls to the floor.',
      'The plastic of a self-adjuster at the pedal cracks on Fiestas, Golfs and Corsas.',
    ],
    shown: {
      summary:
        'On many small and older cars a steel cable connects the pedal to the clutch. The cable frays or stiffens in its sleeve, or its adjuster slips. The pedal becomes heavy or drops, the gears crunch, and in the end the cable snaps.',
      patterns: [
        'The pedal gets heavier for weeks, then the cable snaps with a twang and the pedal falls to the floor.',
        'The plastic of the self-adjuster at the pedal cracks, for example on the Fiesta, Golf and Corsa.',
      ],
    },
    checks: [
      {
        title: 'Look at both ends of the clutch cable',
        tool: 'Torch',
        minutes: 15,
        steps: [
          'Switch the engine off. Look at the end of the cable at the pedal, and at the other end where it pulls the lever on the gearbox.',
          'Look for broken strands of wire and for kinks in the outer sleeve.',
        ],
        outcomes: [
          {
            finding: 'There are broken strands, or the end has pulled through',
            means: 'The cable is about to snap and must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'There is no cable, but a pipe with fluid',
            means: 'This car has a hydraulic clutch, so look for a leak at the cylinders instead.',
            effect: 'rules-out',
          },
          {
            finding: 'The cable is intact and straight',
            means: 'The cable is good. Look at its adjuster and at the clutch itself.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Feel the clutch pedal with the engine off',
        tool: 'None',
        minutes: 5,
        steps: [
          'Switch the engine off. Press the clutch pedal slowly all the way down several times.',
          'Feel for roughness, for unusual weight and for free play at the top of the travel.',
        ],
        outcomes: [
          {
            finding: 'It is rough, heavy, or has more than 25 mm of free play',
            means: 'The cable or its adjuster is worn.',
            effect: 'supports',
          },
          { finding: 'It is smooth and light', means: 'The cable runs freely.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace the clutch cable',
      minutes: [45, 120],
      overview:
        'The cable unhooks at the gearbox and at the pedal. Route the new one in the same curves without kinks, and set its free play.',
      tools: [
        'Spanners',
        'Pliers',
        'Torch',
        'Grease',
        'Wheel chocks',
        'Jack and axle stands (if needed)',
      ],
      steps: [
        'Chock the wheels, and raise the car on axle stands if you have to work from below. Disconnect the battery if it has to come out to make room.',
        'Slacken the adjuster and unhook the cable from the lever on the gearbox.',
        'Unhook the cable from the pedal in the footwell and pull it out through the bulkhead.',
        'Route the new cable the same way, well clear of the exhaust and the steering.',
        'Put a little grease on both ends of the cable, and hook them on to the pedal and the lever.',
        'Set the free play to the figure in the manual. If the cable adjusts itself, press the pedal ten times so that it can do so.',
        'Lower the car, and reconnect the battery if you disconnected it. Start the engine, press the clutch and try every gear at a standstill, including reverse.',
      ],
      safety: [
        'Chock the wheels and put the gearbox in neutral before you unhook the cable.',
        'Never work under a car that is held up only by a jack.',
      ],
      stopIf:
        'Stop if the lever on the gearbox is itself stiff: the fork or the release bearing is worn, and the gearbox must come out.',
    },
    parts: [{ name: 'Clutch cable', usd: [15, 70] }],
    labourHours: [0.6, 1.5],
    diy: 'moderate',
  },
  'clutch-rusted-to-flywheel': {
    name: 'Clutch stuck to the flywheel after standing',
    workshopName: 'Clutch driven plate corroded to flywheel',
    summary:
      'After months in the damp the lining rusts to the flywheel. The pedal feels normal, but no gear goes in with the engine running, and in gear the car jumps when the starter turns.',
    prior: 0.9,
    fits: { transmissions: ['manual'] },
    symptoms: {
      'gear-wont-engage': 0.8,
      'gear-crunch': 0.5,
      'stuck-in-gear': 0.3,
      'no-reverse': 0.25,
      'clutch-judder': 0.1,
    },
    against: [
      'clutch-slips',
      'clutch-pedal-soft',
      'brake-fluid-leak',
      'drivetrain-burning-smell',
      'gearbox-leak',
    ],
    conditions: {
      'after-long-standing': 0.85,
      'after-standing': 0.4,
      'clutch-pressed': 0.5,
      'wet-weather': 0.25,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Do not force the gears. Once the clutch has come free the car may be driven, but try it away from public roads first.',
    },
    patterns: ['Laid up over the winter, and in spring no gear goes in with the engine running.'],
    checks: [
      {
        title: 'Try the gears with the engine off',
        tool: 'None',
        minutes: 5,
        steps: [
          'Switch the engine off and put the handbrake on. Press the clutch pedal and try all the gears.',
          'Compare this with how the gears go in once the engine is running.',
        ],
        outcomes: [
          {
            finding: 'All gears go in with the engine off, but none once it runs',
            means: 'The clutch is not releasing.',
            effect: 'supports',
          },
          {
            finding: 'None of them goes in either way',
            means: 'The gear linkage is the cause, not the clutch.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Watch the release lever while a helper presses the pedal',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Switch the engine off. Find the release lever or the slave cylinder on the outside of the gearbox.',
          'Let a helper press the clutch pedal slowly while you watch how far the lever moves.',
        ],
        outcomes: [
          {
            finding: 'The lever moves its full way',
            means:
              'The pedal and the release mechanism work, so the clutch plate is stuck to the flywheel.',
            effect: 'confirms',
          },
          {
            finding: 'It hardly moves',
            means: 'The cable or the hydraulics are at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    shown: {
      summary:
        'When a car has been parked for months in the damp, the lining rusts to the flywheel. The pedal feels normal, but no gear goes in with the engine running, and in gear the car jumps when the starter turns.',
      patterns: [
        'The car was laid up over the winter, and in spring no gear goes in with the engine running.',
      ],
    },
    guide: {
      title: 'Free a clutch that is rusted to its flywheel',
      minutes: [30, 300],
      overview:
        'Heat and a pedal that is held down free most stuck clutches without any new part. Breaking it free with the engine is the last resort.',
      tools: ['Piece of wood to hold the pedal down', 'Wheel chocks', 'Jack and four axle stands'],
      steps: [
        'Start the engine in neutral in the open air and let it reach its normal temperature, so that the housing and the clutch plate warm up.',
        'Switch the engine off, press the clutch pedal to the floor and hold it down overnight with a piece of wood between the pedal and the seat.',
        'Next day warm the engine up again, press the pedal quickly several times and try to select a gear.',
        'If the clutch still sticks, raise the car so that all driven wheels are clear of the ground, and support it on axle stands. With the engine off, select third gear. Press the clutch, start the engine and touch the brake pedal briefly.',
        'Once the clutch is free, switch the engine off, lower the car and pull away gently ten times, letting the clutch slip a little each time to clean its faces.',
        'Try all the gears at a standstill, and then on a quiet road.',
        'While the car is laid up, press the clutch pedal every few weeks.',
      ],
      safety: [
        'When wheels are off the ground, support the car on axle stands on both sides, chock the other wheels and let nobody stand near it.',
        'Never run the engine in a closed garage: exhaust gas kills.',
        'Never start the car in gear with anything in front of it or behind it.',
      ],
      stopIf:
        'Stop after three tries: if the lining tears off, the clutch is ruined and the gearbox has to come out anyway.',
    },
    parts: [{ name: 'Clutch kit', usd: [150, 450], ifNeeded: true }],
    labourHours: [0.5, 5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
