import type { Cause, CauseCheck } from '../diagnosis.ts';
import type { CheckNeed, DriveVerdict } from '../knowledge/schema.ts';
import type { SafetyRule } from './rules/rule.ts';

/** What each answer to 'Can I drive?' forbids a check to ask of the car. */
const BY_VERDICT: Readonly<Record<DriveVerdict, readonly CheckNeed[]>> = {
  yes: [],
  caution: ['driven-hard'],
  no: ['moving', 'driven-hard'],
};

type Forbidden = ReadonlySet<CheckNeed>;

/** What no check may ask of the car now: by the verdict, and by each alert that stands. */
export const forbiddenNow = (
  verdict: DriveVerdict,
  rules: readonly Pick<SafetyRule, 'verdict' | 'forbids'>[],
): Forbidden =>
  new Set([
    ...BY_VERDICT[verdict],
    ...rules.flatMap((rule) => [...BY_VERDICT[rule.verdict], ...(rule.forbids ?? [])]),
  ]);

/** What a fault's own verdict forbids, whatever else is known of the car. */
export const forbiddenByFault = (drive: {
  readonly verdict: DriveVerdict;
  readonly engineOff?: true;
}): Forbidden =>
  new Set([...BY_VERDICT[drive.verdict], ...(drive.engineOff ? (['running'] as const) : [])]);

/** Whether a check may be done under all of these. */
export const isAllowed = (
  check: { readonly needs?: CheckNeed | undefined },
  ...forbidden: readonly Forbidden[]
): boolean =>
  check.needs === undefined || !forbidden.some((set) => set.has(check.needs ?? 'moving'));

/** A cause with the checks that are safe now; the others are kept by id alone. */
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
