const KEY = 'wrenchwise.guide-steps';
const MAX_GUIDES = 50;
const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 90;

interface Ticks {
  /** Numbers of the steps done, from 1. */
  readonly done: readonly number[];
  /** When it was last changed, in days since 1970. */
  readonly day: number;
}

/** A short name of a guide, made of its steps: equal wherever the steps are. FNV-1a, 32 bits. */
const nameOf = (steps: readonly string[]): string => {
  let hash = 0x811c9dc5;
  for (const sign of steps.join('\n')) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
};

const today = (): number => Math.floor(Date.now() / DAY_MS);

const isTicks = (value: unknown): value is Ticks =>
  typeof value === 'object' &&
  value !== null &&
  'done' in value &&
  Array.isArray(value.done) &&
  'day' in value &&
  typeof value.day === 'number';

const readAll = (): ReadonlyMap<string, Ticks> => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(Object(stored)).filter(
      (entry): entry is [string, Ticks] => isTicks(entry[1]) && entry[1].day > today() - KEPT_DAYS,
    );
    return new Map(entries);
  } catch {
    return new Map();
  }
};

/** The steps of a guide that were ticked on this device, from 1. */
export const readTicks = (steps: readonly string[]): ReadonlySet<number> =>
  new Set(readAll().get(nameOf(steps))?.done);

/** Keeps the ticked steps of a guide on this device, for 90 days; none forgets the guide. */
export const keepTicks = (steps: readonly string[], done: readonly number[]): void => {
  const all = new Map(readAll());
  all.delete(nameOf(steps));
  if (done.length > 0) all.set(nameOf(steps), { done, day: today() });
  try {
    if (all.size === 0) localStorage.removeItem(KEY);
    else {
      localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...all].slice(-MAX_GUIDES))));
    }
  } catch {
    // Storage may be full or blocked: a tick then lasts as long as the page.
  }
};
