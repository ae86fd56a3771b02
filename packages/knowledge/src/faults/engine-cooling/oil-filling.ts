import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** What was filled into the sump: too much, or the wrong oil. */
export const oilFillingFaults = {
  'engine-oil-overfilled': {
    name: 'Too much engine oil',
    workshopName: 'Engine oil filled above the maximum mark',
    summary:
      'With the level above the mark the crankshaft whips the oil into foam. It is pushed out through breather and seals, smokes blue, and foam lubricates badly. On diesels the engine may draw the oil in and run on it.',
    prior: 1.6,
    fits: { fuels: WITH_ENGINE },
    symptoms: {
      'oil-level-rising': 0.6,
      'blue-smoke': 0.35,
      'burning-oil-smell': 0.3,
      'oil-leak': 0.3,
      'rough-idle': 0.12,
      'check-engine-light': 0.12,
      'engine-runs-on': 0.03,
      'oil-pressure-light': 0.04,
    },
    against: ['coolant-in-oil', 'oil-level-light', 'metal-in-oil'],
    conditions: { 'after-repair': 0.7, 'sudden-onset': 0.4 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A little above the mark is harmless. More than half an inch above it, do not start the engine until the surplus is out.',
    },
    patterns: [
      'Comes after an oil change in which the old oil had not all run out, or after topping up without waiting for the level to settle.',
      'A level that rises again by itself is fuel or coolant in the oil, not overfilling.',
    ],
    checks: [
      {
        title: 'Measure the oil level twice',
        steps: [
          'Park on level ground and wait ten minutes after switching off.',
          'Pull the dipstick, wipe it, push it home and pull it again. Do it twice, and feel whether the oil is thin.',
          'Without a dipstick, use the menu of the car as the handbook says.',
        ],
        tool: 'Rag',
        minutes: 15,
        outcomes: [
          {
            finding: 'Clearly above MAX, oil looks and smells normal',
            means: 'Too much was filled in.',
            effect: 'confirms',
          },
          {
            finding: 'Above MAX, thin and smelling of fuel',
            means: 'Fuel has got into the oil: another cause.',
            effect: 'weakens',
          },
          { finding: 'Between the marks', means: 'The level is right.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Ask what was filled in at the last service',
        steps: [
          'Look at the bill for the litres that were filled.',
          'Compare them with the capacity with filter in the handbook.',
        ],
        tool: 'Handbook',
        minutes: 10,
        outcomes: [
          {
            finding: 'More on the bill than the engine takes',
            means: 'It was overfilled.',
            effect: 'supports',
          },
          {
            finding: 'Exactly the capacity, or nothing was done lately',
            means: 'A rising level has another source.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Take out the surplus engine oil',
      overview:
        'The surplus is drawn out through the dipstick tube or let out at the drain plug until the level stands between the marks. It needs no part; a soaked air filter may have to be replaced.',
      minutes: [20, 60],
      tools: ['Oil extraction pump with a thin hose', 'Measuring jug', 'Rags', 'Gloves'],
      steps: [
        'Let the engine stand for half an hour on level ground, so that all the oil is in the sump.',
        'Push the hose of the pump down the dipstick tube to the bottom.',
        'Draw out a quarter of a litre, wait, and measure with the dipstick. From MIN to MAX is about one litre on most cars.',
        'Go on until the level is a little below MAX.',
        'Look into the air filter box and the intake hose: wipe oil out, and replace a soaked filter.',
        'Start the engine, let it idle for two minutes, switch off, wait ten minutes and measure again.',
        'Take the old oil to the recycling point.',
      ],
      safety: [
        'Hot oil burns skin: work on a warm, not on a hot engine.',
        'If a diesel revs up by itself, do not stay in front of it: stall it in the highest gear with the brake on, or get clear.',
      ],
      stopIf:
        'Stop when the oil smells of fuel or looks like milky coffee: then the level rose for another reason, which a workshop has to find.',
    },
    parts: [{ name: 'Air filter', usd: [12, 40], ifNeeded: true }],
    labourHours: [0.3, 0.8],
    diy: 'easy',
  },
  'engine-oil-wrong-grade': {
    name: 'Wrong grade of engine oil',
    workshopName: 'Engine oil of the wrong viscosity or approval',
    summary:
      'Oil that is too thick reaches tappets and cam adjusters late, and oil that is too thin loses pressure when hot. Oil without the approval of the maker clogs particulate filters and lets belts that run in oil swell.',
    prior: 1.1,
    fits: { fuels: WITH_ENGINE },
    symptoms: {
      'engine-tick': 0.5,
      'startup-rattle': 0.4,
      'slow-crank': 0.1,
      'oil-pressure-light': 0.12,
      'check-engine-light': 0.15,
      'poor-economy': 0.2,
      'uses-oil': 0.2,
      'rough-idle': 0.12,
    },
    against: ['coolant-in-oil', 'oil-leak'],
    conditions: { 'after-repair': 0.7, 'cold-engine': 0.4, 'cold-weather': 0.3 },
    codes: { P0011: 0.08, P0521: 0.03, P0522: 0.03 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Drive gently until the oil is changed. If the oil pressure light comes on, stop and switch off.',
    },
    patterns: [
      'Ticking that began with an oil change and is worst in the first minute after a cold start.',
      'Engines with a belt in the oil (Ford EcoBoost 1.0, PSA PureTech 1.2) suffer most from the wrong approval.',
    ],
    checks: [
      {
        title: 'Compare the oil on the bill with the handbook',
        steps: [
          'Find viscosity and approval in the handbook, for example 0W-20 or 5W-30 with a number of the manufacturer.',
          'Compare them with the bill, the sticker under the bonnet or the can.',
        ],
        tool: 'Handbook',
        minutes: 10,
        outcomes: [
          {
            finding: 'Another viscosity, or the approval is missing',
            means: 'The wrong oil is in the engine.',
            effect: 'confirms',
          },
          {
            finding: 'Viscosity and approval agree',
            means: 'The oil is the right one.',
            effect: 'rules-out',
          },
          {
            finding: 'Nobody knows what was filled in',
            means: 'An oil change settles it and costs little.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Listen to the first minute after a cold start',
        steps: [
          'After a night of standing start the engine with the bonnet open.',
          'Listen for ticking from the top, and when it stops.',
        ],
        tool: 'None',
        minutes: 10,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'Ticks or rattles longer than before the oil change',
            means: 'The oil reaches the top too late, as thick oil does.',
            effect: 'supports',
          },
          {
            finding: 'Sounds as it did before',
            means: 'The oil does not make itself heard.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Change to the right engine oil',
      overview:
        'Oil and filter are changed for the grade and approval in the handbook. A rest of the old oil stays in the engine, so a second early change is worth its price after a gross mistake.',
      minutes: [40, 90],
      tools: ['Ramps or axle stands', 'Drain pan', 'Socket set', 'Filter wrench', 'Torque wrench'],
      steps: [
        'Buy oil with exactly the viscosity and the approval that the handbook names, and a filter.',
        'Warm the engine for five minutes, so that the oil runs, and switch off.',
        'Raise the car on stands, open the drain plug over the pan and let it run for ten minutes.',
        'Change the filter, oil its seal, and fit the plug with a new washer to its torque.',
        'Fill in what the handbook says less a quarter of a litre, start, look for leaks and switch off.',
        'Wait ten minutes, measure and top up to just below MAX. Reset the service display.',
        'Write date, mileage and oil on a label under the bonnet.',
      ],
      safety: [
        'Never work under a car that is held up only by a jack.',
        'Hot oil scalds: wear gloves and let it cool until it is only warm.',
      ],
      stopIf:
        'Stop and have the pressure measured when the oil light stays on, or the engine knocks, with the right oil in it.',
    },
    parts: [
      { name: 'Engine oil and filter', usd: [35, 110] },
      { name: 'Drain plug washer', usd: [1, 5] },
    ],
    labourHours: [0.4, 0.8],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
