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
      reason: 'If you can, let it finish: drive on at a steady speed for ten to fifteen minutes.',
    },
    patterns: [
      'Comes every 200 to 500 miles, lasts 10 to 20 minutes, and all is normal in between.',
      'Worth a look when it comes on every trip, a filter light comes on, power is missing or the oil level rises.',
    ],
    shown: {
      summary:
        'Every few hundred miles a diesel burns off the soot in its particulate filter. For ten to twenty minutes it may idle faster, sound deeper, use more fuel and smell hot, and the fan runs on after you switch off. Nothing is broken.',
      patterns: [
        'It comes every 200 to 500 miles and lasts 10 to 20 minutes, and everything is normal in between.',
        'Have it checked if it happens on every trip, a filter light comes on, power is missing or the oil level rises.',
      ],
    },
    checks: [
      {
        title: 'Note how often it happens',
        steps: [
          'Write down the mileage each time you notice the smell, the fan or the faster idle.',
          'Check whether any warning light is on.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It comes now and then, with no light, and all is normal in between',
            means: 'The filter is cleaning itself as designed.',
            effect: 'confirms',
          },
          {
            finding: 'It happens on every drive',
            means:
              'The filter fills too quickly or never finishes cleaning. Have the codes and the soot load read.',
            effect: 'rules-out',
          },
          {
            finding: 'It happens together with a warning light',
            means: 'The filter needs attention. Have the codes and the soot load read.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the oil level',
        steps: [
          'On level ground, wait ten minutes after switching off, then pull the dipstick out and wipe it.',
          'Push it fully in, pull it out again, read the level and smell the oil.',
        ],
        tool: 'Rag',
        minutes: 12,
        outcomes: [
          {
            finding: 'The level is between the marks',
            means:
              'No fuel has collected in the oil, so the filter finishes its cleaning normally.',
            effect: 'supports',
          },
          {
            finding: 'The level is above MAX, or the oil smells of fuel',
            means: 'The cleaning is interrupted again and again.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Understand normal particulate filter regeneration',
      overview:
        'Nothing has to be repaired. A few habits keep the filter clean, and a few signs show when something more is wrong.',
      minutes: [5, 20],
      tools: ['None'],
      steps: [
        'Learn the signs: the engine idles near 1,000 rpm, stop-start does not work, the fan runs on and there is a hot smell.',
        'When you notice them, drive on for ten to fifteen minutes if you can, rather than switching off.',
        'If you have to stop, do not worry: the cleaning begins again on the next run.',
        'Do not park over dry grass or paper at that moment: the exhaust is very hot.',
        'Drive for half an hour at a steady speed once every week or two.',
      ],
      safety: [
        'While the filter cleans itself, the exhaust can set dry grass on fire.',
        'A smell of burning plastic, or smoke, is something else: stop and switch off.',
      ],
      stopIf:
        'See a workshop if the filter light or the engine light comes on or the car loses power.',
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
    shown: {
      summary:
        'Burning fuel makes water. In a cold pipe it condenses: you see thin white vapour and a few drips until everything is hot, and for longer on cold, damp days. The vapour thins out within some minutes and has no sweet smell.',
      patterns: [
        'It has gone within five to ten minutes of driving, and is much less on a warm day.',
        'Have it checked if thick white smoke continues with a hot engine or smells sweet, or if the coolant level falls.',
      ],
    },
    checks: [
      {
        title: 'Watch whether the vapour is gone when the engine is hot',
        steps: [
          'Drive as usual until the gauge is in the middle, and for ten minutes more.',
          'Park outdoors. Look at the exhaust while a helper holds the revs slightly above idle.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It has gone once the engine is hot',
            means: 'It was water vapour from a cold exhaust.',
            effect: 'confirms',
          },
          {
            finding: 'It is still thick and white with a hot engine',
            means: 'Coolant or fuel is getting into the exhaust. Have it checked.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Mark the coolant level for two weeks',
        steps: [
          'With the engine cold, mark the level on the tank with tape.',
          'Look again after each week, always with the engine cold.',
        ],
        tool: 'Tape',
        minutes: 5,
        days: 7,
        outcomes: [
          {
            finding: 'The level stays the same',
            means: 'No coolant is being burnt.',
            effect: 'supports',
          },
          {
            finding: 'The level falls',
            means: 'The engine is losing coolant. Have the leak found.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Tell harmless exhaust vapour from burnt coolant',
      overview: 'There is nothing to repair and no part is needed.',
      minutes: [5, 30],
      tools: ['Tape'],
      steps: [
        'Mark the coolant level on the tank with tape while the engine is cold.',
        'Look at the vapour on a cold start and again after a drive of fifteen minutes.',
        'Note the smell from a distance: water vapour does not smell, burnt coolant smells sweet.',
        'With the engine off, look under the oil filler cap: a little cream in winter is condensed water too.',
        'Look at the coolant mark again each week for a month, with the engine cold.',
        'Take the car on one longer run a week, so that the exhaust dries out.',
      ],
      safety: [
        'Never run the engine in a closed garage to watch it: exhaust gas kills.',
        'Never open the coolant cap of a hot engine: scalding coolant sprays out.',
      ],
      stopIf:
        'See a workshop if the smoke continues with a hot engine or smells sweet, or the level falls. Do not drive if the temperature gauge rises above normal.',
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
    drive: { verdict: 'yes', reason: 'The fan is doing what it should. Drive as usual.' },
    patterns: [
      'Five to ten minutes after a hot drive, then silence.',
      'Worth a look when it runs with a cold engine, for more than a quarter of an hour, or until the battery is flat.',
    ],
    shown: {
      summary:
        'After a hot drive, a climb or the particulate filter’s own cleaning, the fan and the coolant pump run on for some minutes with the ignition off, so that no heat is trapped. They stop by themselves.',
      patterns: [
        'It runs for five to ten minutes after a hot drive, then stops.',
        'Have it checked if it runs with a cold engine, for more than a quarter of an hour or until the battery is flat.',
      ],
    },
    checks: [
      {
        title: 'Time how long the fan runs on',
        steps: [
          'After a hot drive, switch off and note the time.',
          'Stay near the car until the fan stops.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'It stops within a quarter of an hour',
            means: 'The fan is running on normally.',
            effect: 'confirms',
          },
          {
            finding: 'It runs on for longer, or starts again and again',
            means: 'A relay or a sensor may be holding it on.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'See whether the fan runs on after a short cold trip',
        steps: [
          'Next time, after a mile or two, switch off while the engine is still cool.',
          'Listen whether the fan is running.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'The fan is silent',
            means: 'It runs only when there is heat to remove.',
            effect: 'supports',
          },
          {
            finding: 'It runs although the engine is cool',
            means: 'This is not normal. Suspect a sensor or a relay.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Recognise a cooling fan that runs on normally',
      overview:
        'Nothing has to be repaired. These steps show whether the fan runs on normally or is stuck on.',
      minutes: [5, 20],
      tools: ['Soft brush'],
      steps: [
        'Let the fan run: it protects the turbocharger and the cylinder head.',
        'Time once, after a hot drive, how long it runs.',
        'Listen once after a short drive with a cold engine: the fan should be silent.',
        'Check the coolant level with the engine cold: low coolant makes the fan work more.',
        'With the fan stopped and the engine cold, brush leaves and fluff off the front of the radiator.',
        'Have the fan checked if it runs with a cold engine or flattens the battery.',
      ],
      safety: [
        'Keep your hands away from the fan: it may start with the ignition off.',
        'Do not open the coolant cap of a hot engine: scalding coolant sprays out.',
      ],
      stopIf: 'See a workshop if the temperature gauge goes above normal or the fan never stops.',
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
    drive: { verdict: 'yes', reason: 'It is only metal cooling down. Drive as usual.' },
    patterns: [
      'Quick at first, slower by the minute, silent after half an hour.',
      'Worth a look when it ticks with the engine running, or when something smells or drips.',
    ],
    shown: {
      summary:
        'The exhaust, catalytic converter and heat shields shrink as they cool, and tick or ping for ten to twenty minutes after a drive. The ticking slows down and stops.',
      patterns: [
        'It is quick at first, slower by the minute and silent after half an hour.',
        'Have it checked if it ticks with the engine running, or if something smells or drips.',
      ],
    },
    checks: [
      {
        title: 'Listen to how the ticking slows down',
        steps: [
          'When you have parked, stand beside the car and listen.',
          'Come back ten minutes later and listen again.',
        ],
        tool: 'None',
        minutes: 12,
        outcomes: [
          {
            finding: 'It is slower or has stopped',
            means: 'The metal is cooling down.',
            effect: 'confirms',
          },
          {
            finding: 'It keeps the same pace',
            means: 'Something electrical is ticking. Look for a relay.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look below the car for drips',
        steps: [
          'Slide cardboard under the parked car and leave it for ten minutes.',
          'Look at the cardboard and smell it.',
        ],
        tool: 'Cardboard',
        minutes: 12,
        outcomes: [
          {
            finding: 'It is dry or has only clear water on it',
            means: 'Nothing is leaking on to hot parts.',
            effect: 'supports',
          },
          {
            finding: 'There is oil, fuel or coloured water on it',
            means: 'There is a leak, which has to be repaired.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Recognise the ticking of a cooling exhaust',
      overview:
        'Nothing has to be repaired. A loose heat shield sounds similar on the move and is the only thing to look for.',
      minutes: [5, 20],
      tools: ['Torch'],
      steps: [
        'Find where the ticking comes from: usually it is below the middle of the car.',
        'Wait half an hour: the ticking should have stopped.',
        'When everything is cold, reach under the side of the car and knock on the exhaust with your fist: a rattle is a loose heat shield.',
        'With a torch, look from the side for a shield that hangs down.',
        'Have a loose shield fixed with a clamp at the next service.',
      ],
      safety: [
        'The exhaust burns your skin for an hour after a drive.',
        'Never crawl under a car that is held up only by a jack.',
      ],
      stopIf: 'See a workshop if it ticks with the engine running and gets faster with the revs.',
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
    shown: {
      summary:
        'On short cold trips, water condenses in the coolest place of the engine, below the oil filler cap, and mixes with oil to form a yellow cream. The oil on the dipstick stays clean and the coolant level does not fall.',
      patterns: [
        'It comes in winter with trips of a few miles and goes in spring, or after an hour on the motorway.',
        'Have it checked if the cream is on the dipstick too, or if coolant goes missing.',
      ],
    },
    checks: [
      {
        title: 'Look at the dipstick as well as the cap',
        steps: [
          'Switch the engine off, wait ten minutes, pull the dipstick out and look at the oil on it.',
          'Compare it with what is under the filler cap.',
        ],
        tool: 'Rag',
        minutes: 12,
        outcomes: [
          {
            finding: 'The dipstick has clean oil, and there is cream only at the cap',
            means: 'It is condensed water from short trips.',
            effect: 'confirms',
          },
          {
            finding: 'There is cream or milky oil on the dipstick',
            means: 'There is coolant in the oil: do not drive.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare the coolant level after a week',
        steps: [
          'Mark the level on the tank with tape while the engine is cold.',
          'Look again after a week, with the engine cold.',
        ],
        tool: 'Tape',
        minutes: 5,
        days: 7,
        outcomes: [
          {
            finding: 'The level is unchanged',
            means: 'No coolant is getting into the oil.',
            effect: 'supports',
          },
          {
            finding: 'The level is lower',
            means: 'The engine is losing coolant. Have the leak found.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear the cream from the oil filler cap',
      overview:
        'Nothing is broken. Wipe the cream off, drive until the engine is fully hot once a week, and change the oil on time.',
      minutes: [10, 20],
      tools: ['Rag', 'Tape'],
      steps: [
        'Look at the dipstick first: the oil on it has to be clean.',
        'Mark the coolant level on the tank with tape while the engine is cold.',
        'With the engine off, wipe the cream from the cap and the filler neck with a rag.',
        'Once a week in winter, drive for half an hour so that the engine and the oil get hot.',
        'Change the oil and filter by time, not only by mileage: once a year if you make short trips.',
        'Have the crankcase breather checked if the cream comes back in summer.',
      ],
      safety: [
        'Open the oil cap only with the engine off.',
        'Never open the coolant cap of a hot engine: scalding coolant sprays out.',
      ],
      stopIf:
        'Stop driving if the dipstick shows milky oil, the coolant level falls or the temperature gauge rises: the head gasket or the oil cooler may be leaking.',
    },
    parts: [],
    labourHours: [0, 0.3],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
