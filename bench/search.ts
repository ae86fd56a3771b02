import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { createLibrary } from '@wrenchwise/library/create-library';
import { createGuideSearch } from '@wrenchwise/library/search/guide-search';
import { createSiteSearch, type Found } from '@wrenchwise/library/search/site-search';
import { categoryOf } from '@wrenchwise/rules/guide-categories';
import { hasFacts } from '@wrenchwise/vehicle/facts/has-facts';
import { z } from 'zod';

import { engine } from './product/engine.ts';
import { writeResult } from './scores/results.ts';

/** A search as people type it, and the pages that answer it: a fault, a job, a code or a path. */
const Case = z.object({ query: z.string(), right: z.array(z.string()).min(1), aside: z.boolean() });
type Case = z.infer<typeof Case>;

const CASES = z
  .array(Case)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'cases/search.json'), 'utf8')));

const library = createLibrary(KNOWLEDGE, engine);
const jobOfFault = new Map(library.guides.list().map(({ faultId, job }) => [faultId, job]));

/** What a page is called in the cases: a guide that shares the page of a job is that job. */
const pageOf = (found: Found): string => {
  if (found.kind === 'code') return found.code.code;
  if (found.kind === 'page') return found.page.path;
  if (found.kind === 'car') return found.path.split('#')[0] ?? '';
  const { guide } = found;
  return 'faultId' in guide ? (guide.job ?? guide.faultId) : guide.slug;
};

const measure = (cases: readonly Case[], search: (text: string) => readonly Found[]) => {
  const places = cases.map(({ query, right }) => {
    const pages = new Set(right.map((one) => jobOfFault.get(one) ?? one));
    const found = search(query).map(pageOf);
    return { query, found: found.length, place: found.findIndex((one) => pages.has(one)) };
  });
  const share = (of: number): number => Math.round((of / places.length) * 1000) / 1000;
  return {
    queries: places.length,
    first: share(places.filter(({ place }) => place === 0).length),
    amongThree: share(places.filter(({ place }) => place >= 0 && place < 3).length),
    /** The most results of one search. */
    mostFound: Math.max(...places.map(({ found }) => found)),
    notFirst: places.filter(({ place }) => place !== 0).map(({ query }) => query),
  };
};

/** The search of the site: whether the page that is meant comes first, on queries of one to six words. */
export const run = (): void => {
  const guides = createGuideSearch(
    KNOWLEDGE,
    [...library.jobs.list(), ...library.guides.list()],
    (system) => categoryOf(system).name,
  );
  const search = createSiteSearch({ guides, codes: library.codes.search, hasPage: hasFacts });
  const seen = measure(
    CASES.filter((one) => !one.aside),
    search,
  );
  // Those set aside are counted and not listed: nobody mends a search by them.
  const { notFirst: _unseen, ...aside } = measure(
    CASES.filter((one) => one.aside),
    search,
  );
  const result = { seen, aside };
  writeResult('search.json', result);
  console.log(JSON.stringify(result, null, 2));
};
