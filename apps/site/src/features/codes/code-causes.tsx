import { SystemPicture } from '@wrenchwise/car-ui/illustrations/system-picture.tsx';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { formatPercent } from '@wrenchwise/rules/percent';
import { cx } from '@wrenchwise/ui/class-names.ts';

import { RangeByRegion } from '~/prices/range-by-region.tsx';

import { CodeSection } from './code-section.tsx';
import type { CodePageData } from './codes.server.ts';
import { GuideLink } from './guide-link.tsx';

/** The rest of a hundred, so that the shares as they are shown add up to it. */
const restOf = (causes: CodePageData['causes']): number =>
  Math.max(0, 100 - causes.reduce((sum, { share }) => sum + Math.round(share * 100), 0)) / 100;

/** What stores the code, likeliest first, each with its guide. */
export function CodeCauses({ page: { code, causes, more, picture } }: { page: CodePageData }) {
  if (causes.length === 0) return null;
  const [leading] = causes;
  const all = causes.length + more.causes;
  return (
    <CodeSection id="causes" title={`What causes ${code}?`}>
      {leading && (
        <p className="measure text-soft">
          Of 100 cars with {code}, about {Math.round(leading.share * 100)} have{' '}
          {all === 1 ? 'this fault' : 'the first of these faults'}. How the car behaves changes the
          odds. We work them out from how common each fault is and how often it stores this code;
          they are not a count of repairs.
        </p>
      )}
      {leading && picture && (
        <figure className="drawing-paper mt-5 rounded-lg border border-line bg-surface p-3 sm:p-5">
          <SystemPicture {...picture} className="mx-auto max-w-lg" />
          <figcaption className="caption mt-2 text-center">
            Where the likeliest cause is: {lowerFirst(leading.name)}
          </figcaption>
        </figure>
      )}
      <ol className="mt-5 grid gap-6">
        {causes.map((cause, index) => (
          <Cause key={cause.id} cause={cause} isLeading={index === 0} />
        ))}
      </ol>
      <p className="mt-5 text-sm text-faint">
        Something else: {formatPercent(restOf(causes))}
        {more.causes > 0 &&
          `, including ${formatPercent(more.share)} for ${more.causes === 1 ? 'one rarer fault' : `${more.causes} rarer faults`} that can store this code`}
        .
      </p>
    </CodeSection>
  );
}

function Cause({
  cause,
  isLeading,
}: {
  cause: CodePageData['causes'][number];
  isLeading: boolean;
}) {
  const { name, share, summary, garage, guide } = cause;
  return (
    <li className="border-l-2 border-line pl-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-lg">{name}</h3>
        <span className="figures text-lg font-semibold">{formatPercent(share)}</span>
      </div>
      <div aria-hidden className="mt-1.5 h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className={cx('h-full min-w-1 rounded-full', isLeading ? 'bg-accent' : 'bg-line-strong')}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className="measure mt-2 text-soft">{summary}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <span className="figures">
          <RangeByRegion range={garage} /> at a garage
        </span>
        <GuideLink guide={guide} />
      </p>
    </li>
  );
}
