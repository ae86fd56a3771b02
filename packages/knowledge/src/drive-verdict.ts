import type { DriveVerdict } from './schema.ts';

/** A cause with its probability and its own driving verdict. */
interface WeighedCause {
  readonly probability: number;
  readonly canDrive: { readonly verdict: DriveVerdict; readonly reason: string };
}

/** The share of the causes from which a worse verdict counts: conservative by design. */
export const HIGH_SHARE = 0.35;
export const SOME_SHARE = 0.3;

/**
 * The least probability of what a stricter verdict or a higher severity follows from: never from
 * causes of a few per cent, whatever their share of a list that knows little.
 */
export const MIN_TOGETHER = 0.25;

/** The probability of the causes that pass the test, 0–1. */
export const weightOf = <C extends { readonly probability: number }>(
  causes: readonly C[],
  test: (cause: C) => boolean,
): number => causes.filter(test).reduce((sum, cause) => sum + cause.probability, 0);

/** The share of the causes' probability that passes the test, 0–1; 0 without causes. */
export const shareOf = <C extends { readonly probability: number }>(
  causes: readonly C[],
  test: (cause: C) => boolean,
): number => {
  const all = causes.reduce((sum, cause) => sum + cause.probability, 0);
  if (all === 0) return 0;
  return causes.filter(test).reduce((sum, cause) => sum + cause.probability, 0) / all;
};

const UNCERTAIN =
  'With some of the possible causes it would not be safe to drive, but too little points to them. Drive gently, and have it looked at soon.';

/** The driving verdict by the causes, with the reason of the first one that has it. */
export const verdictOfCauses = (
  causes: readonly WeighedCause[],
): { readonly verdict: DriveVerdict; readonly reason: string } => {
  if (causes.length === 0) {
    return {
      verdict: 'caution',
      reason:
        'The description does not say enough to judge. If anything feels unsafe, do not drive until it has been looked at.',
    };
  }
  const no = shareOf(causes, (cause) => cause.canDrive.verdict === 'no');
  const some = shareOf(causes, (cause) => cause.canDrive.verdict !== 'yes');
  const forbids = weightOf(causes, (cause) => cause.canDrive.verdict === 'no');
  const verdict =
    no >= HIGH_SHARE && forbids >= MIN_TOGETHER ? 'no' : some >= SOME_SHARE ? 'caution' : 'yes';
  const reason = causes.find((cause) => cause.canDrive.verdict === verdict)?.canDrive.reason;
  return { verdict, reason: reason ?? UNCERTAIN };
};
