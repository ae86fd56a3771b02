import type { EngineOption, ModelRun } from './model-run.ts';

/** Petrol engines that VCA's descriptions make turbocharged although none was, by litres. From trade knowledge. */
const NATURALLY_ASPIRATED: Readonly<Record<string, readonly number[]>> = {
  'Citroën C1': [1.2],
  'Ford B-MAX': [1.6],
  'Ford Fiesta': [1.1],
  'Ford Ka': [1.2],
  'Honda Civic': [1.3, 1.8],
  'Peugeot 108': [1.2],
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
