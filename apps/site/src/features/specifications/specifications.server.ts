import { KNOWLEDGE_CHECKED_ON } from '@wrenchwise/knowledge/version';
import { electricVersions } from '@wrenchwise/vehicle/facts/electric';
import { FUEL_OF } from '@wrenchwise/vehicle/facts/engine-fuels';
import { hasFacts } from '@wrenchwise/vehicle/facts/has-facts';
import { modelOptions } from '@wrenchwise/vehicle/facts/model-options';
import type { ModelRun as FactRun } from '@wrenchwise/vehicle/facts/model-run';
import { modelRuns } from '@wrenchwise/vehicle/facts/model-runs';
import { motFailuresOf } from '@wrenchwise/vehicle/facts/mot-failures';
import { type Recall, recallsOf } from '@wrenchwise/vehicle/facts/recalls';
import type { FactSourceId } from '@wrenchwise/vehicle/facts/sources';
import { MAKES, modelsOf } from '@wrenchwise/vehicle/known-make';
import type { KnownModel } from '@wrenchwise/vehicle/known-model';
import {
  makeOfSlug,
  makePath,
  modelOfSlugs,
  modelPath,
} from '@wrenchwise/vehicle/specification-path';
import { type Fuel, type Transmission, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';

import { britishName } from './british-names.server.ts';
import { britishVersions } from './british-versions.server.ts';
import { isHybrid } from './figures.ts';
import { knownFaults } from './known-faults.server.ts';
import { marketsOf, type ShownRun, ukGaps } from './market-runs.server.ts';
import { serviceItems } from './service-items.server.ts';
import { lastYearWithEngine } from './service-of-model.server.ts';
import { unlistedCar } from './unlisted-cars.server.ts';
import { listedYears, servicedYears, united, yearsOf } from './years-of-model.server.ts';

/** What pages show of makes and models, read from the tables of facts when they are written. */

export type { ElectricVersion } from '@wrenchwise/vehicle/facts/electric';
export type ModelRun = ShownRun;

const MAX_TESTED = 24;
/** Ages at which the make's MOT failures are shown beside those of all makes. */
const AGES = [3, 5, 10, 15] as const;

const notFound = (): never => {
  throw new Response('Not found', { status: 404 });
};

/** Whether engines or batteries are listed: without, a page has recalls, MOT results and service only. */
const hasFigures = (car: KnownModel): boolean =>
  modelRuns(car.make, car.model).length > 0 || electricVersions(car).length > 0;

const listed = (car: KnownModel) => ({
  name: car.model,
  hasFigures: hasFigures(car),
  path: hasFacts(car) ? modelPath(car) : undefined,
  years: listedYears(car),
});

/** Every car with a page. */
export const carsWithPage = (): readonly KnownModel[] =>
  MAKES.flatMap((make) => modelsOf(make).map((model) => ({ make, model }))).filter(hasFacts);

/** What the page of all makes is written with. */
export const makesOverview = () => {
  const cars = carsWithPage();
  const byMake = Map.groupBy(cars, ({ make }) => make);
  const tested = cars
    .map((car) => ({ car, tests: motFailuresOf(car).model?.tests ?? 0 }))
    .toSorted((a, b) => b.tests - a.tests)
    .slice(0, MAX_TESTED);
  return {
    checkedOn: KNOWLEDGE_CHECKED_ON,
    count: cars.length,
    makes: Array.from(byMake, ([make, { length: models }]) => ({
      name: make,
      path: makePath(make),
      models,
    })),
    mostTested: tested.map(({ car }) => ({
      name: `${car.make} ${car.model}`,
      path: modelPath(car),
    })),
  };
};

export type MakesOverview = ReturnType<typeof makesOverview>;

const partsOf = (path: string): readonly string[] => path.split('/').slice(2);

/** The parts of the addresses of all models' pages. */
export const modelParams = () =>
  carsWithPage().map((car) => {
    const [make = '', model = ''] = partsOf(modelPath(car));
    return { make, model };
  });

/** The parts of the addresses of all makes' pages: of those that have a model with one. */
export const makeParams = () =>
  makesOverview().makes.map(({ path }) => ({ make: partsOf(path)[0] ?? '' }));

/** Everything that the page of a make shows. */
export const makePage = (slug: string | undefined) => {
  const make = makeOfSlug(slug ?? '') ?? notFound();
  return {
    make,
    checkedOn: KNOWLEDGE_CHECKED_ON,
    path: makePath(make),
    models: modelsOf(make).map((model) => listed({ make, model })),
  };
};

export type MakePageData = ReturnType<typeof makePage>;

const least = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
const most = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);

/** The campaigns that name a model, each once with all versions and years that it names. */
const recallsById = (car: KnownModel): readonly Recall[] => {
  const byId = new Map<string, Recall>();
  for (const recall of recallsOf(car)) {
    const named = byId.get(recall.id);
    byId.set(
      recall.id,
      named === undefined
        ? recall
        : {
            ...named,
            version: [...new Set([named.version, recall.version])].filter(Boolean).join(', '),
            from: least(named.from, recall.from),
            to: most(named.to, recall.to),
          },
    );
  }
  return [...byId.values()];
};

const DRIVES_ALL = /AWD|4WD/;

/**
 * Whether all-wheel drive is stated, and only by the British source, which names the driven wheels of versions with
 * four and leaves the rest out: a Škoda Octavia is no car with all-wheel drive.
 */
const isOfNamedVersions = (runs: readonly Pick<FactRun, 'market' | 'drives'>[]): boolean => {
  const stated = runs.filter(({ drives }) => drives.length > 0);
  return (
    stated.length > 0 &&
    stated.every(({ market }) => market === 'uk') &&
    stated.every(({ drives }) => drives.every((drive) => DRIVES_ALL.test(drive)))
  );
};

/** Of an electric car no campaign is about an engine: a heading that says so names no part. */
const withoutEngine = (recall: Recall): Recall =>
  /engine/.test(recall.summary) ? { ...recall, certainty: 'unknown' } : recall;

const motOf = (car: KnownModel) => {
  const { model } = motFailuresOf(car);
  if (model === undefined) return undefined;
  const ages = AGES.map((age) => ({ age, ...motFailuresOf(car, age) }));
  return {
    model,
    ages: ages.map(({ age, makeAtAge, allAtAge }) => ({
      age,
      make: makeAtAge?.fail,
      all: allAtAge?.fail,
    })),
  };
};

type Span = readonly [low: number, high: number];

const isAllWheelDriven = (runs: readonly Pick<FactRun, 'market' | 'drives'>[]): boolean =>
  runs.length > 0 &&
  !isOfNamedVersions(runs) &&
  runs.every(({ drives }) => drives.length > 0 && drives.every((drive) => DRIVES_ALL.test(drive)));

/** The first and the last year of runs; undefined: there are none. */
const spanOfYears = (
  runs: readonly { readonly from: number; readonly to: number }[],
): Span | undefined =>
  runs.length === 0
    ? undefined
    : [Math.min(...runs.map(({ from }) => from)), Math.max(...runs.map(({ to }) => to))];

/** Least and most power of all engines but hybrids for which one is listed, in kW. */
const powerOf = (runs: readonly ShownRun[]): Span | undefined => {
  const named = runs.flatMap(({ engines }) =>
    engines.flatMap(({ fuel, kw }) => (isHybrid(fuel) ? [] : (kw ?? []))),
  );
  return named.length === 0 ? undefined : [Math.min(...named), Math.max(...named)];
};

/** The gearboxes of a model that are in any of its rows, kind by kind. */
const listedGearboxes = (runs: readonly ShownRun[], gearboxes: ShownRun['gearboxes']) =>
  gearboxes
    .toSorted(
      (a, b) =>
        TRANSMISSIONS.indexOf(a.kind) - TRANSMISSIONS.indexOf(b.kind) ||
        (a.gears ?? 0) - (b.gears ?? 0),
    )
    .filter(({ kind, gears, isAutomatedManual }) =>
      runs.some((run) =>
        run.gearboxes.some(
          (one) =>
            one.kind === kind && one.gears === gears && one.isAutomatedManual === isAutomatedManual,
        ),
      ),
    );

/** The years of runs with an electric version, and of the versions by themselves. */
const electricYearsOf = (
  markets: ReturnType<typeof marketsOf>,
  versions: readonly { readonly year: number }[],
): readonly number[] => [
  ...versions.map(({ year }) => year),
  ...markets.flatMap(({ runs }) =>
    runs
      .filter(({ engines }) => engines.some(({ fuel }) => fuel === 'electric'))
      .flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
  ),
];

/** The first year in which a version with a traction battery was listed, by fuel. */
const batteryFromOf = (
  runs: readonly ShownRun[],
  versions: readonly { readonly year: number }[],
): Readonly<Partial<Record<Fuel, number>>> => {
  const listed: readonly (readonly [Fuel, number])[] = [
    ...versions.map(({ year }) => ['electric', year] as const),
    ...runs.flatMap(({ engines, from }) =>
      engines.flatMap(({ fuel }) => {
        const own = FUEL_OF[fuel];
        return own === undefined ? [] : [[own, from] as const];
      }),
    ),
  ];
  return Object.fromEntries(
    Array.from(
      Map.groupBy(listed, ([fuel]) => fuel),
      ([fuel, all]) => [fuel, Math.min(...all.map(([, year]) => year))],
    ),
  );
};

/** Models in the table of electric versions that were sold with an engine as well. */
const ALSO_WITH_ENGINE =
  /^(?:Outlander PHEV|Ampera|Mokka|Vivaro|Proace(?: City)?|(?:Golf|Passat) GTE|Seal U|Tang|Han|Townstar|Ypsilon|C10|Torres|6e)$/;

/** A year of cars with short intervals. */
const OLDER_CAR = 1999;

/** An automated manual gearbox is serviced as the manual that it is. */
const servicedGearboxes = (
  gearboxes: ShownRun['gearboxes'],
  kinds: readonly Transmission[],
): readonly Transmission[] => {
  const automatics = gearboxes.filter(({ kind }) => kind === 'automatic');
  const isManual =
    automatics.length > 0 && automatics.every((one) => one.isAutomatedManual === true);
  return isManual
    ? [...new Set(kinds.map((kind) => (kind === 'automatic' ? 'manual' : kind)))]
    : kinds;
};

/** Whether each run with a CVT has a hybrid: the gearbox is then the hybrid's. */
const hasHybridCvtOnly = (runs: readonly ShownRun[]): boolean => {
  const withCvt = runs.filter(({ gearboxes }) => gearboxes.some(({ kind }) => kind === 'cvt'));
  return (
    withCvt.length > 0 &&
    withCvt.every(({ engines }) => engines.some(({ fuel }) => /hybrid/.test(fuel ?? '')))
  );
};

/** 'Ford Focus'; and 'DS 9', whose model is called so already. */
const fullName = ({ make, model }: KnownModel): string =>
  model.startsWith(`${make} `) ? model : `${make} ${model}`;

/** Everything that the page of a model shows. */
export const modelPage = (makeSlug: string | undefined, modelSlug: string | undefined) => {
  const car = modelOfSlugs(makeSlug ?? '', modelSlug ?? '') ?? notFound();
  if (!hasFacts(car)) notFound();
  const markets = marketsOf(car);
  const options = modelOptions(car);
  const electric = electricVersions(car).toSorted((a, b) => b.year - a.year);
  const allRecalls = recallsById(car);
  const mot = motOf(car);
  const years = yearsOf(car);
  const runs = markets.flatMap((market) => market.runs);
  // Of a car that no table lists with an engine, and one does with a battery, no engine is serviced.
  const isElectric =
    options === undefined &&
    electric.length > 0 &&
    mot === undefined &&
    !ALSO_WITH_ENGINE.test(car.model);
  const fuels = options?.fuels ?? (isElectric ? (['electric'] as const) : []);
  const unlisted = options === undefined && fuels.length === 0 ? unlistedCar(car) : undefined;
  /** Of a car that no table lists, what the trade knows of it: it is not shown, but nothing said may contradict it. */
  const knownFuels = fuels.length === 0 ? (unlisted?.fuels ?? []) : fuels;
  const hasElectricFiguresOnly = unlisted !== undefined && lastYearWithEngine(car) !== undefined;
  const british = markets.some(({ id }) => id === 'uk') ? undefined : britishVersions(car);
  const isElectricOnly = knownFuels.length > 0 && knownFuels.every((fuel) => fuel === 'electric');
  const recalls = isElectricOnly ? allRecalls.map(withoutEngine) : allRecalls;
  const gearboxes = listedGearboxes(runs, options?.gearboxes ?? []);
  const [from, to] = years ?? [0, 0];
  const sources: readonly FactSourceId[] = [
    ...new Set<FactSourceId>([
      ...runs.map(({ source }) => source),
      ...(electric.length > 0 ? (['open-ev-data'] as const) : []),
      ...recalls.map(({ source }) => source),
      ...(mot === undefined ? [] : (['dvsa-mot'] as const)),
    ]),
  ];
  return {
    ...car,
    /** The day on which what it is known for and its service were last checked, by the rules of the edition. */
    checkedOn: KNOWLEDGE_CHECKED_ON,
    name: fullName(car),
    path: modelPath(car),
    makePath: makePath(car.make),
    /** What the model was called in Britain, where that differs or it was not sold here. */
    british: britishName(car),
    years,
    markets,
    engines: options?.engines ?? [],
    gearboxes,
    drives: options?.drives ?? [],
    isOfNamedVersions: isOfNamedVersions(runs),
    fuels,
    /** Whether no version has an engine. */
    isElectric: isElectricOnly,
    euro: [...new Set(runs.flatMap(({ euro }) => euro))].toSorted(),
    euroYears: spanOfYears(runs.filter(({ euro }) => euro.length > 0)),
    /** The maker's names of the generations, where a source has them: 'E90'. */
    generations: [...new Set(runs.flatMap(({ generations }) => generations))],
    powerKw: powerOf(runs),
    hasFigures: hasFigures(car),
    /** Years for which there are no British figures; of a car that has figures at all. */
    ukGaps: years === undefined || runs.length === 0 ? [] : ukGaps(runs, years),
    electric,
    recalls,
    mot,
    faults:
      years === undefined
        ? []
        : knownFaults({
            ...car,
            from,
            to,
            // What is known of a name that came back electric is known of the new car.
            fuels: hasElectricFiguresOnly ? ['electric'] : knownFuels,
            electricYears: electricYearsOf(markets, electric),
            batteryFrom: batteryFromOf(runs, electric),
            gearboxes:
              gearboxes.length > 0
                ? gearboxes
                : (unlisted?.transmissions ?? []).map((kind) => ({ kind })),
            drives: options?.drives ?? [],
            runs,
            cylinders: (options?.engines ?? []).flatMap(({ cylinders }) => cylinders ?? []),
            hasForcedPetrol: (options?.engines ?? []).some(
              ({ fuel, turbo, supercharged }) =>
                !fuel.startsWith('diesel') && (turbo === true || supercharged === true),
            ),
            litres: (options?.engines ?? []).flatMap(({ litres }) => litres ?? []),
            isAmerican: runs.some(({ market }) => market !== 'uk'),
            isBritishOnly: runs.length > 0 && runs.every(({ market }) => market === 'uk'),
          }),
    service: serviceItems({
      named: car,
      // A model of unknown years in the MOT results up to 2015 gets the shorter intervals of older cars.
      years: united(
        unlisted === undefined
          ? (servicedYears(car, years, recalls) ??
              (mot === undefined ? undefined : [OLDER_CAR, OLDER_CAR]))
          : [unlisted.from, unlisted.to],
        british,
      ),
      fuels: [...new Set([...knownFuels, ...(british?.fuels ?? [])])],
      transmissions: [
        ...new Set([
          ...servicedGearboxes(gearboxes, options?.transmissions ?? unlisted?.transmissions ?? []),
          ...(british?.transmissions ?? []),
        ]),
      ],
      batteryFrom: batteryFromOf(runs, electric),
      hasHybridCvtOnly: hasHybridCvtOnly(runs),
      hasAllWheelDrive:
        options?.drives.some((drive) => /AWD|4WD/.test(drive)) ??
        unlisted?.hasAllWheelDrive ??
        false,
      isAllWheelDriven: isAllWheelDriven(runs),
      lastWithEngine: lastYearWithEngine(car),
    }),
    sources,
  };
};

export type ModelPageData = ReturnType<typeof modelPage>;
