import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { inOwnUnit, QUANTITIES } from '@wrenchwise/knowledge/parameters/units';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { figureScales, optionOfFigure } from './figure-options.ts';
import { runs } from './testing/runs.ts';

/** Read by hand from the knowledge: the fault, the finding, its unit, from, to. */
const RANGES: readonly (readonly [string, string, string, number, number])[] = [
  ['crankshaft-sensor-failed', 'It shows 150 to 300 rpm steadily', 'rpm', 150, 300],
  [
    'boost-control-valve-failed',
    'It has 10 to 40 ohms, and clicks and switches cleanly',
    'Ω',
    10,
    40,
  ],
  ['burnt-valve', 'It loses less than 10–15%', '%', -Infinity, 10],
  ['piston-damaged-knock', 'Leakage is below 15% and the crown is intact', '%', -Infinity, 15],
  ['oil-diluted-with-fuel', 'The oil contains more than about 4–5% fuel', '%', 5, Infinity],
  ['oil-diluted-with-fuel', 'The oil contains less than 2% fuel', '%', -Infinity, 2],
  [
    'thermostat-stuck-open',
    'It is never above about 75 °C (167 °F), and falls at speed',
    '°C',
    -Infinity,
    75,
  ],
  ['thermostat-stuck-open', 'It settles at 85–105 °C (185–220 °F)', '°C', 85, 105],
  ['radiator-fan-dead', 'The fan cuts in by itself at about 100 °C (212 °F)', '°C', 95, 105],
  ['catalyst-blocked', 'It is above about 0.2 bar (3 psi) at 2,500 rpm', 'bar', 0.2, Infinity],
  ['catalyst-blocked', 'It is under 0.1 bar (1.5 psi)', 'bar', -Infinity, 0.1],
  ['starter-battery-worn', 'It reads below 12.2 V', 'V', -Infinity, 12.2],
  ['starter-battery-worn', 'It reads 12.5 V or more, yet it cranks slowly', 'V', 12.5, Infinity],
  ['starter-battery-worn', 'It falls below 9.6 V while the engine turns', 'V', -Infinity, 9.6],
  [
    'starter-battery-worn',
    'It stays above 10.5 V, but the starter is slow or silent',
    'V',
    10.5,
    Infinity,
  ],
  [
    'battery-cell-collapsed',
    'It stays at about 10.5 V, or the charger reports a fault',
    'V',
    9.975,
    11.025,
  ],
  ['battery-terminals-corroded', 'It reads more than 0.2 V on either post', 'V', 0.2, Infinity],
  ['battery-terminals-corroded', 'It reads under 0.05 V on both', 'V', -Infinity, 0.05],
  ['starter-motor-worn', 'Both read over 11 V, and the motor does not turn', 'V', 11, Infinity],
  ['alternator-failed', 'It is below 13 V and falls with load', 'V', -Infinity, 13],
  ['alternator-failed', 'It is 13.6–14.8 V with load', 'V', 13.6, 14.8],
  ['alternator-failed', 'It is 12.6–13.2 V on a car with smart charging', 'V', 12.6, 13.2],
  ['alternator-failed', 'It is more than about 0.5 V AC', 'V', 0.5, Infinity],
  ['alternator-failed', 'It is below 0.1 V AC', 'V', -Infinity, 0.1],
  ['alternator-overcharging', 'It is above 15.0 V with a warm engine', 'V', 15, Infinity],
  ['alternator-overcharging', 'It is never above 15.0 V', 'V', -Infinity, 15],
  ['module-stays-awake', 'It is more than 80 mA after an hour', 'mA', 80, Infinity],
  ['module-stays-awake', 'It is under 50 mA', 'mA', -Infinity, 50],
  ['accessory-drains-battery', 'More than 30 mA', 'mA', 30, Infinity],
  ['battery-undercharged-short-trips', 'It shows 12.4 V or more', 'V', 12.4, Infinity],
  ['battery-undercharged-short-trips', 'It shows less than 12.4 V', 'V', -Infinity, 12.4],
  ['key-fob-battery-flat', 'It reads below 2.9 V', 'V', -Infinity, 2.9],
  ['key-fob-battery-flat', 'It reads 3.0 V or more', 'V', 3, Infinity],
  ['battery-cable-short-fire', 'It reads less than 5 ohms', 'Ω', -Infinity, 5],
  ['can-bus-wiring-fault', 'It is about 60 ohms', 'Ω', 57, 63],
  ['can-bus-wiring-fault', 'It is about 120 ohms', 'Ω', 114, 126],
  ['can-bus-wiring-fault', 'It is near 0 ohms', 'Ω', 0, 0],
  ['dc-dc-converter-failed', 'It is below 12.8 V and falling', 'V', -Infinity, 12.8],
  ['dc-dc-converter-failed', 'It is 13.5–15 V and steady', 'V', 13.5, 15],
  ['mild-hybrid-48v-fault', 'It is below 12.8 V and falling', 'V', -Infinity, 12.8],
  ['mild-hybrid-48v-fault', 'It is 13.5–15 V', 'V', 13.5, 15],
  ['second-battery-failed', 'It is below 12 V, or collapses under the bulb', 'V', -Infinity, 12],
  ['ac-pressure-sensor-failed', 'It is near 1 bar or below', 'bar', -Infinity, 1],
  ['blower-motor-failed', 'It reads near 12 V, and the motor does not turn', 'V', 11.4, 12.6],
  ['relay-stuck-drain', 'It is below 0.05 A from the start', 'A', -Infinity, 0.05],
  [
    'gearbox-control-module-failed',
    'It is below 12.4 V, or the clamps are loose',
    'V',
    -Infinity,
    12.4,
  ],
  ['gearbox-mount-broken', 'The engine heaves more than about 3 cm, or knocks', 'cm', 3, Infinity],
  ['front-brake-pads-worn', 'A pad has less than 3 mm of lining', 'mm', -Infinity, 3],
  ['front-brake-pads-worn', 'The lining is 3–5 mm thick and the discs are smooth', 'mm', 3, 5],
  ['front-brake-pads-worn', 'All pads have more than 5 mm of lining', 'mm', 5, Infinity],
  ['rear-brake-pads-worn', 'One of the rear pads is below 3 mm', 'mm', -Infinity, 3],
  ['rear-brake-pads-worn', 'All pads are above 4 mm', 'mm', 4, Infinity],
  ['rear-drum-shoes-worn', 'The lining is under 2 mm or down to the rivets', 'mm', -Infinity, 2],
  ['rear-drum-shoes-worn', 'There is more than 3 mm of clean lining', 'mm', 3, Infinity],
  [
    'brake-fluid-overheated',
    'It holds more than 3% water, or boils below 160 °C',
    '°C',
    -Infinity,
    160,
  ],
  [
    'brake-fluid-overheated',
    'It holds more than 3% water, or boils below 160 °C',
    '%',
    3,
    Infinity,
  ],
  ['brake-fluid-overheated', 'It holds less than 1% water', '%', -Infinity, 1],
  [
    'brake-vacuum-pump-failed',
    'The vacuum is below about 0.6 bar after 10 seconds',
    'bar',
    -Infinity,
    0.6,
  ],
  ['brake-vacuum-pump-failed', 'It is quickly above 0.7 bar', 'bar', 0.7, Infinity],
  [
    'clutch-cable-stretched',
    'It is rough, heavy, or has more than 25 mm of free play',
    'mm',
    25,
    Infinity,
  ],
  ['brake-pad-wear-sensor-broken', 'All are above 3 mm', 'mm', 3, Infinity],
  ['brake-pad-wear-sensor-broken', 'One is at 3 mm or less', 'mm', -Infinity, 3],
  [
    'eps-motor-failed',
    'It stays above 12.8 V while steering, but there is no assistance',
    'V',
    12.8,
    Infinity,
  ],
  ['eps-motor-failed', 'It falls below 11 V', 'V', -Infinity, 11],
  ['eps-power-supply-fault', 'There is more than 0.3 V on either', 'V', 0.3, Infinity],
  ['eps-power-supply-fault', 'There is less than 0.3 V on both', 'V', -Infinity, 0.3],
  ['steering-box-worn', 'There is more than about 3 cm at the rim', 'cm', 3, Infinity],
  ['steering-box-worn', 'There is less than 1 cm', 'cm', -Infinity, 1],
  ['diesel-cp4-pump-breakup', 'It stays below about 100 bar', 'bar', -Infinity, 100],
  ['diesel-cp4-pump-breakup', 'It climbs beyond 200 bar at once', 'bar', 200, Infinity],
  [
    'diesel-injectors-worn-leak-off',
    'It creeps up slowly or stays below 150 bar',
    'bar',
    -Infinity,
    150,
  ],
  ['ev-battery-degraded', 'The state of health is above 90%', '%', 90, Infinity],
  [
    'ev-battery-thermal-control-failed',
    'The temperature does not rise, or it rises beyond 50 °C',
    '°C',
    50,
    Infinity,
  ],
  ['ev-battery-thermal-control-failed', 'It rises to 25 to 45 °C and stays there', '°C', 25, 45],
  ['ev-iccu-failed', 'It is below 12.8 V and falling', 'V', -Infinity, 12.8],
  ['ev-iccu-failed', 'It is 13.8–14.8 V', 'V', 13.8, 14.8],
  [
    'tyre-tread-belt-separation',
    'The tread swings in and out or sideways by more than 3 mm',
    'mm',
    3,
    Infinity,
  ],
  ['tyre-tread-worn-out', 'It is 3 mm or less, or level with the bars', 'mm', -Infinity, 3],
  [
    'tyre-tread-worn-out',
    'It is more than 3 mm everywhere (winter tyres: 4 mm)',
    'mm',
    3,
    Infinity,
  ],
];

const CHECKS = KNOWLEDGE.faults.flatMap(({ id: fault, checks }) =>
  checks.map(({ title, outcomes }) => ({
    fault,
    title,
    options: outcomes.map(({ finding }, at) => ({ id: `outcome-${at + 1}`, label: finding })),
  })),
);
const ANSWERABLE = CHECKS.filter(({ options }) => figureScales(options).length > 0);

const optionsOf = (fault: string, label: string) => {
  const check = CHECKS.find(
    (one) => one.fault === fault && one.options.some((o) => o.label === label),
  );
  if (!check) throw new Error(`No check of ${fault} has the finding ${label}`);
  return check.options;
};

const labelFor = (text: string, fault: string, label: string): string | undefined => {
  const options = optionsOf(fault, label);
  return options.find(({ id }) => id === optionOfFigure(text, options))?.label;
};

/** Another option of the same check whose range, read by hand, has the figure too. */
const isShared = (fault: string, label: string, unit: string, figure: number): boolean => {
  const others = new Set(optionsOf(fault, label).map((one) => one.label));
  return RANGES.some(
    ([of, other, its, low, high]) =>
      of === fault &&
      other !== label &&
      others.has(other) &&
      its === unit &&
      figure >= low &&
      figure <= high,
  );
};

/** A figure of a range, clear of its ends. */
const inside = (low: number, high: number): fc.Arbitrary<number> =>
  fc.double({ min: 0.02, max: 0.98, noNaN: true }).map((share) => {
    const bottom = low === -Infinity ? high * 0.3 : low;
    const top = high === Infinity ? low * 1.09 : high;
    return Number((bottom + (top - bottom) * share).toPrecision(6));
  });

describe('a figure typed as the answer to a check', () => {
  it('can answer 47 of the checks', () => {
    expect(ANSWERABLE).toHaveLength(47);
    expect(
      ANSWERABLE.filter(({ fault, options }) =>
        options.every(
          ({ label }) => !RANGES.some(([of, known]) => of === fault && known === label),
        ),
      ),
    ).toEqual([]);
  });

  test.each(RANGES)('of %s is never read wrongly: %s', (fault, label, unit, low, high) => {
    fc.assert(
      fc.property(inside(low, high), (figure) => {
        const picked = labelFor(`${figure} ${unit}`, fault, label);
        // Where another range has it too, none is picked.
        expect(picked).toBe(isShared(fault, label, unit, figure) ? undefined : label);
      }),
      { numRuns: runs(40) },
    );
  });

  test.each(RANGES)('outside its range never gives it: %s, %s', (fault, label, unit, low, high) => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 4, noNaN: true }), (share) => {
        const base = (Number.isFinite(high) ? high : low) || 1;
        const figure = Number((base * share).toPrecision(6));
        fc.pre(figure < low || figure > high);
        expect(labelFor(`${figure} ${unit}`, fault, label)).not.toBe(label);
      }),
      { numRuns: runs(40) },
    );
  });

  test.each(
    RANGES.flatMap(([fault, label, unit, low, high]) => {
      const quantity = figureScales(optionsOf(fault, label)).find(
        ({ unit: own }) => own === unit,
      )?.quantity;
      return quantity === undefined
        ? []
        : QUANTITIES[quantity]
            .filter(({ shown }) => shown !== unit && shown !== 'inH2O' && !shown.startsWith('/'))
            .map((other) => [fault, label, unit, low, high, quantity, other.shown] as const);
    }),
  )('is converted: %s, %s from %s', (fault, label, unit, low, high, quantity, other) => {
    fc.assert(
      fc.property(inside(low, high), (figure) => {
        const own = inOwnUnit(quantity, unit, figure) ?? Number.NaN;
        const zero = inOwnUnit(quantity, other, 0) ?? Number.NaN;
        const one = inOwnUnit(quantity, other, 1) ?? Number.NaN;
        const written = ((own - zero) / (one - zero)).toFixed(8);
        expect(labelFor(`${written} ${other}`, fault, label)).toBe(
          isShared(fault, label, unit, figure) ? undefined : label,
        );
      }),
      { numRuns: 10 },
    );
  });
});

describe('the front pads', () => {
  const read = (text: string) =>
    labelFor(text, 'front-brake-pads-worn', 'All pads have more than 5 mm of lining');

  test.each([
    '6 mm',
    '6mm',
    'about 6',
    '0.6 cm',
    '6,2 mm',
    'at least 6 mm',
    '6 to 7 mm',
    'over 5 mm',
  ])('are thick enough by: %s', (text) =>
    expect(read(text)).toBe('All pads have more than 5 mm of lining'),
  );

  test.each(['2 mm', 'under 3 mm', '2 and 1 mm', '2.9'])('are worn by: %s', (text) =>
    expect(read(text)).toBe('A pad has less than 3 mm of lining'),
  );

  test.each([
    'under 5 mm',
    '2 and 6 mm',
    'not 6 mm',
    'almost 3 mm',
    '6 V',
    '6 weeks',
    '£6',
    '60 mm',
    '-6 mm',
    'P0306',
    'thick',
    '',
    '6'.repeat(400),
  ])('are left open by: %s', (text) => expect(read(text)).toBeUndefined());
});

test('a difference, or two conditions in one check, cannot be answered by one figure', () => {
  for (const [fault, label] of [
    ['brake-caliper-slides-seized', 'The pads differ by more than 3 mm, or one is worn at a slant'],
    ['electronic-brake-booster-failed', 'It is below 12.0 V at rest, or below 13 V in Ready'],
    ['springs-sagged', 'Both sides of an axle are 20 mm or more low'],
    [
      'manifold-pressure-sensor-failed',
      'It is over 5 kPa off with the engine stopped, or it does not move',
    ],
  ] as const) {
    expect(figureScales(optionsOf(fault, label))).toEqual([]);
  }
});

test('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      for (const { options } of ANSWERABLE.slice(0, 10)) optionOfFigure(text, options);
    }),
    { numRuns: 50 },
  );
});
