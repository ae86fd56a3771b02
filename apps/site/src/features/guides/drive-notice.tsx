import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import type { CanDrive } from '@wrenchwise/rules/diagnosis';
import { Notice } from '@wrenchwise/ui/notice.tsx';

/** Whether the car may be driven until the job is done, and why. */
export function DriveNotice({ verdict, reason }: CanDrive) {
  const { tone, answer } = VERDICTS[verdict];
  return (
    <Notice tone={tone} title={`Can I drive with it? ${answer}`}>
      <p>{reason}</p>
    </Notice>
  );
}
