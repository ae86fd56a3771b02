import type { FaultEntry } from '../../schema.ts';

/** What holds a wheel in its place: threads and the centre bore. */
export const threadAndCentringFaults = {
  'wheel-bolt-thread-damaged': {
    name: 'Wheel bolt or hub thread damaged',
    workshopName: 'Wheel bolt, stud or hub thread stripped or cross-threaded',
    summary:
      'A bolt that was started crooked with an air gun, or tightened too hard, ruins its thread. It never reaches its torque, works loose and clicks, and the other bolts carry too much.',
    prior: 1.2,
    symptoms: {
      'wheel-nuts-fault': 0.7,
      'wheel-loose': 0.35,
      'wheel-knock': 0.25,
      'wheel-wobble': 0.2,
      'click-when-turning': 0.08,
      'speed-vibration': 0.12,
    },
    against: ['tyre-losing-air', 'wheel-hum', 'steering-loose'],
    conditions: { 'after-repair': 0.75, 'sudden-onset': 0.3 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A bolt that does not tighten does not hold, and the wheel can come off. Do not drive until its thread has been repaired.',
    },
    patterns: [
      'Noticed after a tyre change: one bolt turns on and on, or stops hard before it seats.',
      'Alloy wheels with bolts of the wrong length or seat ruin the thread of the hub.',
    ],
    checks: [
      {
        title: 'Try each wheel bolt with the brace',
        tool: 'Wheel brace',
        minutes: 10,
        steps: [
          'Park on level ground and put the handbrake on.',
          'Turn each bolt a little tighter by hand force.',
        ],
        outcomes: [
          {
            finding: 'One turns on without getting tight',
            means: 'Its thread is stripped.',
            effect: 'confirms',
          },
          { finding: 'All tight', means: 'No thread has given way so far.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Take the doubtful bolt out and look at its thread',
        tool: 'Wheel brace',
        minutes: 15,
        steps: [
          'Only one bolt at a time, the car on its wheels. Unscrew it by hand.',
          'Look at its thread and, with a torch, into the hub.',
        ],
        outcomes: [
          {
            finding: 'Flattened, silver or full of shavings',
            means: 'Cross-threaded or stripped.',
            effect: 'confirms',
          },
          {
            finding: 'Clean, and it goes in by hand all the way',
            means: 'The thread is sound.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair a damaged wheel bolt thread',
      minutes: [45, 180],
      overview:
        'A damaged bolt or stud is replaced, a damaged hub gets a steel thread insert or is replaced. A tap only cleans dirt; it does not bring metal back.',
      tools: [
        'Jack and axle stands',
        'Wheel brace and torque wrench',
        'Thread tap of the right size',
        'Thread gauge',
      ],
      steps: [
        'Raise the wheel on stands and take it off.',
        'Look at all threads and bolts, and replace every damaged bolt or stud.',
        'Screw a new bolt into the hub by hand: it has to go in all the way.',
        'Have a stripped hub thread fitted with a solid steel insert, or the hub replaced.',
        'Check length and seat of the bolts against the wheel.',
        'Fit the wheel, start each bolt by hand for five turns, then tighten crosswise to the torque.',
        'Check the torque again after 50 miles.',
      ],
      safety: [
        'Never drive with a bolt missing or loose, not even slowly.',
        'Never work under a car that is held up only by a jack.',
        'No oil or grease on the threads unless the manufacturer says so.',
      ],
      stopIf:
        'Stop when the hub thread is gone: have the car recovered, or fit a new hub where it stands.',
    },
    parts: [
      { name: 'Wheel bolts or studs', usd: [5, 40] },
      { name: 'Thread insert', usd: [10, 60], ifNeeded: true },
      { name: 'Wheel hub', usd: [60, 250], ifNeeded: true },
    ],
    labourHours: [0.5, 2.5],
    diy: 'moderate',
  },
  'hub-centring-ring-missing': {
    name: 'Wheel not centred on its hub',
    workshopName: 'Hub-centric ring missing, or hub face dirty: wheel runs out',
    summary:
      'Alloys from another maker need plastic rings to fill their larger bore. Without them, or with rust behind the wheel, it sits off centre: it shakes although it is balanced.',
    prior: 1,
    symptoms: {
      'speed-vibration': 0.7,
      'steering-vibration': 0.6,
      'car-shakes': 0.2,
      'wheel-wobble': 0.12,
    },
    against: ['brake-judder', 'wheel-hum', 'tyre-bulge', 'steering-loose', 'tyre-losing-air'],
    conditions: { 'after-repair': 0.7, 'at-high-speed': 0.6 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Check first that all nuts are tight. Then keep below the speed at which it shakes until the wheel sits true.',
    },
    patterns: ['Shakes since other wheels or a tyre change, balanced twice without success.'],
    checks: [
      {
        title: 'Try all wheel nuts first',
        tool: 'Wheel brace and torque wrench',
        minutes: 15,
        steps: [
          'Park on level ground. Go round all wheels crosswise with the torque wrench.',
          'Note any that turns.',
        ],
        outcomes: [
          {
            finding: 'All at their torque',
            means: 'Nothing is loose: look at how the wheel is centred.',
            effect: 'supports',
          },
          {
            finding: 'One or more turned',
            means: 'Loose nuts made the shaking: tighten, and again after 50 miles.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for the ring behind the wheel',
        tool: 'Jack, axle stands and wheel brace',
        minutes: 30,
        steps: [
          'Raise the wheel on stands and take it off.',
          'Look for a ring in its bore and for rust on the hub, and put the bare wheel on the hub: it must not move up and down.',
        ],
        outcomes: [
          {
            finding: 'No ring and play on the hub, or a rusty face',
            means: 'The wheel does not sit in the middle.',
            effect: 'confirms',
          },
          {
            finding: 'Sits tight on a clean hub',
            means: 'It is centred: look at tyre and rim.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Centre the wheels with the right rings',
      minutes: [40, 90],
      overview:
        'Rings cost little and are ordered by two figures: bore of the wheel and diameter of the hub. A clean hub face does the rest.',
      tools: ['Jack and axle stands', 'Torque wrench', 'Wire brush', 'Vernier caliper'],
      steps: [
        'Raise each wheel on stands and take it off.',
        'Measure bore and hub with the caliper.',
        'Brush rust off hub and wheel face.',
        'Press the rings into the wheels.',
        'Fit the wheel, turn the nuts by hand in a star, and tighten crosswise on the ground to the torque.',
        'Drive at the speed at which it shook.',
        'Check the torque after 50 miles.',
      ],
      safety: [
        'Never work under a car that is held up only by a jack.',
        'Use bolts with the seat, cone or ball, that the wheel needs.',
      ],
      stopIf:
        'Stop when the wheel still has play on its hub or needs other bolts: ask the manufacturer of the wheel.',
    },
    parts: [{ name: 'Hub-centric rings', usd: [8, 30] }],
    labourHours: [0.5, 1],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
