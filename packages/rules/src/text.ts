import { z } from 'zod';

// PostgreSQL cannot store NUL, and a lone surrogate would come back changed.
const storable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();

/** Tabs, line breaks and line separators, with the blanks around them. */
const BREAKS = /\s*[\t-\r\u0085\u2028\u2029]\s*/gu;

/** What was pasted from several lines, as one. */
const onOneLine = (text: string): string => text.replaceAll(BREAKS, ' ');

const UNSTORABLE = 'contains characters that cannot be stored';

/** A machine-made text (id, search, path): any storable text of at most `max` UTF-16 units. */
export const storableText = (max: number) =>
  z.string().max(max).refine(storable, `This ${UNSTORABLE}`);

/** One line of user input that may be blank: line breaks become blanks, at most `max` UTF-16 units. */
export const optionalLine = (max: number) =>
  z.string().overwrite(onOneLine).max(max).refine(storable, `This ${UNSTORABLE}`);

/**
 * One line of user input: line breaks become blanks; trimmed, not blank, at most `max` UTF-16 units. `label` names the field
 * in messages: 'Make is required'.
 */
export const line = (label: string, max: number) =>
  z
    .string({ error: `${label} is required` })
    .overwrite(onOneLine)
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} must be at most ${max} characters`)
    .refine(storable, `${label} ${UNSTORABLE}`);

const inThousands = (count: number): string => count.toLocaleString('en-GB');

const tooLong = (label: string, max: number, length: number): string =>
  `${label} must be at most ${inThousands(max)} characters; this text has ${inThousands(length)}`;

const TOO_LONG = { tooLong: true };

/**
 * User input of several lines, stored unchanged; not blank, at most `max` UTF-16 units. `label`
 * names the field: 'Message is required', or 'Symptoms are required' when it is `plural`.
 */
export const prose = (label: string, max: number, { plural = false } = {}) => {
  const required = `${label} ${plural ? 'are' : 'is'} required`;
  return z
    .string({ error: required })
    .refine((value) => value.length <= max, {
      error: ({ input }) => tooLong(label, max, String(input).length),
      params: TOO_LONG,
    })
    .refine((value) => value.trim() !== '', required)
    .refine(storable, `${label} ${UNSTORABLE}`)
    .meta({ maxLength: max });
};

/** Whether an issue says that a multi-line text is too long. */
export const isTooLong = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'custom' && issue.params?.['tooLong'] === true;
