import { isAllowed, type Forbidden } from '@wrenchwise/knowledge/allowed-checks';

import type { Cause, CauseCheck } from '../diagnosis.ts';

/** A cause with its safe checks; the others are listed by id only. */
export const withSafeChecks = <C extends Pick<Cause, 'checks' | 'postponed'>>(
  cause: C,
  ...forbidden: readonly Forbidden[]
): C => {
  const safe: CauseCheck[] = [];
  const postponed = [...cause.postponed];
  for (const check of cause.checks) {
    if (isAllowed(check, ...forbidden)) safe.push(check);
    else if (check.needs !== undefined) postponed.push({ id: check.id, needs: check.needs });
  }
  return { ...cause, checks: safe, postponed };
};
