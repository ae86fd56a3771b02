import { modelsOf } from '../known-make.ts';
import { knownModel } from '../known-model.ts';
import { plainName } from '../plain-name.ts';
import type { Fuel, Transmission, Vehicle } from '../vehicle.ts';
import { FUEL_OF } from './engine-fuels.ts';
import type { Drive, EngineOption, FactMarket, GearboxOption, ModelRun } from './model-run.ts';
import { modelRuns } from './model-runs.ts';
import type { FactSourceId } from './sources.ts';

/**
 * Which engines, gearboxes, drives and fuels exist for a make, model and year. Loads a table of half
 * a megabyte (a fifth of it compressed): for the server, by `import()`; a browser asks the server.
 */

/** What exists of a model in a year. Pairs are not promised: a 2.0 diesel with a CVT may not exist. */
export interface ModelOptions {
  /** Make and model as the list writes them. */
  readonly make: string;
  readonly model: string;
  readonly year: number | undefined;
  /** The runs that were used: of that year, else the nearest within five years. */
  readonly runs: readonly ModelRun[];
  /** Whether a run of the market asked about (of any, where none is) covers the year. */
  readonly isExact: boolean;
  /** By displacement. */
  readonly engines: readonly EngineOption[];
  readonly gearboxes: readonly GearboxOption[];
  readonly drives: readonly Drive[];
  /** In the product's words; a fuel that the product does not know (CNG) is left out. */
  readonly fuels: readonly Fuel[];
  readonly transmissions: readonly Transmission[];
  /** The fuel, where the model leaves no choice; undefined unless that is certain. */
  readonly onlyFuel: Fuel | undefined;
  /** The kind of gearbox, where the model leaves no choice; undefined unless that is certain. */
  readonly onlyTransmission: Transmission | undefined;
  /** For the credit of what is shown (`FACT_SOURCES`). */
  readonly sources: readonly FactSourceId[];
}

/** Makes sold in North America only, for which its figures are the whole truth. */
const AMERICAN_MAKES: ReadonlySet<string> = new Set([
  'Acura',
  'Buick',
  'Eagle',
  'Geo',
  'GMC',
  'Lincoln',
  'Lucid',
  'Mercury',
  'Oldsmobile',
  'Plymouth',
  'Pontiac',
  'Ram',
  'Rivian',
  'Saturn',
  'Scion',
]);

/** Makes that call their dual-clutch gearboxes automatic in the figures. */
const AUTOMATIC_MAY_BE_DUAL_CLUTCH: ReadonlySet<string> = new Set([
  'Dacia',
  'Mercedes-Benz',
  'Porsche',
  'Renault',
  'Smart',
]);

const distance = ({ from, to }: ModelRun, year: number): number =>
  Math.max(from - year, year - to, 0);

/** Farther away it is another car. */
const MAX_YEARS_AWAY = 5;

/** The runs of one market for a year: those that cover it, else the nearest within five years. */
const runsFor = (runs: readonly ModelRun[], year: number | undefined): readonly ModelRun[] => {
  if (year === undefined) return runs;
  const least = Math.min(...runs.map((run) => distance(run, year)), MAX_YEARS_AWAY);
  return runs.filter((run) => distance(run, year) === least);
};

const chosenRuns = (
  runs: readonly ModelRun[],
  year: number | undefined,
  market: FactMarket | undefined,
): readonly ModelRun[] => {
  const markets = market === undefined ? undefined : market === 'uk' ? ['uk'] : ['us', 'ca'];
  const local = runsFor(
    runs.filter((run) => markets?.includes(run.market) === true),
    year,
  );
  if (local.length > 0) return local;
  const covering = runs.filter((run) => year !== undefined && distance(run, year) === 0);
  return covering.length > 0 ? covering : runsFor(runs, year);
};

const mergedEngines = (runs: readonly ModelRun[]): readonly EngineOption[] => {
  const merged: EngineOption[] = [];
  for (const engine of runs.flatMap((run) => run.engines)) {
    const at = merged.findIndex(
      (other) =>
        other.fuel === engine.fuel &&
        other.litres === engine.litres &&
        (other.cylinders === undefined ||
          engine.cylinders === undefined ||
          other.cylinders === engine.cylinders),
    );
    const other = merged[at];
    if (other === undefined) {
      merged.push(engine);
      continue;
    }
    const powers = [...(other.kw ?? []), ...(engine.kw ?? [])];
    merged[at] = {
      ...other,
      ...engine,
      ...(other.cc === undefined ? {} : { cc: other.cc }),
      ...(powers.length === 0 ? {} : { kw: [Math.min(...powers), Math.max(...powers)] as const }),
    };
  }
  return merged.toSorted((a, b) => (a.litres ?? 0) - (b.litres ?? 0));
};

const mergedGearboxes = (runs: readonly ModelRun[]): readonly GearboxOption[] => {
  const all = runs.flatMap((run) => run.gearboxes);
  return [...new Map(all.map((gearbox) => [JSON.stringify(gearbox), gearbox])).values()];
};

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

const fuelsOf = (runs: readonly ModelRun[]): readonly (Fuel | undefined)[] =>
  unique(runs.flatMap((run) => run.engines.map((engine) => FUEL_OF[engine.fuel])));

const only = <T>(values: readonly (T | undefined)[]): T | undefined =>
  values.length === 1 ? values[0] : undefined;

/** Years on either side in which a change of model may have begun, or a source err. */
const MARGIN = 2;

/**
 * The runs that must agree before there is 'no choice': all within two years, of the market asked
 * about when it covers the year, else of every market; these only where Europe is among them or the
 * make was never sold there. A Corolla is petrol only in America, not in Europe.
 */
const witnesses = (
  runs: readonly ModelRun[],
  make: string,
  year: number | undefined,
  market: FactMarket | undefined,
): readonly ModelRun[] => {
  const near = runs.filter((run) => year === undefined || distance(run, year) <= MARGIN);
  if (year !== undefined && market !== undefined) {
    const local = near.filter((run) => (run.market === 'uk') === (market === 'uk'));
    if (local.some((run) => distance(run, year) === 0)) return local;
  }
  const hasEurope = near.some((run) => run.market === 'uk');
  const isElectric = only(fuelsOf(near)) === 'electric';
  return hasEurope || isElectric || AMERICAN_MAKES.has(make) ? near : [];
};

/** 'ZS EV', 'Corsa-e', 'e-Golf', 'Mokka Electric': sold, and registered, under the model's name. */
const ELECTRIC_NAME = /^(?:ev|electric|e|e tech|gte|hybrid|energi|phev|lightning)$/;

const hasElectricSibling = (make: string, model: string): boolean => {
  const name = plainName(model);
  return modelsOf(make).some((other) => {
    const called = ` ${plainName(other)} `;
    return (
      called.includes(` ${name} `) && ELECTRIC_NAME.test(called.replace(` ${name} `, ' ').trim())
    );
  });
};

const onlyTransmissionOf = (
  runs: readonly ModelRun[],
  make: string,
  fuel: Fuel | undefined,
): Transmission | undefined => {
  if (fuel === 'electric') return 'single-speed';
  const kind = only(unique(runs.flatMap((run) => run.gearboxes.map((gearbox) => gearbox.kind))));
  return kind === 'automatic' && AUTOMATIC_MAY_BE_DUAL_CLUTCH.has(make) ? undefined : kind;
};

/**
 * The options of a car; undefined when no source lists its model within five years.
 *
 * @param market the market in which the car was sold, before others that have it. Without it, all
 *   markets count.
 */
export const modelOptions = (
  vehicle: Pick<Vehicle, 'make' | 'model' | 'year'>,
  market?: FactMarket,
): ModelOptions | undefined => {
  const known = knownModel(vehicle.make ?? '', vehicle.model ?? '');
  if (known === undefined) return undefined;
  const all = modelRuns(known.make, known.model);
  const year = vehicle.year ?? undefined;
  const runs = chosenRuns(all, year, market);
  if (runs.length === 0) return undefined;
  const agreeing = witnesses(all, known.make, year, market);
  const agreed = only(fuelsOf(agreeing));
  const onlyFuel =
    agreed === 'electric' || !hasElectricSibling(known.make, known.model) ? agreed : undefined;
  return {
    make: known.make,
    model: known.model,
    year,
    runs,
    isExact:
      year !== undefined &&
      runs.some(
        (run) =>
          distance(run, year) === 0 &&
          (market === undefined || (run.market === 'uk') === (market === 'uk')),
      ),
    engines: mergedEngines(runs),
    gearboxes: mergedGearboxes(runs),
    drives: unique(runs.flatMap((run) => run.drives)),
    fuels: fuelsOf(runs).filter((fuel) => fuel !== undefined),
    transmissions: unique(runs.flatMap((run) => run.gearboxes.map(({ kind }) => kind))),
    onlyFuel,
    onlyTransmission: onlyTransmissionOf(agreeing, known.make, onlyFuel),
    sources: unique(runs.map((run) => run.source)),
  };
};

/**
 * The options of a car as it was sold in one market, and in no other: undefined where we have no facts
 * of that market. Canadian figures count for the United States as well, American ones not for Canada.
 */
export const modelOptionsIn = (
  vehicle: Pick<Vehicle, 'make' | 'model' | 'year'>,
  market: FactMarket,
): ModelOptions | undefined => {
  const found = modelOptions(vehicle, market);
  const isLocal = (run: ModelRun) =>
    run.market === market || (market === 'us' && run.market === 'ca');
  return found?.runs.every(isLocal) === true ? found : undefined;
};

/** The options of a car market by market, for who knows nothing of where it was sold. */
export const optionsOfMarkets = (
  vehicle: Pick<Vehicle, 'make' | 'model' | 'year'>,
): readonly ModelOptions[] =>
  (['us', 'uk'] as const).flatMap((market) => modelOptions(vehicle, market) ?? []);
