import { Link } from '@wrenchwise/ui/link.tsx';
import type { ReactNode } from 'react';

import { yearsText } from './figures.ts';
import type { MakePageData } from './specifications.server.ts';

type Model = MakePageData['models'][number];

const rangeOf = ({ years }: Model): string | undefined =>
  years === undefined
    ? undefined
    : `${years.mayBeEarlier ? 'by ' : ''}${years.mayBeLater ? `${years.from} on` : yearsText(years.from, years.to)}`;

const countText = (count: number): string =>
  count === 0 ? 'No model with figures' : count === 1 ? 'One model' : `${count} models`;

function ModelLinks({ models }: { models: readonly Model[] }) {
  if (models.length === 0) return null;
  return (
    <ul className="mt-8 grid gap-px overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {models.map((model) => (
        <li key={model.name} className="shadow-[0_0_0_1px_var(--line)]">
          <Link
            to={model.path ?? ''}
            className="flex min-h-12 items-baseline justify-between gap-4 px-4 py-3 hover:bg-sunken"
          >
            <span className="font-semibold text-accent-text">{model.name}</span>
            <span className="figures text-sm text-faint">{rangeOf(model)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The page of a make: its models with their years. */
export function MakeView({ page, breadcrumb }: { page: MakePageData; breadcrumb: ReactNode }) {
  const withPage = page.models.filter(({ path, hasFigures }) => path !== undefined && hasFigures);
  const thin = page.models.filter(({ path, hasFigures }) => path !== undefined && !hasFigures);
  const others = page.models.filter(({ path }) => path === undefined);
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6 sm:pt-12">
      {breadcrumb}
      <h1 className="mt-6 text-3xl sm:text-4xl">{page.make} specifications</h1>
      <p className="measure mt-3 text-lg text-soft">
        {countText(withPage.length)}: engines, gearboxes, consumption, typical service, recalls and
        known faults.
      </p>
      <ModelLinks models={withPage} />
      <p className="mt-4 text-sm text-faint">
        Years that American (from 1984) and British figures (from 2011) list; a model may have been
        sold before and after.
      </p>
      {thin.length > 0 && (
        <>
          <h2 className="mt-10 text-xl">Recalls and service only</h2>
          <p className="measure mt-2 text-soft">No public source at hand lists engines of these.</p>
          <ModelLinks models={thin} />
        </>
      )}
      {others.length > 0 && (
        <>
          <h2 className="mt-10 text-xl">Without a page</h2>
          <p className="measure mt-2 text-soft">
            No public source at hand lists these; a diagnosis knows them all the same:{' '}
            {others.map(({ name }) => name).join(', ')}.
          </p>
        </>
      )}
    </div>
  );
}
