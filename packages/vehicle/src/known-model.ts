import { knownMake, modelsOf } from './known-make.ts';
import type { Make } from './makes-and-models.ts';
import { plainName } from './plain-name.ts';

/** A car by its names in the one list. */
export interface KnownModel {
  readonly make: Make;
  readonly model: string;
}

/**
 * How makers' badges name the model of the list, tried when no name of the list matches: a BMW
 * '320d' is a 3 Series, a Mercedes 'C 220 CDI' a C-Class, a Lexus 'IS 250' an IS.
 */
const BADGES: Partial<Record<Make, (typed: string) => string | undefined>> = {
  BMW: (typed) => {
    const series = /^m?([1-8])\d\d(?!\d)/.exec(typed)?.[1];
    return series === undefined ? undefined : `${series} Series`;
  },
  'Mercedes-Benz': (typed) => {
    const badge = typed.replace(/^amg (?!gt)/, '');
    if (/^amg gt ?\d/.test(typed)) return 'AMG GT';
    const letters =
      /^(eq[abcesv]|gl[abces]|glk|gl|cl[aekcs]|cl|sl[kcr]|sl|ml|[abcegrsvxm])(?: ?class| ?\d{2,3})/.exec(
        badge,
      )?.[1];
    if (letters === undefined) return undefined;
    if (letters === 'm' || letters === 'ml') return 'M-Class';
    return letters.length === 1 ? `${letters.toUpperCase()}-Class` : letters.toUpperCase();
  },
  Volvo: (typed) => /^(?:[sv][469]0|c40|xc\d0)/.exec(typed)?.[0].toUpperCase(),
  Lexus: (typed) =>
    /^(ct|es|gs|gx|hs|is|lbx|lc|lfa|ls|lx|nx|rc|rx|rz|sc|tx|ux) ?\d/
      .exec(typed)?.[1]
      ?.toUpperCase(),
  Infiniti: (typed) => /^(fx|ex|jx|qx) ?\d\d\b/.exec(typed)?.[1]?.toUpperCase(),
};

/**
 * The model of the list that a text names, with or without the make, a trim or an engine behind it:
 * 'Ford Focus ST-Line 1.0' is a Focus, 'mazda3' Mazda's 3, '320d' a 3 Series. The longest name
 * counts. Undefined when it names none, or only nearly (`nearestModel`).
 */
export const knownModel = (make: string, typed: string): KnownModel | undefined => {
  const known = knownMake(make);
  if (known === undefined || typed.length > 80) return undefined;
  // '2500HD' is the 2500.
  const query = plainName(typed).replace(/\b(\d500) ?hd\b/, '$1');
  const brand = plainName(known);
  // 'Ford Focus', 'MG4 EV'.
  const bare = query.startsWith(brand) ? query.slice(brand.length).trim() : query;
  const rated = modelsOf(known).flatMap((model) => {
    const name = plainName(model);
    const narrow = name.replaceAll(' ', '');
    const isWhole = [query, bare].some((text) => text.replaceAll(' ', '') === narrow);
    if (isWhole) return [{ model, length: 1000 }];
    const begins = [query, bare].some(
      (text) =>
        `${text} `.startsWith(`${name} `) ||
        (narrow.length > 2 && `${text} `.startsWith(`${narrow} `)),
    );
    return begins ? [{ model, length: narrow.length }] : [];
  });
  const best = rated.toSorted((a, b) => b.length - a.length)[0]?.model;
  if (best !== undefined) return { make: known, model: best };
  const badge = BADGES[known]?.(query);
  return badge !== undefined && modelsOf(known).includes(badge)
    ? { make: known, model: badge }
    : undefined;
};
