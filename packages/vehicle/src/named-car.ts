import { knownMake, MAKES, modelsOf } from './known-make.ts';
import { type KnownModel, knownModel } from './known-model.ts';
import type { Make } from './makes-and-models.ts';
import { plainName } from './plain-name.ts';

/** A car as addresses name it: make and model of the list, and a model year where one is known. */
export interface NamedCar extends KnownModel {
  readonly year?: number;
}

const FIRST_YEAR = 1950;
const LAST_YEAR = 2049;

const slugOf = (name: string): string =>
  plainName(name.replaceAll('+', ' plus')).replaceAll(' ', '-');

/** 'ford-focus-2015'; without a year 'ford-focus'. */
export const carSlug = ({ make, model, year }: NamedCar): string =>
  [slugOf(make), slugOf(model), ...(year === undefined ? [] : [year])].join('-');

/** 'Ford Focus 2015'. */
export const carName = ({ make, model, year }: NamedCar): string =>
  [make, model, ...(year === undefined ? [] : [year])].join(' ');

const carAt = (slug: string): KnownModel | undefined => {
  for (const make of MAKES) {
    const head = `${slugOf(make)}-`;
    if (!slug.startsWith(head)) continue;
    const model = modelsOf(make).find((name) => slugOf(name) === slug.slice(head.length));
    if (model !== undefined) return { make, model };
  }
  return undefined;
};

const yearIn = (text: string): number | undefined => {
  const year = /^\d{4}$/.test(text) ? Number(text) : undefined;
  return year !== undefined && year >= FIRST_YEAR && year <= LAST_YEAR ? year : undefined;
};

/** The car that a part of an address names; undefined when the list has none of it. */
export const carOfSlug = (slug: string): NamedCar | undefined => {
  const at = slug.lastIndexOf('-');
  const year = yearIn(slug.slice(at + 1));
  // 'peugeot-2008' is a model, 'peugeot-2008-2016' one with its year.
  const dated = year === undefined ? undefined : carAt(slug.slice(0, at));
  if (dated !== undefined && year !== undefined) return { ...dated, year };
  return carAt(slug);
};

const LONGEST_NAME = 4;

interface Found {
  readonly car: KnownModel;
  readonly from: number;
  readonly to: number;
}

const isNamed = (words: readonly string[], model: string): boolean =>
  plainName(words.join(' ')).replaceAll(' ', '') === plainName(model).replaceAll(' ', '');

/** The model of a make that the words from a place on name, the longest name first. */
const modelAt = (make: Make, words: readonly string[], from: number): Found | undefined => {
  for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to -= 1) {
    const named = words.slice(from, to);
    const model = modelsOf(make).find((name) => isNamed(named, name));
    if (model !== undefined) return { car: { make, model }, from, to };
  }
  // A badge of one word: '320d'.
  const badge = /\d/.test(words[from] ?? '') ? knownModel(make, words[from] ?? '') : undefined;
  return badge && { car: badge, from, to: from + 1 };
};

const withMake = (words: readonly string[]): Found | undefined => {
  for (let from = 0; from < words.length; from += 1) {
    for (let count = Math.min(3, words.length - from); count > 0; count -= 1) {
      const make = knownMake(words.slice(from, from + count).join(' '));
      const found = make === undefined ? undefined : modelAt(make, words, from + count);
      if (found !== undefined) return { ...found, from };
    }
  }
  return undefined;
};

/** Opel's models are Vauxhall's in Britain. */
const TWIN: Make = 'Opel';
const SHORTEST_LONE_MODEL = 4;

/** A model without its make, where one only make has it: 'Fiesta 2012'. */
const withoutMake = (words: readonly string[]): Found | undefined => {
  for (let from = 0; from < words.length; from += 1) {
    if ((words[from] ?? '').length < SHORTEST_LONE_MODEL) continue;
    const cars = MAKES.filter((make) => make !== TWIN).flatMap((make) => {
      const model = modelsOf(make).find((name) => isNamed(words.slice(from, from + 1), name));
      return model === undefined ? [] : [{ make, model }];
    });
    const [car, other] = cars;
    if (car !== undefined && other === undefined) return { car, from, to: from + 1 };
  }
  return undefined;
};

/**
 * The car that a text names, and the text without it: 'ford focus 2015 brakes' is a Focus of 2015
 * and 'brakes'. Names are taken as they are written, so that 'spark plug' is no Chevrolet: a model
 * without its make counts only with a year.
 */
export const carInText = (
  text: string,
): { readonly car: NamedCar; readonly rest: string } | undefined => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const hasYear = words.some((word) => yearIn(word) !== undefined);
  const found = withMake(words) ?? (hasYear ? withoutMake(words) : undefined);
  if (found === undefined) return undefined;
  const others = words.filter((_word, at) => at < found.from || at >= found.to);
  const yearAt = others.findIndex((word) => yearIn(word) !== undefined);
  const year = yearIn(others[yearAt] ?? '');
  const rest = others.filter((_word, at) => at !== yearAt).join(' ');
  return { car: { ...found.car, ...(year === undefined ? {} : { year }) }, rest };
};
