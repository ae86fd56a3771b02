import { DIESEL_ONLY, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** What healthy engines do too, and what would make it worth a look. */
export const engineNormalBehaviour = {
  'normal-dpf-regeneration': {
    name: 'No fault: the particulate filter is cleaning itself',
    workshopName: 'Normal characteristic: active regeneration of the diesel particulate filter',
    summary:
      'Every few hundred miles a diesel burns the soot in its filter. For ten to twenty minutes it may idle faster, sound deeper, use more fuel and smell hot, and the fan runs on after you switch off. Nothing is broken.',
    prior: 2,
    fits: { fuels: DIESEL_ONLY, years: [2005, 2099] },
    symptoms: {
      'filter-cleaning-signs': 0.75,
      'fan-always-on': 0.35,
      'high-idle': 0.3,
      'poor-economy': 0.2,
      'stop-start-inactive': 0.25,
      'burning-oil-smell': 0.06,
    },
    against: [
      'dpf-light',
      'check-engine-light',
      'loss-of-power',
      'limp-mode',
      'oil-leak',
      'overheating',
      'electrical-smell',
    ],
    conditions: { intermittent: 0.6, 'warm-engine': 0.4, constant: 0.03 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'Nothing is broken. If you can, let it finish: drive on at a steady speed for ten to fifteen minutes.',
    },
    patterns: [
      'Comes every 200 to 500 miles, lasts 10 to 20 minutes, and all is normal in between.',
      'Worth a look when it comes on every trip, a filter light comes on, power is missing or the oil level rises.',
    ],
    checks: [
      {
        title: 'Note how often it happens',
        steps: [
          'Write down the mileage each time you notice the smell, the fan or the faster idle.',
          'Look whether any warning light is on.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Now and then, no light, normal in between',
            means: 'The filter cleans itself as designed.',
            effect: 'confirms',
          },
          {
            finding: 'At every drive',
            means: 'The filter fills too quickly or never finishes: have it read.',
            effect: 'rules-out',
          },
          { finding: 'With a warning light', means: 'The filter needs help.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Check the oil level',
        steps: [
          'On level ground, ten minutes after switching off, pull the dipstick and wipe it.',
          'Push it home, pull it again, read it and smell it.',
        ],
        tool: 'Rag',
        minutes: 12,
        outcomes: [
          {
            finding: 'Between the marks',
            means: 'No fuel has collected in the oil: the cleaning runs its course.',
            effect: 'supports',
          },
          {
            finding: 'Above MAX or smelling of fuel',
            means: 'Cleaning is broken off again and again.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Understand normal particulate filter regeneration',
      overview:
        'Nothing has to be repaired and no part is needed. A few habits keep the filter clean, and a few signs tell when it is more than that.',
      minutes: [5, 20],
      tools: ['None'],
      steps: [
        'Learn the signs: idle near 1,000 rpm, stop-start off, a fan that runs on and a hot smell.',
        'When you notice them, drive on for ten to fifteen minutes rather than switching off.',
        'If you have to stop, do not worry: it begins again on the next run.',
        'Do not park over dry grass or paper just then: the exhaust is very hot.',
        'Give the car half an hour at a steady speed once a week or two.',
        'Have it read when a light comes on, when it happens at every drive, or when the oil level rises.',
      ],
      safety: [
        'While it cleans itself the exhaust can set dry grass on fire.',
        'A smell of burning plastic, or smoke, is something else: stop and switch off.',
      ],
      stopIf: 'See a workshop when the filter light, the engine light or a loss of power joins in.',
    },
    parts: [],
    labourHours: [0, 0.3],
    diy: 'easy',
  },
  'normal-exhaust-vapour': {
    name: 'No fault: vapour from a cold exhaust',
    workshopName: 'Normal characteristic: water vapour and condensate from a cold exhaust',
    summary:
      'Burning fuel makes water. In a cold pipe it condenses: thin white vapour and a few drips until everything is hot, on cold and damp days longer. It thins out within some minutes and has no sweet smell.',
    prior: 1.6,
    fits: { fuels: WITH_ENGINE },
    symptoms: {
      'vapour-when-cold': 0.8,
      'white-smoke': 0.35,
      'clear-water-drip': 0.15,
      'exhaust-smoke': 0.15,
    },
    against: [
      'coolant-loss',
      'overheating',
      'coolant-in-oil',
      'oil-in-coolant',
      'blue-smoke',
      'rough-idle',
      'misfire',
      'coolant-smell',
    ],
    conditions: {
      'cold-engine': 0.7,
      'cold-weather': 0.7,
      'starting-up': 0.4,
      'warm-engine': 0.02,
      'short-trips': 0.3,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'It is water vapour. Drive as usual and keep an eye on the coolant level.',
    },
    patterns: [
      'Gone within five to ten minutes of driving, and much less on a warm day.',
      'Worth a look when thick white smoke stays with a hot engine, smells sweet, or the coolant level falls.',
    ],
    checks: [
      {
        title: 'Watch whether the vapour is gone when the engine is hot',
        steps: [
          'Drive as usual until the gauge stands in the middle, and ten minutes more.',
          'Look at the exhaust while a helper holds the revs a little up.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Gone when hot',
            means: 'It was water of a cold exhaust.',
            effect: 'confirms',
          },
          {
            finding: 'Still thick and white when hot',
            means: 'Coolant or fuel gets into the exhaust.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Mark the coolant level for two weeks',
        steps: [
          'With the engine cold mark the level on the tank with tape.',
          'Look again after each week, cold.',
        ],
        tool: 'Tape',
        minutes: 5,
        days: 7,
        outcomes: [
          { finding: 'The level stays', means: 'No coolant is being burnt.', effect: 'supports' },
          {
            finding: 'The level falls',
            means: 'Coolant goes somewhere: have it found.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Tell harmless exhaust vapour from burnt coolant',
      overview:
        'There is nothing to repair and no part is needed. What matters is to know the signs by which burnt coolant differs.',
      minutes: [5, 30],
      tools: ['Tape'],
      steps: [
        'Mark the coolant level with the engine cold.',
        'Look at the vapour on a cold start and again after a drive of fifteen minutes.',
        'Smell it from a distance: water does not smell, coolant smells sweet.',
        'Look under the oil filler cap: a little cream in winter is condensed water too.',
        'Look at the coolant mark again each week for a month.',
        'Take the car on one longer run a week, so that the exhaust dries out and lives longer.',
      ],
      safety: [
        'Never run the engine in a closed garage to watch it: exhaust gas kills.',
        'Never open a hot coolant cap.',
      ],
      stopIf:
        'See a workshop when the smoke stays with a hot engine, smells sweet, or the level falls; do not drive when the gauge rises.',
    },
    parts: [],
    labourHours: [0, 0.5],
    diy: 'easy',
  },
  'normal-fan-after-run': {
    name: 'No fault: the fan runs on after a hot drive',
    workshopName: 'Normal characteristic: after-run of the cooling fan or coolant pump',
    summary:
      'After a hot drive, a climb or a filter cleaning, fan and coolant pump run on for some minutes with the ignition off, so that no heat is trapped. It stops by itself.',
    prior: 1,
    fits: { fuels: WITH_ENGINE, years: [1990, 2099] },
    symptoms: {
      'fan-always-on': 0.75,
      'parked-hum': 0.4,
      'ac-noise': 0.03,
      'filter-cleaning-signs': 0.15,
    },
    against: [
      'overheating',
      'battery-drains',
      'check-engine-light',
      'coolant-loss',
      'fan-never-on',
      'steam',
    ],
    conditions: {
      'ignition-off': 0.7,
      'hot-weather': 0.4,
      'warm-engine': 0.4,
      uphill: 0.3,
      'cold-engine': 0.02,
    },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'The fan does what it should. Drive as usual.' },
    patterns: [
      'Five to ten minutes after a hot drive, then silence.',
      'Worth a look when it runs with a cold engine, for more than a quarter of an hour, or until the battery is flat.',
    ],
    checks: [
      {
        title: 'Time how long the fan runs on',
        steps: ['After a hot drive switch off and look at the clock.', 'Stay near until it stops.'],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'Stops within a quarter of an hour',
            means: 'A normal after-run.',
            effect: 'confirms',
          },
          {
            finding: 'Runs on for longer, or starts again and again',
            means: 'A relay or a sensor keeps it on.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'See whether the fan runs on after a short cold trip',
        steps: [
          'Next time after a mile or two, switch off with the engine still cool.',
          'Listen whether the fan runs.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Silent',
            means: 'It only runs when there is heat to carry away.',
            effect: 'supports',
          },
          {
            finding: 'Runs although the engine is cool',
            means: 'Not normal: a sensor or relay.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Recognise a cooling fan that runs on normally',
      overview:
        'Nothing has to be repaired and no part is needed. These steps tell a normal after-run from a fan that is stuck on.',
      minutes: [5, 20],
      tools: ['None'],
      steps: [
        'Let it run: it protects turbocharger and cylinder head.',
        'Time it once after a hot drive.',
        'Listen once after a short cold trip.',
        'Look at the coolant level, cold: low coolant makes the fan work more.',
        'Keep leaves and fluff off the radiator.',
        'Have it looked at when it runs with a cold engine or flattens the battery.',
      ],
      safety: [
        'Keep hands away from the fan: it may start with the ignition off.',
        'Do not open a hot coolant cap.',
      ],
      stopIf: 'See a workshop when the gauge stands above normal or the fan never stops.',
    },
    parts: [],
    labourHours: [0, 0.3],
    diy: 'easy',
  },
  'normal-cooling-tick': {
    name: 'No fault: hot metal ticks as it cools',
    workshopName: 'Normal characteristic: contraction noise of exhaust and heat shields',
    summary:
      'Exhaust, catalytic converter and heat shields shrink as they cool, and tick or ping for ten to twenty minutes after a drive. It slows down and stops.',
    prior: 0.6,
    fits: { fuels: WITH_ENGINE },
    symptoms: {
      'cooling-tick': 0.85,
      'engine-tick': 0.1,
      'exhaust-rattle': 0.08,
      'dash-clicking': 0.03,
    },
    against: ['engine-knock', 'fuel-smell', 'electrical-smell', 'battery-drains', 'coolant-leak'],
    conditions: { 'ignition-off': 0.75, 'warm-engine': 0.3, constant: 0.03 },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'It is metal that cools. Drive as usual.' },
    patterns: [
      'Quick at first, slower by the minute, silent after half an hour.',
      'Worth a look when it ticks with the engine running, or when something smells or drips.',
    ],
    checks: [
      {
        title: 'Listen how the ticking slows down',
        steps: [
          'When you have parked, stand beside the car and listen.',
          'Come back ten minutes later.',
        ],
        tool: 'None',
        minutes: 12,
        outcomes: [
          { finding: 'Slower, or gone', means: 'Metal that cools.', effect: 'confirms' },
          {
            finding: 'At the same pace an hour later',
            means: 'Something electrical ticks: look for a relay.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look below the car for drips',
        steps: ['Lay cardboard under the warm car for ten minutes.', 'Look at it and smell it.'],
        tool: 'Cardboard',
        minutes: 12,
        outcomes: [
          {
            finding: 'Dry, or clear water',
            means: 'Nothing leaks onto hot parts.',
            effect: 'supports',
          },
          {
            finding: 'Oil, fuel or coloured water',
            means: 'A leak, which is the thing to fix.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Recognise the ticking of a cooling exhaust',
      overview:
        'Nothing has to be repaired and no part is needed. A loose heat shield sounds similar on the move and is the one thing to look for.',
      minutes: [5, 20],
      tools: ['Torch'],
      steps: [
        'Listen where it comes from: usually below the middle of the car.',
        'Wait half an hour: it has to stop.',
        'With everything cold, knock on the exhaust with a fist: a rattle is a loose heat shield.',
        'Look with a torch for a shield that hangs down.',
        'Have a loose shield fixed with a clamp at the next service.',
      ],
      safety: [
        'The exhaust burns skin for an hour after a drive.',
        'Never crawl under a car that stands on a jack.',
      ],
      stopIf: 'See a workshop when it ticks with the engine running and grows with the revs.',
    },
    parts: [],
    labourHours: [0, 0.3],
    diy: 'easy',
  },
  'normal-oil-cap-emulsion': {
    name: 'No fault: cream under the oil cap in winter',
    workshopName: 'Normal characteristic: condensate emulsion in the oil filler neck',
    summary:
      'On short cold trips water condenses in the coolest place of the engine, below the oil filler cap, and mixes with oil to a yellow cream. The oil on the dipstick stays clean and the coolant level stays where it is.',
    prior: 1,
    fits: { fuels: WITH_ENGINE },
    symptoms: {
      'coolant-in-oil': 0.7,
      'vapour-when-cold': 0.1,
      'oil-level-full': 0.1,
      'runs-cold': 0.06,
    },
    against: [
      'overheating',
      'coolant-loss',
      'white-smoke',
      'misfire',
      'oil-in-coolant',
      'coolant-bubbling',
      'rough-idle',
      'coolant-leak',
    ],
    conditions: {
      'short-trips': 0.8,
      'cold-weather': 0.6,
      'cold-engine': 0.3,
      'warm-engine': 0.03,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'Water from short trips dries out on a longer run. Keep an eye on the coolant level.',
    },
    patterns: [
      'Comes in winter with trips of a few miles and goes in spring, or after an hour on the motorway.',
      'Worth a look when the cream is on the dipstick too, or when coolant goes missing.',
    ],
    checks: [
      {
        title: 'Look at the dipstick as well as the cap',
        steps: [
          'Ten minutes after switching off pull the dipstick and look at the oil on it.',
          'Compare it with what is under the cap.',
        ],
        tool: 'Rag',
        minutes: 12,
        outcomes: [
          {
            finding: 'Clean oil on the dipstick, cream only at the cap',
            means: 'Condensed water of short trips.',
            effect: 'confirms',
          },
          {
            finding: 'Cream or milky oil on the dipstick',
            means: 'Coolant is in the oil: do not drive.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare the coolant level after a week',
        steps: [
          'Mark the level on the tank with the engine cold.',
          'Look again, cold, after a week.',
        ],
        tool: 'Tape',
        minutes: 5,
        days: 7,
        outcomes: [
          { finding: 'Unchanged', means: 'No coolant goes into the oil.', effect: 'supports' },
          { finding: 'Lower', means: 'Coolant is being lost: have it found.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Clear the cream from the oil filler cap',
      overview:
        'Nothing is broken and no part is needed. Wipe it off, drive the engine hot, and change the oil on time.',
      minutes: [10, 20],
      tools: ['Rag', 'Tape'],
      steps: [
        'Look at the dipstick first: it has to be clean.',
        'Mark the coolant level, cold.',
        'Wipe the cream from cap and neck with a rag.',
        'Drive for half an hour until everything is hot, once a week in winter.',
        'Change oil and filter by time, not by miles alone: once a year with short trips.',
        'Have the crankcase breather looked at when it comes back in summer.',
      ],
      safety: ['Open the oil cap only with the engine off.', 'Never open a hot coolant cap.'],
      stopIf:
        'Stop driving when the dipstick shows milky oil, the coolant falls or the gauge rises: that is a head gasket or an oil cooler.',
    },
    parts: [],
    labourHours: [0, 0.3],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
