import { joined, knownMake, MAKES, modelsOf } from './known-make.ts';
import { knownModel } from './known-model.ts';
import type { Make } from './makes-and-models.ts';
import { nearestCar } from './nearest-name.ts';
import { plainName } from './plain-name.ts';

/**
 * What is suggested while a make or a model is typed. Spelling, accents, spaces and hyphens are
 * forgiven, and what people call a make is known: 'vw', 'chevy', 'merc'. Anything else may be typed
 * as well. Small enough for a browser that loads it when its form is up.
 */

const MAX_SUGGESTED = 12;
const LONGEST_NAME = 60;

/** Names that begin with the text first, then those with a word that does, then the nearest. */
const suggest = (typed: string, names: readonly string[], most: number): readonly string[] => {
  if (typed.length > LONGEST_NAME) return [];
  const query = plainName(typed);
  if (query === '') return names.slice(0, most);
  const tight = query.replaceAll(' ', '');
  const begin = names.filter((name) => joined(name).startsWith(tight));
  const within = names.filter(
    (name) => !begin.includes(name) && ` ${plainName(name)}`.includes(` ${query}`),
  );
  return [...begin, ...within].slice(0, most);
};

/**
 * Makes for what was typed so far, the best first: 'sko' is Škoda, 'vw' Volkswagen, 'toyta' Toyota.
 * An empty text gives the first of the list. At most `most`.
 */
export const suggestMakes = (typed: string, most = MAX_SUGGESTED): readonly Make[] => {
  const called = knownMake(typed);
  const found = suggest(typed, MAKES, most) as readonly Make[];
  if (called !== undefined) return [called, ...found.filter((make) => make !== called)];
  if (found.length > 0) return found;
  const meant = nearestCar(typed, '').make as Make | undefined;
  return meant === undefined ? [] : [meant];
};

/** Models of a make for what was typed so far, the best first; none of an unknown make. */
export const suggestModels = (
  make: string,
  typed: string,
  most = MAX_SUGGESTED,
): readonly string[] => {
  const models = modelsOf(make);
  const found = suggest(typed, models, most);
  if (found.length > 0) return found;
  // 'mazda3', '320d'; then slips of the finger.
  const meant = knownModel(make, typed)?.model ?? nearestModel(make, typed);
  return meant === undefined ? [] : [meant];
};

/** 'Focus' for a Ford 'Focas'; undefined for a known model, and unless one is clearly nearest. */
export const nearestModel = (make: string, typed: string): string | undefined =>
  knownModel(make, typed) === undefined
    ? nearestCar(knownMake(make) ?? make, typed).model
    : undefined;
