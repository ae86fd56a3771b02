import { editDistance } from './edit-distance.ts';
import { MAKES_AND_MODELS } from './makes-and-models.ts';
import { plainName as plain } from './plain-name.ts';

/** A longer text is no name. Bounds the work. */
const MAX_LENGTH = 40;

/** The greatest edit distance by length: in a short name one letter makes another name. */
const slipsIn = (length: number): number => (length <= 3 ? 0 : length <= 5 ? 1 : 2);

const digitsOf = (name: string): string => name.replace(/\D/g, '');

/**
 * Corrects a misspelt name and keeps what follows it: 'Focus ST' for 'Focas ST'. Undefined for a
 * name of the list (or the first words of one), for one with other digits, and unless one name is
 * clearly the nearest.
 */
export const nearestName = (typed: string, names: readonly string[]): string | undefined => {
  const query = plain(typed);
  if (query === '' || typed.length > MAX_LENGTH) return undefined;
  const isKnown = names.some((name) => {
    const known = plain(name);
    return `${known} `.startsWith(`${query} `) || `${query} `.startsWith(`${known} `);
  });
  if (isKnown) return undefined;
  const words = query.split(' ');
  const written = typed.trim().split(/\s+/);
  const near = names.flatMap((name) => {
    const known = plain(name);
    const count = known.split(' ').length;
    const head = words.slice(0, count).join(' ');
    if (head[0] !== known[0] && known.length < 6) return [];
    if (digitsOf(head) !== digitsOf(known)) return [];
    const slips = editDistance(head, known);
    if (slips > slipsIn(Math.min(head.length, known.length))) return [];
    const rest = written.length === words.length ? written.slice(count) : words.slice(count);
    return [{ slips, name: [name, ...rest].join(' ') }];
  });
  const [first, second] = near.toSorted((a, b) => a.slips - b.slips);
  return first === undefined || first.slips === second?.slips ? undefined : first.name;
};

/** The corrected make and model, where they are misspelt. */
export const nearestCar = (
  make: string,
  model: string,
  models: Readonly<Record<string, readonly string[]>> = MAKES_AND_MODELS,
): { readonly make: string | undefined; readonly model: string | undefined } => {
  const makes = Object.keys(models);
  const meant = nearestName(make, makes);
  const known = makes.find((name) => plain(name) === plain(meant ?? make));
  return {
    make: meant,
    model: known === undefined ? undefined : nearestName(model, models[known] ?? []),
  };
};
