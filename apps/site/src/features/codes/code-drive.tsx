import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import { DRIVE_WORDS } from '@wrenchwise/rules/drive-words';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { cx } from '@wrenchwise/ui/class-names.ts';

import { CodeSection } from './code-section.tsx';
import type { CodePageData } from './codes.server.ts';

/** Whether the car may be driven with the code, and on what that rests. */
export function CodeDrive({ page: { code, name, drive, causes, more } }: { page: CodePageData }) {
  const { box, text, Icon } = VERDICTS[drive.verdict];
  const isOnlyCause = causes.length + more.causes === 1;
  return (
    <CodeSection id="drive" title={`Can I drive with ${code}?`}>
      <div className={cx('flex gap-4 rounded-lg border p-5', box)}>
        <Icon aria-hidden className={cx('mt-0.5 size-8 shrink-0', text)} strokeWidth={1.75} />
        <div className="min-w-0">
          <p className={cx('text-xl font-bold', text)}>{DRIVE_WORDS[drive.verdict].words}</p>
          <p className="mt-1">
            {drive.cause !== name && (
              <>
                The {isOnlyCause ? 'known' : 'likeliest'} cause is:{' '}
                <span className="font-semibold">{lowerFirst(drive.cause)}</span>.{' '}
              </>
            )}
            {drive.reason}
          </p>
          {drive.graver && (
            <p className="mt-2">
              {drive.graver.isLikeliest
                ? 'The likeliest cause is more serious'
                : 'Less likely but more serious'}
              : {lowerFirst(drive.graver.cause)}. {drive.graver.reason}
            </p>
          )}
        </div>
      </div>
    </CodeSection>
  );
}
