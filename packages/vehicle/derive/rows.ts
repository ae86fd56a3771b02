import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { plainName } from '../src/plain-name.ts';
import { MAKE_NAMES, MODEL_NAMES, NOT_A_CAR } from './names.ts';

/** A row of `vehicles-us`, `vehicles-uk` or `vehicles-ca`; their README says what the fields are. */
export interface VehicleRow {
  readonly make: string;
  readonly model: string;
  readonly from: number;
  readonly to: number;
  readonly engines: readonly {
    readonly l?: number;
    readonly cyl?: number;
    readonly cc?: number;
    readonly kw?: readonly [number, number];
    readonly fuel: string;
    readonly turbo?: boolean;
    readonly super?: boolean;
  }[];
  readonly gearboxes: readonly string[];
  readonly drives: readonly string[];
  readonly class?: string;
  readonly bodies?: readonly string[];
  readonly variants?: readonly string[];
  readonly gen?: readonly string[];
  readonly euro?: readonly string[];
  readonly mpg?: Span;
  readonly co2?: Span;
  readonly mpge?: Span;
  readonly range_mi?: Span | number;
  readonly mpg_nedc?: Span;
  readonly co2_nedc?: Span;
  readonly mpg_wltp?: Span;
  readonly co2_wltp?: Span;
  readonly l_100km?: Span;
}

export type Span = readonly [number, number];

/** The folder of the data: the first argument. */
const FOLDER = process.argv[2];
if (FOLDER === undefined) throw new Error('name the folder of the data');

// The files are ours: a changed field shows as a missing fact in the tests.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const readRows = <Row>(file: string): readonly Row[] =>
  readFileSync(join(FOLDER, `${file}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);

/** A make in the list's spelling; undefined for one that is not on it. */
export const listedMake = (source: string, makes: readonly string[]): string | undefined => {
  const name = MAKE_NAMES[source] ?? source;
  return name === '' ? undefined : makes.find((make) => plainName(make) === plainName(name));
};

const MAX_RENAMES = 3;

/** The first pattern that changes the name does; what it gives may be changed again. */
const renamed = (
  source: string,
  rules: readonly (readonly [RegExp, string])[],
  most = MAX_RENAMES,
): string => {
  for (const [pattern, name] of rules) {
    const changed = source.replace(new RegExp(pattern, 'i'), name).trim();
    if (changed !== source) return most === 1 ? changed : renamed(changed, rules, most - 1);
  }
  return source;
};

/** What a source's model is called on the list, whether it is there yet or not. */
export const listedModel = (
  make: string,
  source: string,
  models: readonly string[],
): string | undefined => {
  if (NOT_A_CAR.test(source)) return undefined;
  const name = renamed(source, MODEL_NAMES[make] ?? []);
  if (name === '') return undefined;
  const narrow = plainName(name).replaceAll(' ', '');
  return models.find((model) => plainName(model).replaceAll(' ', '') === narrow) ?? name;
};
