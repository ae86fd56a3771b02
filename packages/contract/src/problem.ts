import { NeedsMore } from '@wrenchwise/rules/diagnosis';
import { z } from 'zod';

import { ERRORS, type ErrorCode } from './errors.ts';

/** What is wrong with one field of a request. `path` is dotted: 'year', 'answers.0.optionId'. */
export const FieldProblem = z.object({ path: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof FieldProblem>;

/** RFC 9457 problem details with the catalogue's code. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  /** Whether the same request may succeed later. */
  retryable: z.boolean(),
  requestId: z.string(),
  fields: z.array(FieldProblem).optional(),
  /** What to ask for, where a report is insufficient. */
  needsMore: NeedsMore.optional(),
});
export type Problem = z.infer<typeof Problem>;

/** The problem document of a catalogue code. */
export const problemOf = (
  code: ErrorCode,
  requestId: string,
  fields?: readonly FieldProblem[],
  needsMore?: NeedsMore,
): Problem => {
  const { status, message, retryable } = ERRORS[code];
  return {
    type: `urn:wrenchwise:error:${code.replace('/', ':')}`,
    title: message,
    status,
    code,
    detail: fields?.map((field) => field.message).join(' ') || needsMore?.message || message,
    retryable,
    requestId,
    ...(fields ? { fields: [...fields] } : {}),
    ...(needsMore ? { needsMore } : {}),
  };
};
