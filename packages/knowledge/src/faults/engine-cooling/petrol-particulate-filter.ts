import { SPARK_NO_LPG } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** The particulate filter of direct-injection petrol engines, fitted in Europe since 2018. */
export const petrolParticulateFilterFaults = {
  'gpf-soot-blocked': {
    name: 'Blocked petrol particulate filter (GPF)',
    workshopName: 'Gasoline particulate filter (GPF/OPF) loaded with soot',
    summary:
      'The filter in the exhaust of a direct-injection petrol engine burns its soot off when the car coasts after a hot run. Cold short trips never give it that, so it fills, the light comes on and at last the engine is held back.',
    prior: 1,
    fits: { fuels: SPARK_NO_LPG, years: [2017, 2099] },
    shifts: [
      {
        makes: ['Volkswagen', 'Audi', 'Skoda', 'Seat', 'Ford', 'BMW', 'Mini'],
        factor: 1.4,
        source: 'early direct-injection petrol engines with the filter',
      },
      { maxAgeYears: 1, factor: 0.5, source: 'wear part' },
    ],
    symptoms: {
      'gpf-light': 0.65,
      'dpf-light': 0.2,
      'check-engine-light': 0.5,
      'loss-of-power': 0.35,
      'limp-mode': 0.25,
      'poor-economy': 0.15,
      'stop-start-inactive': 0.15,
      hesitation: 0.1,
    },
    against: ['black-smoke', 'glow-plug-light', 'adblue-warning', 'exhaust-loud'],
    conditions: { 'short-trips': 0.75, 'cold-weather': 0.35, 'gradual-onset': 0.5, constant: 0.35 },
    codes: { P246C: 0.15, P24A3: 0.1, P24A4: 0.1 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'With the filter light steady and the power still there, a run often cures it: a steady 40 to 60 mph for 20 to 30 minutes where that is legal and safe, in a gear that holds about 2,000 rpm, lifting off now and then. Do not take it when the light flashes, a red light is on, power is held back, the engine runs hot, the oil is above its upper mark or two runs have failed: go gently to a workshop then, and not at all with a red light.',
    },
    patterns: [
      'Cars that go a mile or two at a time through a winter show the light first in the cold months.',
      'A misfire or an engine that burns oil fills the filter again within weeks: the filter is then the victim.',
    ],
    checks: [
      {
        title: 'Read what the handbook says of the exhaust filter light',
        steps: [
          'Compare the light with the handbook: a steady filter light asks for a run, an engine light beside it asks for a workshop.',
          'Look whether a message names a speed or a time for the run.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'The exhaust filter light or its message',
            means: 'The filter has asked to be cleaned.',
            effect: 'confirms',
          },
          {
            finding: 'Only the engine light',
            means:
              'The filter may be behind it, and so may a hundred other things: have the codes read.',
            effect: 'neutral',
          },
          { finding: 'Another light', means: 'This is not about the filter.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Take a 20-minute run at a steady speed with long overruns',
        steps: [
          'Only with the filter light steady and no loss of power: warm the engine with ten minutes of driving.',
          'Hold a steady 40 to 60 mph for 20 to 30 minutes in a gear that keeps about 2,000 rpm or more, and lift off often where it is safe, so that the engine coasts in gear.',
          'See whether the light goes out.',
        ],
        tool: 'None',
        minutes: 40,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The light goes out',
            means: 'The filter was full of soot and has burnt it off.',
            effect: 'confirms',
          },
          {
            finding: 'The light stays',
            means:
              'The filter is too full for the road, or a sensor keeps it from cleaning itself.',
            effect: 'supports',
          },
          {
            finding: 'The light was already out before the run',
            means: 'The filter needs nothing now.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the codes and the soot load',
        steps: [
          'Plug a reader into the socket below the dash.',
          'Note the codes and, where the reader shows it, soot mass and differential pressure.',
        ],
        tool: 'OBD-II reader',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P2002, P2463 or a high soot load',
            means: 'The filter is blocked or nearly so.',
            effect: 'confirms',
          },
          {
            finding: 'Misfire or oxygen sensor codes alone',
            means: 'Those come first; the filter follows.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace the petrol particulate filter',
      overview:
        'Most filters are saved by a proper run or by a regeneration that the workshop starts. A new filter is the last resort, and lasts only when whatever made the soot has been put right.',
      minutes: [45, 240],
      tools: ['OBD-II reader', 'Diagnostic tool with service regeneration', 'Torque wrench'],
      steps: [
        'Read the codes and fix misfires, leaking injectors and oil loss first: they fill any filter.',
        'Check the oil level: short trips may have thinned it with petrol. Change it when it smells of fuel or stands above the mark.',
        'Take the steady run of the check above, twice at most, unless the light flashes, power is held back, the engine runs hot or the oil is above its mark.',
        'Where the light stays, have the workshop start a service regeneration: the car stands outdoors, since the exhaust glows.',
        'Where the pressure stays high, have the filter taken off and cleaned, or replaced with its gaskets and nuts.',
        'Have the learnt soot values reset, and see on a test drive that the light stays out.',
        'From then on give the car one run of half an hour a week.',
      ],
      safety: [
        'The exhaust reaches 600 °C while the filter burns: never park over dry grass, and keep hands away.',
        'A service regeneration is done outdoors with someone beside the car.',
      ],
      stopIf:
        'Stop and have it read when the engine light flashes, power is cut or the exhaust smells of rotten eggs and glows: the engine is misfiring.',
    },
    parts: [
      { name: 'Gaskets and nuts', usd: [15, 60] },
      { name: 'Petrol particulate filter', usd: [500, 1800], ifNeeded: true },
    ],
    labourHours: [0.7, 3.5],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
