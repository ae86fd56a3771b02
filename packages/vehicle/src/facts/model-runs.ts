import { MODEL_OPTIONS } from '../generated/model-options.ts';
import type { Transmission } from '../vehicle.ts';
import { withTrueDrives } from './drive-corrections.ts';
import { withoutSlips, withTrueTurbos } from './engine-corrections.ts';
import { ENGINE_FUELS, type EngineFuel } from './engine-fuels.ts';
import { GEARBOX_CODES, type GearboxCode } from './gearbox-codes.ts';
import { trueGearbox } from './gearbox-corrections.ts';
import type {
  FactMarket,
  EngineOption,
  GearboxOption,
  Drive,
  Consumption,
  ModelRun,
} from './model-run.ts';
import type { FactSourceId } from './sources.ts';
import { numberIn, readTable, spanIn, wordsIn } from './table.ts';

const SOURCES: Readonly<Record<FactMarket, FactSourceId>> = {
  us: 'epa',
  uk: 'vca',
  ca: 'nrcan',
};

const DRIVES: Readonly<Record<string, Drive>> = {
  F: 'FWD',
  R: 'RWD',
  A: 'AWD',
  '4': '4WD',
  X: 'AWD or 4WD',
  '2': '2WD',
};

const KINDS: Readonly<Record<(typeof GEARBOX_CODES)[GearboxCode], Transmission>> = {
  manual: 'manual',
  automatic: 'automatic',
  CVT: 'cvt',
  'dual-clutch': 'dual-clutch',
  'automated manual': 'automatic',
  'single-speed': 'single-speed',
};

/** A petrol engine of this size or more with four cylinders is a slip of its source, which means six. */
const LITRES_BEYOND_FOUR = 3.4;

const isSlip = (litres: number, cylinders: number): boolean =>
  cylinders === 4 && litres >= LITRES_BEYOND_FOUR;

/** General Motors' 3.8 and Nissan's 3.3 V6 had a supercharger only: a turbocharger beside it is a slip. */
const SUPERCHARGED_ONLY: ReadonlySet<number> = new Set([3.3, 3.8]);

/** litres/cylinders/fuel in base 36/t or s/cc/kW. */
const engineIn = (text: string): EngineOption => {
  const [litres, cylinders, fuel = '', air = '', cc, kw] = text.split('/');
  const power = spanIn(kw);
  return {
    ...(litres ? { litres: Number(litres) } : {}),
    ...(cylinders && !isSlip(Number(litres), Number(cylinders))
      ? { cylinders: Number(cylinders) }
      : {}),
    fuel: ENGINE_FUELS[Number.parseInt(fuel, 36)] ?? 'petrol',
    ...(air.includes('t') && !(air.includes('s') && SUPERCHARGED_ONLY.has(Number(litres)))
      ? { turbo: true as const }
      : {}),
    ...(air.includes('s') ? { supercharged: true as const } : {}),
    ...(cc ? { cc: Number(cc) } : {}),
    ...(power === undefined ? {} : { kw: power }),
  };
};

const gearboxIn = (text: string): GearboxOption => {
  const name = GEARBOX_CODES[text.charAt(0) as GearboxCode];
  const gears = numberIn(text.slice(1));
  return {
    kind: KINDS[name],
    ...(gears === undefined ? {} : { gears }),
    ...(name === 'automated manual' ? { isAutomatedManual: true as const } : {}),
  };
};

/** Letters of figures, and what they measure. */
const FIGURES = {
  m: ['EPA', 'mpg'],
  g: ['EPA', 'co2'],
  e: ['EPA', 'mpge'],
  r: ['EPA', 'rangeMiles'],
  n: ['NEDC', 'mpg'],
  N: ['NEDC', 'co2'],
  w: ['WLTP', 'mpg'],
  W: ['WLTP', 'co2'],
  l: ['NRCan', 'litresPer100km'],
} as const satisfies Readonly<
  Record<string, readonly [Consumption['procedure'], Exclude<keyof Consumption, 'procedure'>]>
>;

/** Range and CO₂ have one letter in all markets: they belong to the market's own procedure. */
const PROCEDURES: Readonly<Record<FactMarket, Consumption['procedure']>> = {
  us: 'EPA',
  uk: 'WLTP',
  ca: 'NRCan',
};

const consumptionIn = (text: string | undefined, market: FactMarket): readonly Consumption[] => {
  const found = new Map<Consumption['procedure'], Consumption>();
  for (const word of wordsIn(text)) {
    const figure = FIGURES[word.charAt(0) as keyof typeof FIGURES];
    const span = spanIn(word.slice(1));
    if (span === undefined) continue;
    const procedure = figure[0] === 'EPA' ? PROCEDURES[market] : figure[0];
    found.set(procedure, { ...found.get(procedure), procedure, [figure[1]]: span });
  }
  return [...found.values()];
};

const runIn = (fields: readonly string[]): ModelRun => {
  const [market = 'us', , years, engines, gearboxes, drives, figures, euro, bodies, variants, gen] =
    fields;
  const place = market as FactMarket;
  const [from, to] = spanIn(years) ?? [0, 0];
  return {
    market: place,
    source: SOURCES[place],
    from,
    to,
    engines: wordsIn(engines).map(engineIn),
    gearboxes: wordsIn(gearboxes).map(gearboxIn),
    drives: wordsIn(drives, '').flatMap((letter) => DRIVES[letter] ?? []),
    consumption: consumptionIn(figures, place),
    euro: wordsIn(euro).map((name) => `Euro ${name}`),
    bodies: wordsIn(bodies, ';'),
    variants: wordsIn(variants, ';'),
    generations: wordsIn(gen),
  };
};

/** What VCA enters as a hybrid although a belt-driven starter-generator only assists the engine, by litres. */
const MILD_HYBRIDS: Readonly<Record<string, readonly number[]>> = {
  'Fiat 500': [1],
  'Fiat Panda': [1],
  'Ford Fiesta': [1],
  'Ford Focus': [1],
  'Ford Puma': [1],
  'Hyundai i20': [1],
  'Hyundai i30': [1, 1.5],
  'Mercedes-Benz C-Class': [1.5],
  'Renault Arkana': [1.3],
  'Renault Captur': [1.3],
  'Suzuki Ignis': [1.2],
  'Suzuki S-Cross': [1.4],
  'Suzuki Swift': [1.2, 1.4],
  'Suzuki Vitara': [1.4],
};

/** As above, of diesels. */
const DIESEL_MILD_HYBRIDS: Readonly<Record<string, readonly number[]>> = {
  'Ford Kuga': [2],
  'Ford Tourneo Custom': [2],
  'Hyundai i30': [1.6],
  'Kia Sportage': [1.6, 2],
  'Renault Grand Scenic': [1.5],
  'Renault Scenic': [1.5],
  'Volvo XC60': [2],
  'Volvo XC90': [2],
};

/** What VCA enters as a hybrid although it is charged from the mains, by litres. */
const PLUG_IN_HYBRIDS: Readonly<Record<string, readonly number[]>> = {
  'Cupra Formentor': [1.4],
  'Cupra Leon': [1.4],
  'SEAT Leon': [1.4],
};

/** As above, of diesels. */
const DIESEL_PLUG_IN_HYBRIDS: Readonly<Record<string, readonly number[]>> = {
  'Mercedes-Benz C-Class': [1.9],
  'Mercedes-Benz E-Class': [1.9],
  'Mercedes-Benz GLE': [1.9],
};

const HYBRIDS_IN_TRUTH: readonly (readonly [
  from: EngineFuel,
  to: EngineFuel,
  engines: typeof MILD_HYBRIDS,
])[] = [
  ['hybrid', 'mild hybrid', MILD_HYBRIDS],
  ['diesel hybrid', 'diesel mild hybrid', DIESEL_MILD_HYBRIDS],
  ['hybrid', 'plug-in hybrid', PLUG_IN_HYBRIDS],
  ['diesel hybrid', 'diesel plug-in hybrid', DIESEL_PLUG_IN_HYBRIDS],
];

/** As mild hybrids in North American figures. */
const AMERICAN_MILD_HYBRIDS: Readonly<Record<string, readonly number[]>> = {
  'Jeep Wrangler': [2, 3.6],
  'Ram 1500': [3.6, 5.7],
};

/** Slips of VCA: an engine that it enters with another fuel as well. */
const SLIPS: Readonly<Record<string, Pick<EngineOption, 'litres' | 'fuel'>>> = {
  'Mazda CX-5': { litres: 2.2, fuel: 'petrol' },
  'Nissan X-Trail': { litres: 1.3, fuel: 'diesel' },
};

/** Engines of one kind and size as one, with the power of both. */
const unitedEngines = (engines: readonly EngineOption[]): readonly EngineOption[] => {
  const kindOf = (engine: EngineOption) =>
    JSON.stringify({ ...engine, kw: undefined, cc: undefined });
  return Array.from(Map.groupBy(engines, kindOf).values(), (alike) => {
    const powers = alike.flatMap(({ kw }) => kw ?? []);
    const [first] = alike;
    if (first === undefined || alike.length === 1) return alike;
    return powers.length === 0
      ? [first]
      : [{ ...first, kw: [Math.min(...powers), Math.max(...powers)] as const }];
  }).flat();
};

/** A run without slips, and with the hybrids called what they are. */
const withTrueEngines = (run: ModelRun, car: string): ModelRun => {
  const kinds: typeof HYBRIDS_IN_TRUTH =
    run.market === 'uk' ? HYBRIDS_IN_TRUTH : [['hybrid', 'mild hybrid', AMERICAN_MILD_HYBRIDS]];
  const slip = run.market === 'uk' ? SLIPS[car] : undefined;
  const kept = run.engines.filter(
    ({ litres, fuel }) => litres !== slip?.litres || fuel !== slip?.fuel,
  );
  const engines = kept.map((engine): EngineOption => {
    const found = kinds.find(
      ([from, , named]) =>
        engine.fuel === from &&
        engine.litres !== undefined &&
        named[car]?.includes(engine.litres) === true,
    );
    return found === undefined ? engine : { ...engine, fuel: found[1] };
  });
  const isChanged =
    kept.length !== run.engines.length || engines.some((engine, at) => engine !== kept[at]);
  return isChanged ? { ...run, engines: unitedEngines(engines) } : run;
};

/** A run with the gearboxes called what they are, each once. */
const withTrueGearboxes = (run: ModelRun, car: string): ModelRun => {
  const gearboxes = run.gearboxes.flatMap((gearbox) => trueGearbox(gearbox, run, car));
  return {
    ...run,
    gearboxes: [
      ...new Map(
        gearboxes.map((gearbox) => [
          `${gearbox.kind} ${gearbox.gears} ${gearbox.isAutomatedManual}`,
          gearbox,
        ]),
      ).values(),
    ],
  };
};

const TABLE = readTable(MODEL_OPTIONS);

/** A line of the table, as its fields, with what its source has wrong put right. */
export const trueRun = (make: string, fields: readonly string[]): ModelRun => {
  const [, model = ''] = fields;
  const car = `${make} ${model}`;
  const run = withTrueEngines(withTrueGearboxes(runIn(fields), car), car);
  return withTrueDrives(withTrueTurbos(withoutSlips(run, car), car), { make, model });
};

/** All runs of a model of the list, by market and year; none where no source lists it. */
export const modelRuns = (make: string, model: string): readonly ModelRun[] =>
  TABLE.linesOf(make)
    .filter(([, name]) => name === model)
    .map((fields) => trueRun(make, fields));
