import type { CodeRecord } from '@wrenchwise/knowledge/codes/code-record';
import { driveFloorOf } from '@wrenchwise/knowledge/codes/drive-floors';
import type { DriveVerdict } from '@wrenchwise/knowledge/schema';

import type { CodeDrive } from './code-page.ts';
import type { ListedCause } from './listed-causes.ts';

/** The share from which a cause that is more serious than the verdict is named beside it. */
const WORTH_NAMING = 0.02;

const GRAVITY: readonly DriveVerdict[] = ['yes', 'caution', 'no'];

const isGraver = (a: DriveVerdict, b: DriveVerdict): boolean =>
  GRAVITY.indexOf(a) > GRAVITY.indexOf(b);

/**
 * The page's verdict: that of the likeliest cause, and never less strict than the code's own floor.
 * A rarer cause that is more serious is named beside it, and decides nothing.
 *
 * @param name the code's meaning, the subject where no cause decides
 */
export const driveOf = (
  record: CodeRecord,
  name: string,
  causes: readonly ListedCause[],
): CodeDrive => {
  const floor = driveFloorOf(record);
  const [leading] = causes;
  const decides =
    leading !== undefined && !isGraver(floor.verdict, leading.fault.drive.verdict)
      ? leading.fault
      : undefined;
  const verdict = decides?.drive.verdict ?? floor.verdict;
  const graver = causes.find(
    ({ fault, share }) =>
      share >= WORTH_NAMING && fault !== decides && isGraver(fault.drive.verdict, verdict),
  );
  return {
    verdict,
    cause: decides?.name ?? name,
    reason: decides?.drive.reason ?? floor.reason,
    ...(graver === undefined
      ? {}
      : { graver: { cause: graver.fault.name, reason: graver.fault.drive.reason } }),
  };
};
