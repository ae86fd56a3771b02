import type { DriveVerdict } from '../schema.ts';
import type { CodeRecord } from './code-record.ts';
import { driveFloorOf } from './drive-floors.ts';

/** A verdict with its reason. */
interface Drive {
  readonly verdict: DriveVerdict;
  readonly reason: string;
}

/** Whether the likeliest cause or the code itself decided. */
export interface DriveOfCode extends Drive {
  readonly decidedBy: 'cause' | 'code';
}

const GRAVITY: readonly DriveVerdict[] = ['yes', 'caution', 'no'];

/** Whether a verdict is stricter than another one. */
export const isGraver = (a: DriveVerdict, b: DriveVerdict): boolean =>
  GRAVITY.indexOf(a) > GRAVITY.indexOf(b);

/**
 * The verdict where a code is all that is known: that of the likeliest cause that stores it, and never less
 * strict than the code's own floor. Rarer causes decide nothing. Pages and diagnoses read it here.
 *
 * @param leading the verdict of the likeliest cause; undefined where no fault stores the code
 */
export const driveOfCode = (record: CodeRecord, leading: Drive | undefined): DriveOfCode => {
  const { verdict, reason, isWhole } = driveFloorOf(record);
  return leading === undefined || isWhole === true || isGraver(verdict, leading.verdict)
    ? { verdict, reason, decidedBy: 'code' }
    : { verdict: leading.verdict, reason: leading.reason, decidedBy: 'cause' };
};
