import type { CodeRecord } from '@wrenchwise/knowledge/codes/code-record';
import { driveFloorOf } from '@wrenchwise/knowledge/codes/drive-floors';
import { driveOfCode, isGraver } from '@wrenchwise/knowledge/codes/drive-of-code';

import type { CodeDrive } from './code-page.ts';
import type { ListedCause } from './listed-causes.ts';

/** The share from which a cause that is more serious than the verdict is named beside it. */
const WORTH_NAMING = 0.02;

/** A fault of any plug says less of the code's part than the code itself. */
const OF_ANY_PLUG = 'connector-corroded';

/** Where a harmless part's code is mostly a plug: the plug's own answer would be 'it depends on the part'. */
const ONE_CIRCUIT =
  'Only the part that the code names is affected, so the car should drive as before. Have it looked at soon, and stop if you smell burning or anything else cuts out.';

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
  const [leading] = causes;
  const floor = driveFloorOf(record);
  const decided = driveOfCode(record, leading?.fault.drive);
  const { verdict } = decided;
  const isOfCode = leading?.fault.id === OF_ANY_PLUG && !isGraver(floor.verdict, verdict);
  const { reason, decidedBy } = isOfCode
    ? {
        reason: verdict === floor.verdict ? floor.reason : ONE_CIRCUIT,
        decidedBy: 'code' as const,
      }
    : decided;
  const decides = decidedBy === 'cause' ? leading?.fault : undefined;
  const graver = causes.find(
    ({ fault, share }) =>
      share >= WORTH_NAMING && fault !== decides && isGraver(fault.drive.verdict, verdict),
  );
  return {
    verdict,
    cause: decides?.name ?? name,
    reason,
    ...(graver === undefined
      ? {}
      : {
          graver: {
            cause: graver.fault.name,
            reason: graver.fault.drive.reason,
            isLikeliest: graver === leading,
          },
        }),
  };
};
