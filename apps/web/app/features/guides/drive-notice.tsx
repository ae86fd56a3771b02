import type { CanDrive } from '@wrenchwise/domain/diagnosis';

import { Notice, type NoticeTone } from '~/ui/notice.tsx';

const VERDICTS: Record<CanDrive['verdict'], { tone: NoticeTone; title: string }> = {
  yes: { tone: 'low', title: 'Can I drive with it? Yes' },
  caution: { tone: 'medium', title: 'Can I drive with it? Only with care' },
  no: { tone: 'high', title: 'Can I drive with it? No' },
};

/** Whether the car may be driven until the job is done, and why. */
export function DriveNotice({ verdict, reason }: CanDrive) {
  return (
    <Notice {...VERDICTS[verdict]}>
      <p>{reason}</p>
    </Notice>
  );
}
