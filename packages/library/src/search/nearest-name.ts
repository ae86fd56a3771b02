import { MAKES_AND_MODELS } from '@wrenchwise/knowledge/vehicles/makes-and-models';

/** Lower case without accents and marks: 'Škoda' is 'skoda', 'X-Trail' is 'x trail'. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Longer texts are no names. Bounds the work. */
const MAX_LENGTH = 40;

/** How many slips a name of this length may have: in a short one a letter makes another name. */
const slipsIn = (length: number): number => (length <= 3 ? 0 : length <= 5 ? 1 : 2);

/** Letters too many, missing, wrong or swapped with the next. */
const distance = (a: string, b: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (same ? 0 : 1),
          isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
};

const digitsOf = (name: string): string => name.replace(/\D/g, '');

/**
 * The name that was meant by a misspelt one, with what was typed after it: 'Focus ST' for 'Focas ST'.
 * Undefined for a name of the list (or the first words of one), for one with other digits, and unless
 * one name is clearly the nearest.
 */
export const nearestName = (typed: string, names: readonly string[]): string | undefined => {
  const given = plain(typed);
  if (given === '' || typed.length > MAX_LENGTH) return undefined;
  const isKnown = names.some((name) => {
    const known = plain(name);
    return `${known} `.startsWith(`${given} `) || `${given} `.startsWith(`${known} `);
  });
  if (isKnown) return undefined;
  const words = given.split(' ');
  const written = typed.trim().split(/\s+/);
  const near = names.flatMap((name) => {
    const known = plain(name);
    const count = known.split(' ').length;
    const head = words.slice(0, count).join(' ');
    if (head[0] !== known[0] && known.length < 6) return [];
    if (digitsOf(head) !== digitsOf(known)) return [];
    const slips = distance(head, known);
    if (slips > slipsIn(Math.min(head.length, known.length))) return [];
    const rest = written.length === words.length ? written.slice(count) : words.slice(count);
    return [{ slips, name: [name, ...rest].join(' ') }];
  });
  const [first, second] = near.toSorted((a, b) => a.slips - b.slips);
  return first === undefined || first.slips === second?.slips ? undefined : first.name;
};

/** The make and the model that were meant, where they are misspelt. */
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
