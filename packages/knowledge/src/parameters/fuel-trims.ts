import type { Parameter, Sign } from './parameter.ts';

const LEAN_AT_IDLE = {
  'intake-vacuum-leak': 6,
  'intake-duct-split': 4,
  'crankcase-breather-failed': 4,
  'brake-servo-diaphragm-torn': 2,
  'brake-servo-vacuum-hose-leaking': 3,
  'evap-purge-valve-stuck-open': 2.5,
  'exhaust-manifold-leak': 2,
  'mass-air-flow-sensor-dirty': 2.5,
  'petrol-injectors-clogged': 1.6,
  'fuel-pump-in-tank-failing': 1.3,
  'petrol-fuel-filter-clogged': 1.3,
} as const;

const LEAN_UNDER_LOAD = {
  'mass-air-flow-sensor-dirty': 6,
  'fuel-pump-in-tank-failing': 6,
  'petrol-fuel-filter-clogged': 5,
  'fuel-pump-impeller-swollen': 4,
  'fuel-pump-control-module-failed': 3,
  'hpfp-petrol-worn': 4,
  'petrol-injectors-clogged': 4,
  'fuel-pressure-regulator-leaking': 2,
  'intake-duct-split': 1.5,
  'intake-vacuum-leak': 0.8,
} as const;

const LEAN = {
  'intake-vacuum-leak': 4,
  'mass-air-flow-sensor-dirty': 4,
  'intake-duct-split': 3,
  'crankcase-breather-failed': 3,
  'fuel-pump-in-tank-failing': 2.5,
  'petrol-fuel-filter-clogged': 2.5,
  'petrol-injectors-clogged': 2.5,
  'exhaust-manifold-leak': 2,
  'hpfp-petrol-worn': 2,
  'evap-purge-valve-stuck-open': 1.6,
  'oxygen-sensor-upstream-failed': 1.5,
} as const;

const RICH = {
  'petrol-injector-leaking': 6,
  'fuel-pressure-regulator-leaking': 6,
  'evap-purge-valve-stuck-open': 3,
  'evap-canister-saturated': 2.5,
  'mass-air-flow-sensor-dirty': 2,
  'coolant-temperature-sensor-failed': 2.5,
  'manifold-pressure-sensor-failed': 2.5,
  'oil-diluted-with-fuel': 3,
  'oxygen-sensor-upstream-failed': 2,
  'air-filter-clogged': 1.5,
  'thermostat-stuck-open': 1.3,
} as const;

const SIGNS: readonly Sign[] = [
  { state: 'high', when: ['idle'], faults: LEAN_AT_IDLE },
  { state: 'high', when: ['raised-idle', 'cruise', 'load'], faults: LEAN_UNDER_LOAD },
  { state: 'high', faults: LEAN },
  { state: 'low', faults: RICH },
];

/**
 * Trim of one bank at idle and at about 2,500 rpm: the pair decides where either figure leaves
 * several causes. Textbook rule of air that enters unmeasured: its share falls as the engine takes more.
 */
export const TRIM_PAIR = {
  /** Points of trim by which the two differ at least. */
  difference: 5,
  /** High at idle and falling with revs. */
  fallsWithRevs: {
    'intake-vacuum-leak': 9,
    'crankcase-breather-failed': 6,
    'intake-duct-split': 4,
    'brake-servo-vacuum-hose-leaking': 4,
    'brake-servo-diaphragm-torn': 3,
    'evap-purge-valve-stuck-open': 2.5,
    'exhaust-manifold-leak': 2,
    'mass-air-flow-sensor-dirty': 0.7,
    'fuel-pump-in-tank-failing': 0.3,
    'petrol-fuel-filter-clogged': 0.3,
    'petrol-injectors-clogged': 0.6,
    'hpfp-petrol-worn': 0.4,
  },
  /** Rising with revs or load. */
  risesWithRevs: {
    'mass-air-flow-sensor-dirty': 7,
    'fuel-pump-in-tank-failing': 8,
    'petrol-fuel-filter-clogged': 7,
    'fuel-pump-impeller-swollen': 5,
    'fuel-pump-control-module-failed': 4,
    'hpfp-petrol-worn': 5,
    'petrol-injectors-clogged': 4,
    'intake-vacuum-leak': 0.25,
    'crankcase-breather-failed': 0.3,
    'intake-duct-split': 0.8,
  },
} as const;

const bankNames = (bank: 1 | 2, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [
    `${name} bank ${bank}`,
    `${name} b ${bank}`,
    `${name} ${bank}`,
    `bank ${bank} ${name}`,
    `b ${bank} ${name}`,
  ]);

const SHORT = [
  'short term fuel trim',
  'short term fuel',
  'short fuel trim',
  'short term trim',
  'short fuel trim',
  'stft',
  'st fuel trim',
  'shrtft',
  'sft',
] as const;
const LONG = [
  'long term fuel trim',
  'long term fuel',
  'long fuel trim',
  'long term trim',
  'ltft',
  'lt fuel trim',
  'longft',
  'lft',
] as const;
const TRIMS = [
  'fuel trim',
  'fuel trims',
  'trim',
  'trims',
  'fuel correction',
  'fuel mixture adaptation',
] as const;

const trim = (
  id: string,
  label: string,
  names: readonly string[],
  withUnit: readonly string[] = [],
): Parameter => ({
  id,
  label,
  names,
  withUnit,
  quantity: 'share',
  possible: [-70, 70],
  group: 'fuel-trim',
  worst: 'extreme',
  // Within ±10 % readers call it normal; the monitor stores a code at some ±25 %.
  normal: [
    { when: ['cold'], unsureAbove: -100 },
    { low: -11, high: 11 },
  ],
  signs: SIGNS,
});

/** Corrections of the mixture, by bank. */
export const FUEL_TRIMS: readonly Parameter[] = [
  trim(
    'long-term-fuel-trim-1',
    'Long-term fuel trim, bank 1',
    [
      ...LONG,
      ...bankNames(1, LONG),
      'longft 1',
      'fuel trim bank 1 long term',
      'fuel trim b 1 long term',
      'ltft b 1 s 1',
    ],
    ['long term'],
  ),
  trim('long-term-fuel-trim-2', 'Long-term fuel trim, bank 2', [
    ...bankNames(2, LONG),
    'longft 2',
    'fuel trim bank 2 long term',
    'fuel trim b 2 long term',
  ]),
  trim(
    'short-term-fuel-trim-1',
    'Short-term fuel trim, bank 1',
    [
      ...SHORT,
      ...bankNames(1, SHORT),
      'shrtft 1',
      'fuel trim bank 1 short term',
      'fuel trim b 1 short term',
    ],
    ['short term'],
  ),
  trim('short-term-fuel-trim-2', 'Short-term fuel trim, bank 2', [
    ...bankNames(2, SHORT),
    'shrtft 2',
    'fuel trim bank 2 short term',
    'fuel trim b 2 short term',
  ]),
  trim('fuel-trim', 'Fuel trim', [...TRIMS, ...bankNames(1, TRIMS)], ['lean', 'rich']),
  trim('fuel-trim-2', 'Fuel trim, bank 2', bankNames(2, TRIMS)),
];
