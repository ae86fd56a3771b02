/**
 * Writes the tables of facts (`src/generated/*.ts`) from the data. Each line of a table is a fact of
 * one model, its fields apart by '|', under a line with the make. The readers in `src/facts` say
 * what the fields are.
 *
 *   wrenchwise-node packages/vehicle/derive/facts.ts FOLDER_OF_THE_DATA
 */
import { writeFileSync } from 'node:fs';

import { ENGINE_FUELS } from '../src/facts/engine-fuels.ts';
import { GEARBOX_CODES } from '../src/facts/gearbox-codes.ts';
import { knownModel } from '../src/known-model.ts';
import { MAKES_AND_MODELS } from '../src/makes-and-models.ts';
import { listedMake, listedModel, readRows, type Span, type VehicleRow } from './rows.ts';

const LIST: Readonly<Record<string, readonly string[]>> = MAKES_AND_MODELS;
const MAKES = Object.keys(LIST);

type Lines = Map<string, string[]>;

const add = (lines: Lines, make: string, line: string): void => {
  const all = lines.get(make);
  if (all === undefined) lines.set(make, [line]);
  else all.push(line);
};

const write = (name: string, constant: string, doc: string, text: string): void => {
  if (/[`\\]|\$\{/.test(text)) throw new Error(`${name} needs escapes`);
  writeFileSync(
    new URL(`../src/generated/${name}.ts`, import.meta.url),
    `/** ${doc} Written by \`derive/facts.ts\`; do not edit. */\nexport const ${constant}: string = \`\n${text}\n\`;\n`,
  );
  console.log(`${name}: ${text.length} characters`);
};

const tableOf = (lines: Lines): string =>
  [...lines]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([make, all]) => [`=${make}`, ...new Set(all)])
    .join('\n');

const plainText = (text: string): string => text.replaceAll(/[|\n\\`$]/g, ' ').trim();

/** From 2019 these makers sold 48 V mild hybrids in America, which EPA calls hybrids, and no others. */
const MILD_HYBRIDS_SINCE_2019: ReadonlySet<string> = new Set([
  'Audi',
  'BMW',
  'Genesis',
  'Jaguar',
  'Jeep',
  'Land Rover',
  'Maserati',
  'Mercedes-Benz',
  'Ram',
  'Volvo',
]);

const engineText = (row: VehicleRow, engine: VehicleRow['engines'][number]): string => {
  const isMild =
    engine.fuel === 'hybrid' && row.from >= 2019 && MILD_HYBRIDS_SINCE_2019.has(row.make);
  const name = isMild ? 'mild hybrid' : engine.fuel;
  const fuel = ENGINE_FUELS.findIndex((known) => known === name);
  if (fuel < 0) throw new Error(`unknown fuel ${engine.fuel}`);
  const air = `${engine.turbo === true ? 't' : ''}${engine.super === true ? 's' : ''}`;
  const kw = engine.kw === undefined ? '' : engine.kw.join('-');
  return [engine.l ?? '', engine.cyl ?? '', fuel.toString(36), air, engine.cc ?? '', kw]
    .join('/')
    .replace(/\/+$/, '');
};

const gearboxText = (gearbox: string): string => {
  const [, kind = '', gears = ''] = /^(\D+?) ?(\d*)$/.exec(gearbox) ?? [];
  const code = Object.entries(GEARBOX_CODES).find(([, name]) => name === kind)?.[0];
  if (code === undefined) throw new Error(`unknown gearbox ${gearbox}`);
  return `${code}${gears}`;
};

const DRIVES: Readonly<Record<string, string>> = {
  FWD: 'F',
  RWD: 'R',
  AWD: 'A',
  '4WD': '4',
  '4WD/AWD': 'X',
  '2WD': '2',
};

const FIGURES = [
  ['m', 'mpg'],
  ['g', 'co2'],
  ['e', 'mpge'],
  ['r', 'range_mi'],
  ['n', 'mpg_nedc'],
  ['N', 'co2_nedc'],
  ['w', 'mpg_wltp'],
  ['W', 'co2_wltp'],
  ['l', 'l_100km'],
] as const satisfies readonly (readonly [string, keyof VehicleRow])[];

const figuresText = (row: VehicleRow): string =>
  FIGURES.flatMap(([letter, field]) => {
    const value: Span | number | undefined = row[field];
    if (value === undefined) return [];
    const [low, high] = typeof value === 'number' ? [value, value] : value;
    return [low === high ? `${letter}${low}` : `${letter}${low}-${high}`];
  }).join(' ');

type Years = { [Source in 'us' | 'uk' | 'electric']?: [number, number] };
const years = new Map<string, Years>();

const writeOptions = (): void => {
  const lines: Lines = new Map();
  for (const [market, file] of [
    ['us', 'vehicles-us'],
    ['uk', 'vehicles-uk'],
    ['ca', 'vehicles-ca'],
  ] as const) {
    for (const row of readRows<VehicleRow>(file)) {
      const make = listedMake(row.make, MAKES);
      const model = make === undefined ? undefined : listedModel(make, row.model, LIST[make] ?? []);
      if (make === undefined || model === undefined) continue;
      const variants = [...(model === row.model ? [] : [row.model]), ...(row.variants ?? [])].map(
        plainText,
      );
      add(
        lines,
        make,
        [
          market,
          model,
          row.from === row.to ? row.from : `${row.from}-${row.to}`,
          row.engines.map((engine) => engineText(row, engine)).join(' '),
          row.gearboxes.map(gearboxText).join(' '),
          row.drives.map((drive) => DRIVES[drive] ?? '').join(''),
          figuresText(row),
          (row.euro ?? []).map((euro) => euro.replace(/^Euro /, '')).join(' '),
          (row.class === undefined ? (row.bodies ?? []) : [row.class]).map(plainText).join(';'),
          variants.join(';'),
          (row.gen ?? []).join(' '),
        ]
          .join('|')
          .replace(/\|+$/, ''),
      );
      const key = `${make}|${model}`;
      const known = years.get(key) ?? {};
      const side = market === 'uk' ? 'uk' : 'us';
      const before = known[side] ?? [row.from, row.to];
      known[side] = [Math.min(before[0], row.from), Math.max(before[1], row.to)];
      years.set(key, known);
    }
  }
  write(
    'model-options',
    'MODEL_OPTIONS',
    'Engines, gearboxes, drives and figures by model and years (sources: US EPA, UK VCA, Canada NRCan).',
    tableOf(lines),
  );
};

interface ElectricRow {
  readonly make: string;
  readonly model: string;
  readonly variant?: string;
  readonly year: number;
  readonly usable_kwh?: number;
  readonly ac_kw?: number;
  readonly phases?: number;
  readonly ac_port?: readonly string[];
  readonly dc_kw?: number;
  readonly dc_port?: readonly string[];
  readonly kwh_100km?: number;
  readonly range_km?: number;
  readonly volts?: number;
  readonly src: string;
}

/** A row under a bare trim name ('pro s') reveals no model: it is left out. */
const writeElectric = (): void => {
  const lines: Lines = new Map();
  let left = 0;
  for (const row of readRows<ElectricRow>('vehicles-ev')) {
    const make = listedMake(row.make, MAKES);
    const found = make === undefined ? undefined : knownModel(make, row.model);
    if (make === undefined || found === undefined) {
      left += 1;
      continue;
    }
    const trim = row.model.toLowerCase().startsWith(found.model.toLowerCase())
      ? row.model.slice(found.model.length)
      : row.model;
    const version = `${trim} ${row.variant ?? ''}`.replaceAll(/\s+/g, ' ').trim();
    add(
      lines,
      make,
      [
        found.model,
        plainText(version),
        row.year,
        row.usable_kwh ?? '',
        row.ac_kw ?? '',
        row.phases ?? '',
        (row.ac_port ?? []).join(' '),
        row.dc_kw ?? '',
        (row.dc_port ?? []).join(' '),
        row.kwh_100km ?? '',
        row.range_km ?? '',
        row.volts ?? '',
      ]
        .join('|')
        .replace(/\|+$/, ''),
    );
    const key = `${make}|${found.model}`;
    const known = years.get(key) ?? {};
    const [from, to] = known.electric ?? [row.year, row.year];
    known.electric = [Math.min(from, row.year), Math.max(to, row.year)];
    years.set(key, known);
  }
  console.log(`electric versions left out: ${left}`);
  write(
    'electric-versions',
    'ELECTRIC_VERSIONS',
    'Batteries and charging of electric cars (source: Open EV Data).',
    tableOf(lines),
  );
};

interface RecallRow {
  readonly id: string;
  readonly country: string;
  readonly make: string;
  readonly model: string;
  readonly from?: number;
  readonly to?: number;
  readonly system?: string;
  readonly component?: string;
  readonly sure?: boolean;
  readonly summary: string;
  readonly launched?: string;
}

const writeRecalls = (): void => {
  const campaigns = new Map<string, string>();
  const cars = new Map<string, Map<string, string[]>>();
  let left = 0;
  for (const row of readRows<RecallRow>('recalls')) {
    const make = listedMake(row.make, MAKES);
    const name = make === undefined ? undefined : listedModel(make, row.model, LIST[make] ?? []);
    const found =
      make === undefined || name === undefined
        ? undefined
        : (knownModel(make, name) ?? knownModel(make, row.model.replace(/^AMG /, '')));
    if (make === undefined || found === undefined) {
      left += 1;
      continue;
    }
    const risk = /named risk: (.*)\.$/.exec(row.summary)?.[1] ?? '';
    const certainty = row.sure === undefined ? '' : row.sure ? 's' : 'l';
    campaigns.set(
      row.id,
      [
        row.country,
        row.system ?? '',
        plainText(row.component ?? ''),
        certainty,
        plainText(risk),
        row.launched ?? '',
      ]
        .join('|')
        .replace(/\|+$/, ''),
    );
    const span = row.from === undefined ? '' : `${row.from}-${row.to ?? ''}`;
    const badge = found.model.toLowerCase() === row.model.toLowerCase() ? '' : plainText(row.model);
    const key = `${found.model}|${badge}|${span}|${row.id}`;
    const models = cars.get(make) ?? new Map<string, string[]>();
    models.set(key, []);
    cars.set(make, models);
  }
  console.log(`recalls left out: ${left}`);
  write(
    'recalls',
    'RECALLS',
    'Recall campaigns, then the models and years that they name (sources: NHTSA; DVSA, a sample).',
    [
      ...[...campaigns].map(([id, facts]) => `${id}|${facts}`).toSorted((a, b) => (a < b ? -1 : 1)),
      '',
      tableOf(new Map([...cars].map(([make, models]) => [make, [...models.keys()]]))),
    ].join('\n'),
  );
};

interface MotRow {
  readonly make: string;
  readonly model?: string;
  readonly age?: number;
  readonly tests: number;
  readonly fail: number;
}

/** Rates of several badges of one model are added up by their numbers of tests. */
const writeMot = (): void => {
  const sums = new Map<string, Map<string, { tests: number; failed: number }>>();
  for (const { make: source, model, age, tests, fail } of readRows<MotRow>('mot-failures')) {
    const make = listedMake(source, MAKES);
    const names = model === undefined ? `@${age}` : undefined;
    const all = [
      ...(make === undefined
        ? []
        : [[make, names ?? knownModel(make, model ?? '')?.model] as const]),
      ...(names === undefined ? [] : [['*', names] as const]),
    ];
    for (const [under, name] of all) {
      if (name === undefined) continue;
      const lines = sums.get(under) ?? new Map<string, { tests: number; failed: number }>();
      const sum = lines.get(name) ?? { tests: 0, failed: 0 };
      lines.set(name, { tests: sum.tests + tests, failed: sum.failed + (tests * fail) / 100 });
      sums.set(under, lines);
    }
  }
  const lines: Lines = new Map();
  for (const [make, models] of sums) {
    for (const [name, { tests, failed }] of models) {
      add(lines, make, `${name}|${tests}|${((100 * failed) / tests).toFixed(1)}`);
    }
  }
  write(
    'mot-failures',
    'MOT_FAILURES',
    "MOT tests to 2015: name or @age, tests, per cent failed; '*' is all makes (source: DVSA).",
    tableOf(lines),
  );
};

/** UK figures begin with the list of 2012, which holds cars on sale from 2011 or earlier. */
const UK_BEGINS = 2011;
const US_BEGINS = 1984;
const UK_ENDS = 2025;
const US_ENDS = 2025;
/** Their makers are missing in the UK figures from 2020 on. */
const UK_ENDS_EARLIER = 2019;

const writeYears = (): void => {
  const lines: Lines = new Map();
  for (const [key, { us, uk, electric }] of years) {
    const [make = '', model = ''] = key.split('|');
    // Releases of an electric version say when it began, not until when it was sold.
    if (us === undefined && uk === undefined && electric !== undefined) {
      add(lines, make, `${model}|${electric.join('|')}|>`);
      continue;
    }
    const from = Math.min(us?.[0] ?? 9999, uk?.[0] ?? 9999);
    const to = Math.max(us?.[1] ?? 0, uk?.[1] ?? 0);
    const early =
      (us !== undefined && us[0] <= US_BEGINS) ||
      (uk !== undefined && uk[0] <= UK_BEGINS && (us === undefined || us[0] > uk[0] - 3))
        ? '<'
        : '';
    const late =
      (us !== undefined && us[1] >= US_ENDS) ||
      (uk !== undefined && (uk[1] >= UK_ENDS || uk[1] === UK_ENDS_EARLIER))
        ? '>'
        : '';
    add(lines, make, `${model}|${from}|${to}|${early}${late}`.replace(/\|$/, ''));
  }
  write(
    'model-years',
    'MODEL_YEARS',
    "First and last year that a source lists, '<' where it may have begun earlier, '>' where it may go on.",
    tableOf(lines),
  );
};

writeOptions();
writeElectric();
writeYears();
writeRecalls();
writeMot();
