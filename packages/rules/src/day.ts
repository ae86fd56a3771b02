import { z } from 'zod';

const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;

const problemOf = (label: string, required: string, input: unknown): string => {
  if (typeof input !== 'string' || input.trim() === '') return required;
  return WRITTEN.test(input)
    ? `${label} is not a date that exists`
    : `${label} must be written as YYYY-MM-DD`;
};

/**
 * A day of the calendar as it is entered, YYYY-MM-DD. `label` names the field in messages: 'Due date
 * is required', and for 31 February 'Due date is not a date that exists'.
 */
export const day = (label: string, required = `${label} is required`) =>
  z.iso.date({ error: ({ input }) => problemOf(label, required, input), abort: true });

/** The same in a form, whose field may be empty: an optional date. */
export const dayOrNothing = (label: string) =>
  z.string().refine((text) => text === '' || day(label).safeParse(text).success, {
    error: ({ input }) => problemOf(label, '', input),
  });
