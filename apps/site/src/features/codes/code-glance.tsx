import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import { DRIVE_WORDS } from '@wrenchwise/rules/drive-words';
import { cx } from '@wrenchwise/ui/class-names.ts';
import type { ReactNode } from 'react';

import { RangeByRegion } from '~/prices/range-by-region.tsx';

import type { CodePageData } from './codes.server.ts';

/** The three things that people come for, before anything is read. */
export function CodeGlance({ page: { drive, causes, more, cost } }: { page: CodePageData }) {
  const [leading] = causes;
  if (leading === undefined || cost === undefined) return null;
  const { text, Icon } = VERDICTS[drive.verdict];
  return (
    <dl className="mt-8 grid overflow-hidden rounded-lg border border-line bg-surface max-sm:divide-y sm:grid-cols-3 sm:divide-x sm:divide-line">
      <Fact title="Can I drive?">
        <span className={cx('flex items-start gap-2', text)}>
          <Icon aria-hidden className="mt-1 size-5 shrink-0" />
          {DRIVE_WORDS[drive.verdict].words}
        </span>
      </Fact>
      <Fact title={causes.length + more.causes === 1 ? 'Known cause' : 'Likeliest cause'}>
        {leading.name}
      </Fact>
      <Fact title="Cost to fix at a garage">
        <span className="figures">
          <RangeByRegion range={cost.likeliest} />
        </span>
      </Fact>
    </dl>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-line p-4 sm:p-5">
      <dt className="caption">{title}</dt>
      <dd className="mt-1 text-lg font-semibold">{children}</dd>
    </div>
  );
}
