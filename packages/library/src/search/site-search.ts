import { type NamedCar, carInText, carName } from '@wrenchwise/vehicle/named-car';
import {
  modelOfSlugs,
  modelPath,
  modelYearPath,
  specificationPathOf,
} from '@wrenchwise/vehicle/specification-path';

import type { NamedCode } from '../codes/code-page.ts';
import type { SearchCodes } from '../codes/search-codes.ts';
import { codesInText } from '../codes/typed-codes.ts';
import type { AnyGuide, SearchGuides } from './guide-search.ts';
import { SITE_PAGES, type SitePage } from './site-pages.ts';
import { wordsIn } from './words.ts';

/** What a search of the whole site finds. */
export type Found =
  | { readonly kind: 'code'; readonly code: NamedCode }
  | { readonly kind: 'car'; readonly name: string; readonly path: string }
  | { readonly kind: 'guide'; readonly guide: AnyGuide }
  | { readonly kind: 'page'; readonly page: SitePage };

interface SiteSearchSources {
  readonly guides: SearchGuides;
  readonly codes: SearchCodes;
  /** Whether a model has a page of specifications. */
  readonly hasPage: (car: NamedCar) => boolean;
}

const MAX_CODES = 5;
const MAX_GUIDES = 12;

/** Words that ask for a car's page and not for a repair. */
const OF_A_CAR_PAGE: ReadonlySet<string> = new Set(
  'spec specs specification specifications engine engines options sizes mpg economy consumption bhp common problems faults issues known reliability reliable recall recalls range kwh dimensions weight tax insurance group'.split(
    ' ',
  ),
);

const ABOUT_CODES = /\bcodes?\b|\bdtcs?\b/i;

const keyOf = (text: string): string =>
  wordsIn(text)
    .map(({ text: word }) => word)
    .filter(
      (word) => !['the', 'a', 'my', 'your', 'is', 'it', 'i', 'do', 'to', 'how'].includes(word),
    )
    .sort()
    .join(' ');

const pagesByName: ReadonlyMap<string, SitePage> = new Map(
  SITE_PAGES.flatMap((page) =>
    [page.title, ...page.names].map((name) => [keyOf(name), page] as const),
  ),
);

const unlessOfCarPage = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !OF_A_CAR_PAGE.has(word.toLowerCase()))
    .join(' ');

const carFound = (car: NamedCar): Found => ({
  kind: 'car',
  name: carName(car),
  path: car.year === undefined ? modelPath(car) : modelYearPath(car, car.year),
});

/** The model that a whole text is, its make missing or misspelt: 'fiesta', 'toyta yaris'. */
const modelAlone = (text: string): NamedCar | undefined => {
  const [, , make, model] = specificationPathOf(text)?.split('#')[0]?.split('/') ?? [];
  const car = make === undefined || model === undefined ? undefined : modelOfSlugs(make, model);
  const words = wordsIn(text).length;
  return car !== undefined &&
    (words === wordsIn(car.model).length || words === wordsIn(carName(car)).length)
    ? car
    : undefined;
};

const keyOfFound = (found: Found): string => {
  if (found.kind === 'code') return found.code.code;
  if (found.kind === 'guide') {
    return ('faultId' in found.guide ? found.guide.job : undefined) ?? found.guide.slug;
  }
  return found.kind === 'car' ? found.path : found.page.path;
};

/**
 * Searches the whole site by what is meant: a trouble code in any spelling, then a page by its name, then a
 * model, then jobs, faults and warning lights, then codes by their words. Nothing is listed that only shares
 * a common word.
 */
export const createSiteSearch =
  ({ guides, codes, hasPage }: SiteSearchSources) =>
  (text: string): readonly Found[] => {
    if (wordsIn(text).length === 0) return [];
    const typed = codesInText(text);
    const ofCodes = (asked: string): readonly Found[] =>
      codes(asked, MAX_CODES).map((code) => ({ kind: 'code', code }));
    const ofGuides = (asked: string): readonly Found[] =>
      wordsIn(asked).length === 0
        ? []
        : guides(asked)
            .slice(0, MAX_GUIDES)
            .map((guide) => ({ kind: 'guide', guide }));
    const page = pagesByName.get(keyOf(text));
    const named = carInText(typed.rest);
    const asked = named === undefined ? typed.rest : named.rest;
    const job = named === undefined ? asked : unlessOfCarPage(asked);
    const found = ofGuides(job);
    const isAboutCar =
      named === undefined ? asked !== unlessOfCarPage(asked) || found.length === 0 : job === '';
    // Looking for misspelt names takes longer than all else.
    const alone =
      named === undefined && isAboutCar ? modelAlone(unlessOfCarPage(typed.rest)) : undefined;
    const car = [named?.car ?? alone].filter((one) => one !== undefined && hasPage(one));
    const cars = car.flatMap((one) => (one === undefined ? [] : [carFound(one)]));
    const ordered = [
      ...ofCodes(typed.codes),
      ...(page === undefined ? [] : [{ kind: 'page', page } as const]),
      ...(isAboutCar ? cars : []),
      ...(ABOUT_CODES.test(text) && typed.codes === '' ? ofCodes(asked) : []),
      // Who types a page's name looks for no repair.
      ...(page === undefined ? found : []),
      ...(isAboutCar || named === undefined ? [] : cars),
      ...(typed.codes === '' && job !== '' && page === undefined ? ofCodes(job) : []),
    ];
    const listed = new Set<string>();
    return ordered.filter((one) => {
      const isNew = !listed.has(keyOfFound(one));
      listed.add(keyOfFound(one));
      return isNew;
    });
  };
