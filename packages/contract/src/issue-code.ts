import type { z } from 'zod';

import { ERRORS, type ErrorCode, isErrorCode } from './errors.ts';

/**
 * What makes a refinement refuse with a code of the catalogue instead of `request/invalid`:
 * `.refine(isVin, refusedAs('vehicle/invalid-vin'))`.
 */
export const refusedAs = (code: ErrorCode) => ({ error: ERRORS[code].message, params: { code } });

/** The code that all issues of a request name; undefined when one of them names none or another. */
export const codeOfIssues = (issues: readonly z.core.$ZodIssue[]): ErrorCode | undefined => {
  const codes = new Set(
    issues.map((issue): unknown => (issue.code === 'custom' ? issue.params?.['code'] : undefined)),
  );
  const [code] = codes;
  return codes.size === 1 && isErrorCode(code) ? code : undefined;
};
