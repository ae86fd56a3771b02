import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';
import { z } from 'zod';

import {
  Accuracy,
  Coverage,
  Dangerous,
  Engine,
  Errors,
  Faults,
  type Headline,
  type Measured,
  Interview,
  PublicQuestions,
  Strangers,
} from './src/content/measured.schema.ts';

const RESULTS = join(import.meta.dirname, '..', '..', 'bench', 'results');

const ALL = 'virtual:measured/all';
const HEADLINE = 'virtual:measured/headline';
const MARK = '\0';

const pathOf = (name: string): string => join(RESULTS, `${name}.json`);

const read = <S extends z.ZodType>(name: string, schema: S): z.output<S> => {
  const result = schema.safeParse(JSON.parse(readFileSync(pathOf(name), 'utf8')));
  if (result.success) return result.data;
  throw new Error(
    `bench/results/${name}.json is not what the pages show:\n${z.prettifyError(result.error)}`,
  );
};

const readIfThere = <S extends z.ZodType>(name: string, schema: S): z.output<S> | undefined =>
  existsSync(pathOf(name)) ? read(name, schema) : undefined;

const readAll = (): Measured => ({
  accuracy: read('accuracy', Accuracy),
  interview: read('interview', Interview),
  engine: read('engine', Engine),
  dangerous: read('dangerous', Dangerous),
  errors: read('errors', Errors),
  coverage: read('coverage', Coverage),
  strangers: read('strangers', Strangers),
  faults: readIfThere('faults', Faults),
  publicQuestions: readIfThere('public-questions', PublicQuestions),
});

const headlineOf = ({ accuracy, dangerous, strangers: { settled } }: Measured): Headline => ({
  measuredOn: accuracy.measuredOn,
  rows: accuracy.engine.rows,
  top1: accuracy.engine.top1,
  top3: accuracy.engine.top3,
  dangerous: dangerous.descriptions,
  warned: dangerous.warned,
  posts: settled.posts,
  repair: settled.byRepair,
});

/**
 * The last results of the benches as two modules: all of them for the page that shows how accurate
 * the product is, the headline for pages that quote it. A result that is missing or of another
 * shape stops the build.
 */
export const measured = (): Plugin => ({
  name: 'measured',
  resolveId: (source) => (source === ALL || source === HEADLINE ? MARK + source : null),
  load(id) {
    if (id !== MARK + ALL && id !== MARK + HEADLINE) return null;
    const all = readAll();
    for (const name of readdirSync(RESULTS)) {
      if (name.endsWith('.json')) this.addWatchFile(join(RESULTS, name));
    }
    return id === MARK + ALL
      ? `export const MEASURED = ${JSON.stringify(all)};`
      : `export const HEADLINE = ${JSON.stringify(headlineOf(all))};`;
  },
});
