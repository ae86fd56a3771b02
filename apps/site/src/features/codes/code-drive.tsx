import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import { DRIVE_WORDS } from '@wrenchwise/domain/drive-words';
import { lowerFirst } from '@wrenchwise/domain/lower-first';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Link } from '@wrenchwise/ui/link.tsx';

import { CodeSection } from './code-section.tsx';
import type { CodePageData } from './codes.server.ts';

/** Whether the car may be driven with the code, and on what that rests. */
export function CodeDrive({ page: { code, drive, neighbour } }: { page: CodePageData }) {
  if (drive === undefined) {
    return (
      <CodeSection id="drive" title={`Can I drive with ${code}?`}>
        <p className="measure">
          We know of no fault that stores {code}, so go by how the car drives, and stop for a red or
          a flashing lamp.{' '}
          {neighbour && (
            <>
              About the same part is{' '}
              <Link to={`/codes/${neighbour.code}`} className="figures text-link">
                {neighbour.code}
              </Link>
              , and behind that mostly this: {lowerFirst(neighbour.cause)}. {neighbour.reason}
            </>
          )}
        </p>
      </CodeSection>
    );
  }
  const { box, text, Icon } = VERDICTS[drive.verdict];
  return (
    <CodeSection id="drive" title={`Can I drive with ${code}?`}>
      <div className={cx('flex gap-4 rounded-lg border p-5', box)}>
        <Icon aria-hidden className={cx('mt-0.5 size-8 shrink-0', text)} strokeWidth={1.75} />
        <div className="min-w-0">
          <p className={cx('text-xl font-bold', text)}>{DRIVE_WORDS[drive.verdict].words}</p>
          <p className="mt-1">
            <span className="font-semibold">{drive.cause}.</span> {drive.reason}
          </p>
          {drive.graver && (
            <p className="mt-2">
              Rarer and graver is this: {lowerFirst(drive.graver.cause)}. {drive.graver.reason}
            </p>
          )}
        </div>
      </div>
    </CodeSection>
  );
}
