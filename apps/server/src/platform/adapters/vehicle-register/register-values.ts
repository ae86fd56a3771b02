import { z } from 'zod';

/** Values of the registers, which drop what cannot be: one odd field must not lose the whole car. */

const FIRST_YEAR = 1885;

// The first MOT of a new car is due in three or four years.
const MAX_YEARS_AHEAD = 10;

const isYear = (year: number): boolean =>
  Number.isInteger(year) &&
  year >= FIRST_YEAR &&
  year <= new Date().getUTCFullYear() + MAX_YEARS_AHEAD;

/** 'YYYY-MM-DD', of a date or time, also 'YYYY.MM.DD'; undefined for what is no day. */
export const dayOf = (text: unknown): string | undefined => {
  if (typeof text !== 'string') return undefined;
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-.](\d{2})[-.](\d{2})(?!\d)/.exec(text) ?? [];
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) && isYear(Number(year))
    ? iso
    : undefined;
};

const MAX_CHARACTERS = 120;

/** A line of text; undefined for an empty one. */
export const word = z
  .string()
  .transform((text) => text.trim().slice(0, MAX_CHARACTERS) || undefined)
  .optional()
  .catch(undefined);

export const day = z.unknown().optional().transform(dayOf);

/** A whole number, also as text; undefined for none, and for one that cannot be. */
export const whole = (most: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ])
    .transform((value) =>
      Number.isFinite(value) && value >= 0 && value <= most ? Math.round(value) : undefined,
    )
    .optional()
    .catch(undefined);

/** A year, also as text. */
export const year = whole(9999).transform((value) =>
  value !== undefined && isYear(value) ? value : undefined,
);

/** 'YYYY-MM'. */
export const month = z
  .unknown()
  .optional()
  .transform((text) =>
    typeof text === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined,
  );

/** Leaves out what is undefined. */
export const defined = <T extends object>(
  fields: T,
): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  }; // what is left is defined
