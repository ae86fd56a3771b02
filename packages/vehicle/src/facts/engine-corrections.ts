import type { EngineOption, FactMarket, ModelRun } from './model-run.ts';

/** Petrol engines that VCA's descriptions make turbocharged although none was, by litres. From trade knowledge. */
const NATURALLY_ASPIRATED: Readonly<Record<string, readonly number[]>> = {
  'Citroën C1': [1.2],
  'Ford B-MAX': [1.6],
  'Ford Fiesta': [1.1],
  'Ford Ka': [1.2],
  'Honda Civic': [1.3, 1.8],
  'Peugeot 108': [1.2],
};

interface EngineCorrection {
  readonly car: string;
  readonly market: FactMarket;
  /** As entered. */
  readonly litres: number;
  /** Rows that begin in these years. */
  readonly from: number;
  readonly to: number;
  readonly is: Pick<EngineOption, 'litres' | 'supercharged'>;
}

/** Engines that a source enters wrongly; those that never existed are left out by `model-runs.ts`. From trade knowledge. */
const MISENTERED: readonly EngineCorrection[] = [
  // The 1,597 cc of the ST.
  { car: 'Ford Fiesta', market: 'uk', litres: 1.7, from: 2010, to: 2019, is: { litres: 1.6 } },
  // The supercharged 3.2 of the SLK 32 came for 2002; every 2.3 has a supercharger.
  { car: 'Mercedes-Benz SLK', market: 'us', litres: 3.2, from: 2001, to: 2001, is: {} },
  {
    car: 'Mercedes-Benz SLK',
    market: 'us',
    litres: 2.3,
    from: 1998,
    to: 2004,
    is: { supercharged: true },
  },
];

const isSameEngine = (one: EngineOption, other: EngineOption): boolean =>
  one.litres === other.litres &&
  one.fuel === other.fuel &&
  one.turbo === other.turbo &&
  one.supercharged === other.supercharged;

const both = (one: EngineOption, other: EngineOption): EngineOption => {
  const { kw: a = other.kw, ...rest } = one;
  const b = other.kw ?? a;
  return a === undefined || b === undefined
    ? rest
    : { ...rest, kw: [Math.min(a[0], b[0]), Math.max(a[1], b[1])] };
};

/** An engine as it is: with the litres of the correction, and a supercharger only where it says so. */
const corrected = (
  { cc, cylinders, fuel, turbo, kw, litres }: EngineOption,
  is: EngineCorrection['is'],
): EngineOption => ({
  fuel,
  ...(cc === undefined ? {} : { cc }),
  ...(cylinders === undefined ? {} : { cylinders }),
  ...(turbo === undefined ? {} : { turbo }),
  ...(kw === undefined ? {} : { kw }),
  ...(litres === undefined ? {} : { litres }),
  ...is,
});

/** A run without the slips of its source; what is then the same engine twice is there once. */
export const withoutSlips = (run: ModelRun, car: string): ModelRun => {
  const slips = MISENTERED.filter(
    (one) =>
      one.car === car && one.market === run.market && run.from >= one.from && run.from <= one.to,
  );
  if (slips.length === 0) return run;
  const engines: EngineOption[] = [];
  for (const entered of run.engines) {
    const slip = slips.find(({ litres }) => litres === entered.litres);
    const engine = slip === undefined ? entered : corrected(entered, slip.is);
    const at = engines.findIndex((one) => isSameEngine(one, engine));
    const same = engines[at];
    if (same === undefined) engines.push(engine);
    else engines[at] = both(same, engine);
  }
  return { ...run, engines };
};

const isWithin = (inner: EngineOption, outer: EngineOption): boolean =>
  inner.kw !== undefined &&
  outer.kw !== undefined &&
  inner.kw[0] >= outer.kw[0] &&
  inner.kw[1] <= outer.kw[1];

/** An engine that is in the row a second time, with its turbocharger: the description left it out once. */
const isNamedWithTurbo = (engine: EngineOption, all: readonly EngineOption[]): boolean =>
  engine.turbo !== true &&
  all.some(
    (other) =>
      other.turbo === true &&
      other.fuel === engine.fuel &&
      other.litres === engine.litres &&
      isWithin(engine, other),
  );

const withoutTurbo = (engine: EngineOption): EngineOption => {
  const { turbo, ...others } = engine;
  return turbo === undefined ? engine : others;
};

/** A British run with turbochargers where its engines had them. */
export const withTrueTurbos = (run: ModelRun, car: string): ModelRun => {
  if (run.market !== 'uk') return run;
  const plain = NATURALLY_ASPIRATED[car] ?? [];
  const engines = run.engines.map((engine) =>
    engine.fuel === 'petrol' && engine.litres !== undefined && plain.includes(engine.litres)
      ? withoutTurbo(engine)
      : engine,
  );
  return { ...run, engines: engines.filter((engine) => !isNamedWithTurbo(engine, engines)) };
};
