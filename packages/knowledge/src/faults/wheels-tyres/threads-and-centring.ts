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
    shown: {
      summary:
        'A wheel bolt that was started crooked with an impact gun, or tightened too hard, has ruined its thread. It never reaches its torque, works loose and clicks, and the other bolts carry too much load.',
      patterns: [
        'It is noticed after a tyre change: one bolt turns on and on, or stops hard before it seats.',
        'Bolts of the wrong length or with the wrong seat for an alloy wheel ruin the thread of the hub.',
      ],
    },
    checks: [
      {
        title: 'Try each wheel bolt with the brace',
        tool: 'Wheel brace',
        minutes: 10,
        steps: [
          'Park on level ground and put the handbrake on.',
          'Try to turn each bolt a little tighter with the brace, by hand force only.',
        ],
        outcomes: [
          {
            finding: 'One turns on without getting tight',
            means: 'The thread of that bolt or its hole is stripped.',
            effect: 'confirms',
          },
          {
            finding: 'All are tight',
            means: 'No thread has stripped so far.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Take the doubtful bolt out and look at its thread',
        tool: 'Wheel brace and torch',
        minutes: 15,
        steps: [
          'Leave the car on its wheels, and unscrew the doubtful bolt by hand. Take out only one bolt at a time.',
          'Look at its thread and, with a torch, into the hole in the hub.',
        ],
        outcomes: [
          {
            finding: 'It is flattened, silver or full of shavings',
            means: 'The thread is cross-threaded or stripped.',
            effect: 'confirms',
          },
          {
            finding: 'It is clean, and it goes in by hand all the way',
            means: 'The thread is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair a damaged wheel bolt thread',
      minutes: [45, 180],
      overview:
        'A damaged bolt or stud is replaced. A damaged hub gets a steel thread insert, or is replaced. A tap only cleans dirt out; it does not bring metal back.',
      tools: [
        'Jack, chocks and axle stands',
        'Wheel brace and torque wrench',
        'Thread tap of the right size',
        'Thread gauge',
      ],
      steps: [
        'Chock the other wheels and slacken the bolts. Raise the car on axle stands and take the wheel off.',
        'Look at all the threads, and replace every damaged bolt or stud.',
        'Screw a new bolt into the hub by hand: it must go in all the way.',
        'If a thread in the hub is stripped, have a solid steel insert fitted or the hub replaced.',
        'Check that the length and the seat of the bolts suit the wheel.',
        'Fit the wheel and start each bolt by hand for five turns. Lower the car, and tighten the bolts crosswise to the torque in the vehicle manual.',
        'Check the torque again after 50 miles.',
      ],
      safety: [
        'Never drive with a bolt missing or loose, not even slowly.',
        'Never work under a car that is held up only by a jack.',
        'Put no oil or grease on the threads, unless the manufacturer says so.',
      ],
      stopIf:
        'Stop if the thread in the hub is stripped: have the car recovered, or fit a new hub where it is parked.',
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
        'First check that all the nuts are tight. Then stay below the speed at which it shakes, until the wheel is centred.',
    },
    patterns: ['Shakes since other wheels or a tyre change, balanced twice without success.'],
    checks: [
      {
        title: 'Try all wheel nuts first',
        tool: 'Wheel brace and torque wrench',
        minutes: 15,
        steps: [
          'Park on level ground. Go round all the wheels crosswise with the torque wrench.',
          'Note any nut that turns.',
        ],
        outcomes: [
          {
            finding: 'All are at their torque',
            means: 'Nothing is loose, so look at how the wheel is centred.',
            effect: 'supports',
          },
          {
            finding: 'One or more turned',
            means:
              'Loose nuts caused the shaking. Tighten them, and check them again after 50 miles.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for the ring behind the wheel',
        tool: 'Jack, axle stands and wheel brace',
        minutes: 30,
        steps: [
          'Chock the other wheels and slacken the nuts. Raise the car on axle stands and take the wheel off.',
          'Look for a ring in the bore of the wheel and for rust on the hub. Put the bare wheel back on the hub: it must not move up and down.',
        ],
        outcomes: [
          {
            finding: 'There is no ring and play on the hub, or a rusty face',
            means: 'The wheel does not sit in the middle of the hub.',
            effect: 'confirms',
          },
          {
            finding: 'It sits tight on a clean hub',
            means: 'The wheel is centred. Look at the tyre and the rim.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    shown: {
      summary:
        'Alloy wheels from another manufacturer need plastic rings to fill their larger bore. Without the rings, or with rust on the hub, the wheel is off centre, and the car shakes although the wheels are balanced.',
      patterns: [
        'The car has shaken since other wheels were fitted or tyres were changed, and balancing twice has not helped.',
      ],
    },
    guide: {
      title: 'Centre the wheels with the right rings',
      minutes: [40, 90],
      overview:
        'Centring rings cost little and are ordered by two figures, the bore of the wheel and the diameter of the hub.',
      tools: [
        'Jack, axle stands and chocks',
        'Wheel brace',
        'Torque wrench',
        'Wire brush',
        'Vernier caliper',
      ],
      steps: [
        'Chock the other wheels and slacken the nuts. Raise the car on axle stands and take each wheel off.',
        'Measure the bore of the wheel and the diameter of the hub with the caliper.',
        'Brush the rust off the face of the hub and the face of the wheel.',
        'Press the rings into the bores of the wheels.',
        'Fit the wheel, and tighten the wheel nuts by hand in a star pattern. Lower the car, and tighten them crosswise to the stated torque.',
        'Drive at the speed at which it used to shake: the shake must be gone.',
        'Check the torque of the nuts after 50 miles.',
      ],
      safety: [
        'Never work under a car that is held up only by a jack.',
        'Use bolts with the seat, cone or ball, that the wheel needs.',
      ],
      stopIf:
        'Stop if the wheel still has play on its hub or needs other bolts, and ask the manufacturer of the wheel.',
    },
    parts: [{ name: 'Hub-centric rings', usd: [8, 30] }],
    labourHours: [0.5, 1],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
