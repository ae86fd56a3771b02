import { describe, expect, test } from 'vitest';

import { MAKES } from '../known-make.ts';
import { MAKES_AND_MODELS } from '../makes-and-models.ts';
import { electricVersions } from './electric.ts';
import { FUEL_OF } from './engine-fuels.ts';
import { type ModelOptions, modelOptions } from './model-options.ts';
import type { FactMarket } from './model-run.ts';
import { modelRuns } from './model-runs.ts';
import { motFailuresOf } from './mot-failures.ts';
import { recallsOf } from './recalls.ts';
import { FACT_SOURCES, RECALL_LOOKUPS } from './sources.ts';

const optionsOf = (
  make: string,
  model: string,
  year: number | null,
  market?: FactMarket,
): ModelOptions => {
  const options = modelOptions({ make, model, year }, market);
  if (options === undefined) throw new Error(`no options of ${make} ${model}`);
  return options;
};

const litresOf = ({ engines }: ModelOptions) => [
  ...new Set(engines.flatMap(({ litres }) => litres ?? [])),
];

/** Facts of cars that everybody can look up, against the tables. */
describe('the options of known cars', () => {
  test.each([
    ['Toyota', 'Corolla', 2010, 'us', [1.8, 2.4], ['petrol']],
    ['Honda', 'Civic', 2007, 'us', [1.3, 1.8, 2], ['hybrid', 'petrol']],
    ['Ford', 'Mustang', 2016, 'us', [2.3, 3.7, 5, 5.2], ['petrol']],
    ['Subaru', 'WRX', 2017, 'us', [2, 2.5], ['petrol']],
    ['Ford', 'F-150', 2018, 'us', [2.7, 3, 3.3, 3.5, 5], ['petrol', 'diesel']],
    ['Chevrolet', 'Silverado 1500', 2015, 'us', [4.3, 5.3, 6.2], ['petrol']],
    ['Nissan', 'Altima', 2016, 'us', [2.5, 3.5], ['petrol']],
    ['Toyota', 'Prius', 2012, 'uk', [1.8], ['hybrid']],
    ['vauxhall', 'Corsa', 2018, 'uk', [1, 1.2, 1.4, 1.6], ['petrol', 'diesel']],
    ['Dacia', 'Duster', 2021, 'uk', [1, 1.3, 1.5, 1.6], ['petrol', 'lpg', 'diesel']],
    ['Nissan', 'Leaf', 2018, 'uk', [], ['electric']],
    ['Tesla', 'Model 3', 2021, 'us', [], ['electric']],
  ] as const)('%s %s %i (%s)', (make, model, year, market, litres, fuels) => {
    const options = optionsOf(make, model, year, market);
    expect(options.isExact).toBe(true);
    expect(litresOf(options)).toEqual(litres);
    expect(new Set(options.fuels)).toEqual(new Set(fuels));
  });

  test('have gearboxes, drives and figures with their procedure and source', () => {
    const mustang = optionsOf('Ford', 'Mustang', 2016, 'us');
    expect(mustang.gearboxes).toEqual([
      { kind: 'automatic', gears: 6 },
      { kind: 'manual', gears: 6 },
    ]);
    expect(mustang.drives).toEqual(['RWD']);
    expect(mustang.runs[0]?.consumption).toEqual([
      { procedure: 'EPA', mpg: [16, 25], co2: [219, 341] },
    ]);
    expect(mustang.sources).toEqual(['epa']);
    expect(mustang.engines.find(({ litres }) => litres === 2.3)).toMatchObject({
      turbo: true,
      cylinders: 4,
    });
    const corsa = optionsOf('Vauxhall', 'Corsa', 2018, 'uk');
    expect(corsa.runs[0]).toMatchObject({ source: 'vca', market: 'uk' });
    expect(corsa.runs[0]?.euro.every((euro) => euro.startsWith('Euro 6'))).toBe(true);
    expect(FACT_SOURCES[corsa.runs[0]?.source ?? 'epa'].credit).toContain(
      'Open Government Licence',
    );
  });
});

describe('what a model leaves no choice in', () => {
  test.each([
    ['Nissan', 'Leaf', 2018, undefined, 'electric', 'single-speed'],
    ['Ford', 'Mustang', 2016, 'us', 'petrol', undefined],
    ['Mazda', 'MX-5', 2017, 'uk', 'petrol', undefined],
    // The source calls its hybrid of 2021 a petrol car; the years after show the error.
    ['Honda', 'Jazz', 2021, 'uk', undefined, undefined],
    // The ZS EV is registered as a ZS.
    ['MG', 'ZS', 2022, 'uk', undefined, undefined],
    // Petrol only in America, but not in Europe.
    ['Toyota', 'Corolla', 2010, undefined, undefined, undefined],
    // Only American figures: a British one may be a diesel.
    ['BMW', 'X7', 2022, undefined, undefined, undefined],
    // British figures of this make end in 2019.
    ['Škoda', 'Octavia', 2023, 'uk', undefined, undefined],
    ['Ford', 'Focus', 2016, undefined, undefined, undefined],
    ['Toyota', 'Prius', 2012, undefined, undefined, 'cvt'],
  ] as const)('%s %s %i (%s): %s, %s', (make, model, year, market, fuel, transmission) => {
    expect(optionsOf(make, model, year, market)).toMatchObject({
      onlyFuel: fuel,
      onlyTransmission: transmission,
    });
  });

  test('is shown from the nearest year where none is listed, and says so', () => {
    const octavia = optionsOf('Škoda', 'Octavia', 2023, 'uk');
    expect(octavia.isExact).toBe(false);
    expect(octavia.fuels).toContain('diesel');
    // The heavy pick-ups are hardly in EPA's figures: the half-ton's are not theirs.
    expect(modelOptions({ make: 'Ford', model: 'F-250 Super Duty', year: 2015 })).toBeUndefined();
    expect(
      modelOptions({ make: 'Chevrolet', model: 'Silverado 2500HD', year: 2018 }),
    ).toBeUndefined();
    expect(modelOptions({ make: 'Wartburg', model: '353', year: 1975 })).toBeUndefined();
    expect(modelOptions({ make: null, model: null })).toBeUndefined();
  });
});

test('every line of the table is of a model of the one list, and can be read', () => {
  let runs = 0;
  const unread: string[] = [];
  for (const make of MAKES) {
    for (const model of MAKES_AND_MODELS[make]) {
      for (const run of modelRuns(make, model)) {
        runs += 1;
        const isRead = run.from <= run.to && run.engines.every(({ fuel }) => fuel in FUEL_OF);
        if (!isRead || run.engines.length === 0) unread.push(`${make} ${model} ${run.from}`);
      }
    }
  }
  expect(unread).toEqual([]);
  // 7,205 lines of the sources, without coachbuilders, prototypes and the like.
  expect(runs).toBeGreaterThan(6500);
});

test('a hybrid of the British figures that is a mild or a plug-in one is called so', () => {
  const fuelsOf = (make: string, model: string) => modelOptions({ make, model, year: null })?.fuels;
  expect(fuelsOf('Suzuki', 'Ignis')).toEqual(['petrol']);
  expect(fuelsOf('Suzuki', 'Vitara')).toContain('hybrid');
  expect(fuelsOf('SEAT', 'Leon')).toContain('plug-in-hybrid');
  expect(fuelsOf('Volvo', 'XC60')).not.toContain('hybrid');
  const kuga = modelRuns('Ford', 'Kuga').find(
    ({ market, from }) => market === 'uk' && from === 2022,
  );
  const mild = kuga?.engines.filter(({ fuel }) => fuel === 'diesel mild hybrid');
  expect(mild).toHaveLength(1);
});

test('gearboxes are called what they are, and slips of the source are left out', () => {
  const gearboxesOf = (make: string, model: string) =>
    modelRuns(make, model).flatMap(({ gearboxes }) => gearboxes);
  expect(gearboxesOf('Ferrari', '575')).toContainEqual({
    kind: 'automatic',
    gears: 6,
    isAutomatedManual: true,
  });
  expect(gearboxesOf('Ferrari', '456')).toContainEqual({ kind: 'automatic', gears: 4 });
  expect(new Set(gearboxesOf('Ferrari', 'SF90').map(({ kind }) => kind))).toEqual(
    new Set(['dual-clutch']),
  );
  const latest = modelRuns('Nissan', 'X-Trail').find(({ from }) => from === 2021);
  expect(latest?.engines.map(({ fuel }) => fuel)).toEqual(['petrol']);
});

test('an electric car has its batteries and charging power', () => {
  const leaf = electricVersions({ make: 'Nissan', model: 'Leaf', year: 2019 });
  expect(leaf.map(({ usableKwh }) => usableKwh)).toContain(62);
  expect(leaf.every(({ dcPorts }) => dcPorts.includes('chademo'))).toBe(true);
  expect(electricVersions({ make: 'Ford', model: 'Fiesta', year: 2015 })).toEqual([]);
});

describe('recalls', () => {
  test('are those of model and year, with what is certain of them', () => {
    const escape = recallsOf({ make: 'Ford', model: 'Escape', year: 2016 });
    expect(escape.find(({ id }) => id === '22V413')).toMatchObject({
      country: 'US',
      system: 'transmission_drivetrain',
      certainty: 'sure',
      summary: 'It concerns the gear selector’s linkage or the parking lock.',
      source: 'nhtsa',
    });
    expect(escape.every(({ from = 0, to = 9999 }) => from <= 2016 && to >= 2016)).toBe(true);
    const ids = escape.map(({ id }) => Number(id.slice(0, 2)));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  test('name the part, the risk and what to do where the derived table had them wrong', () => {
    const telluride = recallsOf({ make: 'Kia', model: 'Telluride', year: 2021 });
    const summaryOf = (wanted: string) => telluride.find(({ id }) => id === wanted)?.summary;
    expect(summaryOf('24V407')).toMatch(/power front seats.*fire.*park outside/);
    expect(summaryOf('24V214')).toMatch(/intermediate shaft.*rolls away.*parking brake/);
    const ilx = recallsOf({ make: 'Acura', model: 'ILX', year: 2019 });
    expect(ilx.find(({ id }) => id === '23V858')?.summary).toBe(
      'It concerns the fuel pump. The risk named is loss of drive or a crash.',
    );
  });

  test('whose part is likely or unknown say so', () => {
    const all = MAKES.flatMap((make) =>
      MAKES_AND_MODELS[make].flatMap((model) => recallsOf({ make, model })),
    );
    expect(all.length).toBeGreaterThan(4500);
    const words = { sure: /concerns (?:the|an?) /, likely: /probably/, unknown: /do not name/ };
    const wrong = all.filter(
      ({ summary, certainty }) => summary.length > 220 || !words[certainty].test(summary),
    );
    expect(wrong).toEqual([]);
    expect(RECALL_LOOKUPS['GB']).toContain('gov.uk');
  });

  test('counts a campaign that names a model and one of its versions once', () => {
    const ids = recallsOf({ make: 'Volkswagen', model: 'Golf', year: 2016 }).map(({ id }) => id);
    expect(ids).toContain('24V110');
    expect(ids.filter((id) => id === '24V110')).toHaveLength(1);
  });

  test('of one country are the other country’s business', () => {
    const all = recallsOf({ make: 'Vauxhall', model: 'Meriva' });
    expect(all.length).toBeGreaterThan(0);
    expect(recallsOf({ make: 'Vauxhall', model: 'Meriva' }, 'US')).toEqual([]);
  });
});

test('failure rates of the MOT compare a model with its make and all at an age', () => {
  const focus = motFailuresOf({ make: 'Ford', model: 'Focus' }, 8);
  expect(focus.model?.tests).toBeGreaterThan(8_000_000);
  expect(focus.makeAtAge?.fail).toBeCloseTo(33.5);
  expect(focus.allAtAge?.fail).toBeCloseTo(32.6);
  // Badges of one model are added up.
  expect(motFailuresOf({ make: 'BMW', model: '320d' }).model?.tests).toBeGreaterThan(1_000_000);
  expect(motFailuresOf({ make: 'Wartburg', model: '353' }, 8).model).toBeUndefined();
});

test('a charging power that no battery takes is left out, and so is its row beside a better one', () => {
  const named = electricVersions({ make: 'Smart', model: 'Fortwo', year: null });
  expect(named.length).toBeGreaterThan(0);
  for (const { dcKw, usableKwh = Infinity } of named) {
    expect(dcKw ?? 0).toBeLessThan(usableKwh * 4.4);
  }
  const focus = electricVersions({ make: 'Ford', model: 'Focus', year: 2013 });
  expect(focus.map(({ usableKwh }) => usableKwh)).toEqual([23]);
});
