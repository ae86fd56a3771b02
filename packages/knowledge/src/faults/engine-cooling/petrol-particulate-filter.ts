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
        'If the filter light is steady and the car has full power, a run often clears it: hold a steady 40 to 60 mph for 20 to 30 minutes where that is legal and safe, in a gear that gives about 2,000 rpm, lifting off now and then. Do not do this if the light flashes, a red light is on, power is cut, the engine runs hot, the oil is above its upper mark or two runs have failed. In those cases go gently to a workshop, or do not drive at all if a red light is on.',
    },
    patterns: [
      'Cars that go a mile or two at a time through a winter show the light first in the cold months.',
      'A misfire or an engine that burns oil fills the filter again within weeks: the filter is then the victim.',
    ],
    shown: {
      summary:
        'The filter in the exhaust of a direct-injection petrol engine burns off its soot when the car coasts after a hot run. Short cold trips never give it that chance, so it fills, the light comes on and in the end the engine loses power.',
      patterns: [
        'Cars that go only a mile or two at a time through a winter show the light first in the cold months.',
        'A misfire or an engine that burns oil fills the filter again within weeks, so the filter is then not the original fault.',
      ],
    },
    checks: [
      {
        title: 'Read what the handbook says of the exhaust filter light',
        steps: [
          'Compare the light with the handbook. A steady filter light asks for a run; an engine light beside it means that a workshop is needed.',
          'See whether a message names a speed or a time for the run.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It is the exhaust filter light or its message',
            means: 'The filter needs to be cleaned by a run.',
            effect: 'confirms',
          },
          {
            finding: 'Only the engine light is on',
            means:
              'The filter may be the cause, but so may many other faults. Have the codes read.',
            effect: 'neutral',
          },
          {
            finding: 'It is another light',
            means: 'The filter is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Take a 20-minute run at a steady speed with long overruns',
        steps: [
          'Do this only if the filter light is steady and the car has full power. Drive for ten minutes to warm the engine.',
          'Hold a steady 40 to 60 mph for 20 to 30 minutes, in a gear that gives about 2,000 rpm or more. Lift off often where it is safe, so that the car coasts in gear.',
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
            finding: 'The light stays on',
            means:
              'The filter is too full to be cleared on the road, or a sensor prevents it from cleaning itself.',
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
          'Plug a reader into the socket below the dashboard and switch the ignition on.',
          'Note the codes and, if the reader shows them, the soot mass and the differential pressure.',
        ],
        tool: 'OBD-II reader',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'P2002 or P2463 is stored, or the soot load is high',
            means: 'The filter is blocked or nearly so.',
            effect: 'confirms',
          },
          {
            finding: 'There are only misfire or oxygen sensor codes',
            means: 'Repair those first; they are what fills the filter.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace the petrol particulate filter',
      overview:
        'Most filters are saved by a proper run or by a regeneration that the workshop starts. A new filter is the last resort, and it lasts only if whatever made the soot has been repaired.',
      minutes: [45, 240],
      tools: ['OBD-II reader', 'Diagnostic tool with service regeneration', 'Torque wrench'],
      steps: [
        'Read the codes. Repair misfires, leaking injectors and oil consumption first: they fill any filter.',
        'Check the oil level: on short trips petrol can thin the oil. Change the oil if it smells of fuel or is above the mark.',
        'Take the steady run of the check above, twice at most, and only where “Can I drive with it?” allows it.',
        'If the light stays on, have the workshop run a service regeneration outdoors.',
        'If the pressure stays high, have the filter taken off and cleaned, or replaced with new gaskets and nuts.',
        'Have the learned soot values reset, and check on a test drive that the light stays out.',
        'From then on, take the car on a run of half an hour once a week.',
      ],
      safety: [
        'The exhaust reaches 600 °C while the filter burns off its soot: never park over dry grass, and keep your hands away.',
        'A service regeneration must be done outdoors, with someone staying beside the car.',
      ],
      stopIf:
        'Stop and have the codes read if the engine light flashes, power is cut, or the exhaust smells of rotten eggs and glows: the engine is misfiring.',
    },
    parts: [
      { name: 'Gaskets and nuts', usd: [15, 60] },
      { name: 'Petrol particulate filter', usd: [500, 1800], ifNeeded: true },
    ],
    labourHours: [0.7, 3.5],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
