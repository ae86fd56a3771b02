import type { SafetyRule } from './safety-rules/rule.ts';
import type { CheckNeed, DriveVerdict } from './schema.ts';

/** What each answer to 'Can I drive?' forbids a check to ask of the car. */
const BY_VERDICT: Readonly<Record<DriveVerdict, readonly CheckNeed[]>> = {
  yes: [],
  caution: ['driven-hard'],
  no: ['moving', 'driven-hard'],
};

/** What no check may ask of the car. */
export type Forbidden = ReadonlySet<CheckNeed>;

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
