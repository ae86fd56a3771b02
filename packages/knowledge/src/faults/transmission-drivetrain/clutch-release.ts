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
        'A frayed cable can snap in traffic. Drive only to the workshop, without queues. If the pedal stays down, do not drive.',
    },
    patterns: [
      'Goes heavier for weeks, then twangs and falls to the floor.',
      'The plastic of a self-adjuster at the pedal cracks on Fiestas, Golfs and Corsas.',
    ],
    checks: [
      {
        title: 'Look at both ends of the clutch cable',
        tool: 'Torch',
        minutes: 15,
        steps: [
          'Switch the engine off. Look at the cable at the pedal and at the lever of the gearbox.',
          'Look for broken strands and a kinked sleeve.',
        ],
        outcomes: [
          {
            finding: 'Broken strands, or the end has pulled through',
            means: 'The cable is about to snap.',
            effect: 'confirms',
          },
          {
            finding: 'There is no cable: a pipe with fluid',
            means: 'This car has a hydraulic clutch.',
            effect: 'rules-out',
          },
          {
            finding: 'Intact and straight',
            means: 'Look at adjuster and clutch.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Feel the clutch pedal with the engine off',
        tool: 'None',
        minutes: 5,
        steps: [
          'Switch the engine off. Press the pedal slowly all the way several times.',
          'Feel for roughness, weight and free play at the top.',
        ],
        outcomes: [
          {
            finding: 'Rough, heavy, or more than an inch of free play',
            means: 'Cable or adjuster are worn.',
            effect: 'supports',
          },
          { finding: 'Smooth and light', means: 'The cable runs freely.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace the clutch cable',
      minutes: [45, 120],
      overview:
        'The cable unhooks at gearbox and pedal. Lead the new one in the same curves, without kinks, and set its free play.',
      tools: ['Spanners', 'Pliers', 'Torch', 'Grease'],
      steps: [
        'Disconnect the battery if it has to come out, and chock the wheels.',
        'Slacken the adjuster and unhook the cable at the lever of the gearbox.',
        'Unhook it at the pedal and pull it through the bulkhead.',
        'Lead the new one the same way, clear of the exhaust.',
        'Hook it in at both ends and put grease on the ends.',
        'Set the free play by the manual, or let a self-adjuster set itself by ten presses.',
        'Reconnect the battery if it was disconnected. Start, press the clutch and try all gears at a standstill, reverse included.',
      ],
      safety: [
        'Chock the wheels: the car may be in gear.',
        'Never work under a car that is held up only by a jack.',
      ],
      stopIf: 'Stop when the lever at the gearbox itself is stiff: fork and bearing are worn.',
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
        'Do not force gears. Once it has come free it may be driven, but try it off the road first.',
    },
    patterns: ['Laid up over the winter, and in spring no gear goes in with the engine running.'],
    checks: [
      {
        title: 'Try the gears with the engine off',
        tool: 'None',
        minutes: 5,
        steps: [
          'Switch the engine off and put the handbrake on. Press the clutch and try all gears.',
          'Compare with how they go in once it runs.',
        ],
        outcomes: [
          {
            finding: 'All go in with the engine off, none once it runs',
            means: 'The clutch does not open.',
            effect: 'supports',
          },
          {
            finding: 'None goes in either way',
            means: 'The linkage is the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Watch the release lever while a helper presses the pedal',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Switch the engine off. Look at the lever or slave cylinder at the gearbox.',
          'Let a helper press the pedal slowly.',
        ],
        outcomes: [
          {
            finding: 'The lever moves its full way',
            means: 'The pedal works: the plate sticks.',
            effect: 'confirms',
          },
          {
            finding: 'It hardly moves',
            means: 'Cable or hydraulics are at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Free a clutch that is rusted to its flywheel',
      minutes: [30, 300],
      overview:
        'A warm engine and a pressed pedal free most of them, without any part. Force with the starter on the road is the last resort and needs much room.',
      tools: ['Piece of wood to hold the pedal', 'Chocks'],
      steps: [
        'Start in neutral and let the engine get hot, so that housing and plate warm up.',
        'Switch off, press the pedal and hold it down with a piece of wood over night.',
        'Try again the next day, engine hot, pedal pressed, pumping it quickly.',
        'If it still sticks: jack up the driven wheels on stands, engage third with the engine off, start it and touch the brake with the clutch pressed.',
        'Once free, slip it gently ten times to clean it.',
        'Try all gears at a standstill, then on a quiet road.',
        'Press the pedal every few weeks while the car is laid up.',
      ],
      safety: [
        'With wheels off the ground use stands on all sides, and keep everybody away.',
        'Never start it in gear with anything before or behind the car.',
      ],
      stopIf:
        'Stop after three tries: a lining that tears off ruins the clutch, and the gearbox has to come out anyway.',
    },
    parts: [{ name: 'Clutch kit', usd: [150, 450], ifNeeded: true }],
    labourHours: [0.5, 5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
