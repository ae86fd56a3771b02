import type { CanDrive } from '@wrenchwise/domain/diagnosis';

import { VERDICTS } from '~/ui/drive-verdicts.ts';
import { Notice } from '~/ui/notice.tsx';

/** Whether the car may be driven until the job is done, and why. */
export function DriveNotice({ verdict, reason }: CanDrive) {
  const { tone, answer } = VERDICTS[verdict];
  return (
    <Notice tone={tone} title={`Can I drive with it? ${answer}`}>
      <p>{reason}</p>
    </Notice>
  );
}
