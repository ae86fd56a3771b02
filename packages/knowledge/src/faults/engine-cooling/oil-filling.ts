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
        'A little above the mark is harmless. If the level is more than about half an inch above it, do not start the engine until the surplus has been taken out.',
    },
    patterns: [
      'Comes after an oil change in which the old oil had not all run out, or after topping up without waiting for the level to settle.',
      'A level that rises again by itself is fuel or coolant in the oil, not overfilling.',
    ],
    shown: {
      summary:
        'With the level above the mark, the crankshaft whips the oil into foam. Oil is pushed out through the breather and the seals and burns with blue smoke, and foam lubricates badly. A diesel may draw the oil in and run on it.',
      patterns: [
        'It happens after an oil change in which the old oil had not all run out, or after topping up without waiting for the level to settle.',
        'If the level rises again by itself, fuel or coolant is getting into the oil.',
      ],
    },
    checks: [
      {
        title: 'Measure the oil level twice',
        steps: [
          'Park on level ground, switch the engine off and wait ten minutes.',
          'Pull the dipstick out and wipe it, push it fully in and pull it out again to read it. Do this twice, and feel between two fingers whether the oil is thin.',
          'If there is no dipstick, use the menu in the car display as the handbook describes.',
        ],
        tool: 'Rag',
        minutes: 15,
        outcomes: [
          {
            finding: 'The level is clearly above MAX, and the oil looks and smells normal',
            means: 'Too much oil was put in. Take the surplus out.',
            effect: 'confirms',
          },
          {
            finding: 'The level is above MAX, and the oil is thin and smells of fuel',
            means: 'Fuel has got into the oil, which is another fault.',
            effect: 'weakens',
          },
          {
            finding: 'The level is between the marks',
            means: 'The level is right.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Ask how much oil was put in at the last service',
        steps: [
          'Find out from the service invoice how many litres were put in.',
          'Compare the figure with the capacity given in the handbook for a change with filter.',
        ],
        tool: 'Handbook and invoice',
        minutes: 10,
        outcomes: [
          {
            finding: 'The invoice shows more than the engine takes',
            means: 'The engine was overfilled.',
            effect: 'supports',
          },
          {
            finding: 'It shows exactly the capacity, or there was no recent service',
            means: 'If the level is rising, look for another cause.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Take out the surplus engine oil',
      overview:
        'The surplus is drawn out through the dipstick tube until the level is between the marks. If there is no tube, let a garage drain it at the plug.',
      minutes: [20, 60],
      tools: ['Oil extraction pump with a thin hose', 'Measuring jug', 'Rags', 'Gloves'],
      steps: [
        'Let the engine stand for half an hour on level ground, so that all the oil runs back to the sump.',
        'Push the hose of the pump down the dipstick tube until it touches the bottom.',
        'Draw out a quarter of a litre, wait a minute and read the dipstick. From MIN to MAX is about one litre on most cars.',
        'Repeat this until the level is a little below MAX.',
        'Look into the air filter box and the intake hose. Wipe out any oil and replace a soaked filter.',
        'Start the engine, let it idle for two minutes, switch it off, wait ten minutes and read the level again.',
        'Take the old oil to a recycling point.',
      ],
      safety: [
        'Hot oil burns your skin: work on a warm engine, not on a hot one.',
        'If a diesel revs up by itself, do not stand in front of it. In a manual car, stall it in the highest gear with the brakes on; otherwise get clear.',
      ],
      stopIf:
        'Stop if the oil smells of fuel or looks like milky coffee: the level then rose for another reason, which a workshop has to find.',
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
    shown: {
      summary:
        'Oil that is too thick reaches the tappets and cam adjusters late, and oil that is too thin loses pressure when hot. Oil without the approval of the manufacturer can clog the particulate filter and make belts that run in oil swell.',
      patterns: [
        'Ticking began with an oil change and is worst in the first minute after a cold start.',
        'Engines with a belt in the oil (Ford EcoBoost 1.0, PSA PureTech 1.2) suffer most from the wrong approval.',
      ],
    },
    checks: [
      {
        title: 'Compare the oil on the bill with the handbook',
        steps: [
          'Find the viscosity and the approval in the handbook: for example 0W-20 or 5W-30, followed by an approval number of the manufacturer.',
          'Compare them with the invoice, the sticker under the bonnet or the label of the oil can.',
        ],
        tool: 'Handbook and invoice',
        minutes: 10,
        outcomes: [
          {
            finding: 'The viscosity is different, or the approval is missing',
            means: 'The wrong oil is in the engine. Have it changed.',
            effect: 'confirms',
          },
          {
            finding: 'The viscosity and approval match',
            means: 'The oil is the right one.',
            effect: 'rules-out',
          },
          {
            finding: 'Nobody knows which oil was put in',
            means: 'An oil change settles the question and costs little.',
            effect: 'neutral',
          },
        ],
      },
      {
        title: 'Listen to the first minute after a cold start',
        steps: [
          'Leave the car overnight, then start the engine with the bonnet open.',
          'Listen for ticking from the top of the engine, and note when it stops.',
        ],
        tool: 'None',
        minutes: 10,
        days: 1,
        needs: 'running',
        outcomes: [
          {
            finding: 'It ticks or rattles for longer than before the oil change',
            means: 'The oil reaches the top of the engine too late, as thick oil does.',
            effect: 'supports',
          },
          {
            finding: 'It sounds the same as before the oil change',
            means: 'The oil is not causing a noise.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Change to the right engine oil',
      overview:
        'The filter is changed, and the oil is replaced by one of the grade and approval in the handbook. Some of the old oil always stays in the engine, so a second early change is worthwhile if the oil was completely wrong.',
      minutes: [40, 90],
      tools: [
        'Ramps, or jack and axle stands',
        'Wheel chocks',
        'Drain pan',
        'Socket set',
        'Filter wrench',
        'Torque wrench',
        'Gloves',
      ],
      steps: [
        'Buy a filter, and oil with exactly the viscosity and the approval that the handbook names.',
        'Run the engine for five minutes so that the oil flows easily, then switch it off.',
        'Chock the wheels and raise the car on ramps or stands. Undo the drain plug over the pan and let the oil run out for ten minutes.',
        'Change the filter, wiping a little oil on its seal. Fit the plug with a new washer and tighten it to the stated torque.',
        'Pour in a quarter of a litre less than the handbook says. Start the engine, look for leaks and switch it off.',
        'Lower the car to level ground, wait ten minutes, read the level and top up to just below MAX. Reset the service display.',
        'Write the date, the mileage and the oil on a label under the bonnet. Take the old oil to a recycling point.',
      ],
      safety: [
        'Never work under a car that is held up only by a jack.',
        'Hot oil scalds: wear gloves and let it cool until it is only warm.',
      ],
      stopIf:
        'Stop and have the oil pressure measured if the oil light stays on, or the engine knocks, with the right oil in it.',
    },
    parts: [
      { name: 'Engine oil and filter', usd: [35, 110] },
      { name: 'Drain plug washer', usd: [1, 5] },
    ],
    labourHours: [0.4, 0.8],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
