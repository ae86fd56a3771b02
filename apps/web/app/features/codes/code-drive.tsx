import { Link } from 'react-router';

import { lowerFirst } from '~/lib/lower-first.ts';
import { cx } from '~/ui/class-names.ts';
import { VERDICTS } from '~/ui/drive-verdicts.ts';

import { CodeSection } from './code-section.tsx';
import type { CodePageData } from './codes.server.ts';
import { driveWords } from './drive-words.ts';

/** Whether the car may be driven with the code, and on what that rests. */
export function CodeDrive({ page: { code, drive, neighbour } }: { page: CodePageData }) {
  if (drive === undefined)
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
  const { box, text, Icon } = VERDICTS[drive.verdict];
  return (
    <CodeSection id="drive" title={`Can I drive with ${code}?`}>
      <div className={cx('flex gap-4 rounded-lg border p-5', box)}>
        <Icon aria-hidden className={cx('mt-0.5 size-8 shrink-0', text)} strokeWidth={1.75} />
        <div className="min-w-0">
          <p className={cx('text-xl font-[640]', text)}>{driveWords(drive.verdict)}</p>
          <ul className="mt-1 grid gap-2">
            {drive.reasons.map(({ cause, reason }, index) => (
              <li key={cause}>
                {drive.reasons.length > 1 && (
                  <span className="font-[600]">
                    {index === 0 ? 'Likeliest, ' : 'If it is rather: '}
                    {lowerFirst(cause)}.{' '}
                  </span>
                )}
                {reason}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </CodeSection>
  );
}
