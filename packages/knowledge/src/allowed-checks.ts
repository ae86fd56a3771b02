import type { SafetyRule } from './safety-rules/rule.ts';
import type { CheckNeed, DriveVerdict } from './schema.ts';

/** The needs of checks that each driving verdict forbids. */
const BY_VERDICT: Readonly<Record<DriveVerdict, readonly CheckNeed[]>> = {
  yes: [],
  caution: ['driven-hard'],
  no: ['moving', 'driven-hard'],
};

/** Needs that no check may have. */
export type Forbidden = ReadonlySet<CheckNeed>;

/** Needs that no check may have now: forbidden by the verdict and by each alert. */
export const forbiddenNow = (
  verdict: DriveVerdict,
  rules: readonly Pick<SafetyRule, 'verdict' | 'forbids'>[],
): Forbidden =>
  new Set([
    ...BY_VERDICT[verdict],
    ...rules.flatMap((rule) => [...BY_VERDICT[rule.verdict], ...(rule.forbids ?? [])]),
  ]);

/** Needs that a fault's own verdict forbids. */
export const forbiddenByFault = (drive: {
  readonly verdict: DriveVerdict;
  readonly engineOff?: true;
}): Forbidden =>
  new Set([...BY_VERDICT[drive.verdict], ...(drive.engineOff ? (['running'] as const) : [])]);

/** Whether a check is allowed under all of these. */
export const isAllowed = (
  check: { readonly needs?: CheckNeed | undefined },
  ...forbidden: readonly Forbidden[]
): boolean =>
  check.needs === undefined || !forbidden.some((set) => set.has(check.needs ?? 'moving'));
