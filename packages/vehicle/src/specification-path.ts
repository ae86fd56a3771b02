import { nearestModel } from './catalogue.ts';
import { knownMake, MAKES, modelsOf } from './known-make.ts';
import { type KnownModel, knownModel } from './known-model.ts';
import type { Make } from './makes-and-models.ts';
import { modelYears } from './model-years.ts';
import { nearestName } from './nearest-name.ts';
import { plainName } from './plain-name.ts';

/** The addresses of the public pages of specifications, shared by the site and the server. */
export const SPECIFICATIONS_PATH = '/car-specifications';

/** 'Škoda' is 'skoda', 'X-Trail' 'x-trail', 'Prius+' 'prius-plus'. */
const slugOf = (name: string): string =>
  plainName(name.replaceAll('+', ' plus')).replaceAll(' ', '-');

export const makePath = (make: Make): string => `${SPECIFICATIONS_PATH}/${slugOf(make)}`;

export const modelPath = ({ make, model }: KnownModel): string =>
  `${makePath(make)}/${slugOf(model)}`;

/** The make that has this part of an address; undefined when none has. */
export const makeOfSlug = (slug: string): Make | undefined =>
  MAKES.find((make) => slugOf(make) === slug);

/** The model that these parts of an address name; undefined when none has them. */
export const modelOfSlugs = (makeSlug: string, modelSlug: string): KnownModel | undefined => {
  const make = makeOfSlug(makeSlug);
  if (make === undefined) return undefined;
  const model = modelsOf(make).find((name) => slugOf(name) === modelSlug);
  return model === undefined ? undefined : { make, model };
};

/**
 * The address of a model in a year: its page, at the run of years that has it. A year that no source
 * lists leads to the head of the page.
 */
export const modelYearPath = (car: KnownModel, year: number): string => {
  const years = modelYears(car.make, car.model);
  const isListed = years !== undefined && year >= years.from && year <= years.to;
  return `${modelPath(car)}${isListed ? `#${year}` : ''}`;
};

const MAX_TYPED = 80;
const YEAR = /\b(?:19[5-9]|20[0-4])\d\b/;

/** The first words of a text that name a make, the longest name first, and the words behind them. */
const splitMake = (words: readonly string[]): { make: Make; rest: string } | undefined => {
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const head = words.slice(0, count).join(' ');
    const make = knownMake(head) ?? knownMake(nearestName(head, MAKES) ?? '');
    if (make !== undefined) return { make, rest: words.slice(count).join(' ') };
  }
  return undefined;
};

/** Opel's models are Vauxhall's in Britain: a bare 'Corsa' is taken for the Vauxhall. */
const TWIN = 'Opel';

/** The one car that has this model's name, where only one make has it: 'Corsa', 'Fiesta'. */
const carOfModel = (text: string): KnownModel | undefined => {
  const cars = MAKES.flatMap((make) => {
    const car = text === '' || make === TWIN ? undefined : knownModel(make, text);
    return car !== undefined && plainName(text).startsWith(plainName(car.model)) ? [car] : [];
  });
  const longest = Math.max(...cars.map(({ model }) => model.length));
  const [first, second] = cars.filter(({ model }) => model.length === longest);
  return second === undefined ? first : undefined;
};

/**
 * The page that a typed text asks for: 'ford focus 2015', 'VW Golf', 'Corsa', 'Toyta'. Undefined when
 * it names no make and no model of one make only.
 */
export const specificationPathOf = (typed: string): string | undefined => {
  if (typed.length > MAX_TYPED) return undefined;
  const year = YEAR.exec(typed)?.[0];
  const find = (text: string): KnownModel | Make | undefined => {
    const split = splitMake(text.split(/\s+/).filter((word) => word !== ''));
    if (split === undefined) return carOfModel(text.trim());
    const { make, rest } = split;
    if (rest === '') return make;
    return knownModel(make, rest) ?? knownModel(make, nearestModel(make, rest) ?? '') ?? make;
  };
  const found = find(typed);
  // 'Peugeot 2008' is a model, not a year.
  const withoutYear = year === undefined ? undefined : find(typed.replace(year, ' '));
  if (typeof withoutYear === 'object') return modelYearPath(withoutYear, Number(year));
  if (typeof found === 'object') return modelPath(found);
  return found === undefined ? undefined : makePath(found);
};
