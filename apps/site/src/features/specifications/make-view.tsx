import { Link } from '@wrenchwise/ui/link.tsx';
import type { ReactNode } from 'react';

import { UK_FIGURES } from './figures.ts';
import type { MakePageData } from './specifications.server.ts';

type Model = MakePageData['models'][number];

/** The end of a span: what is still listed in the last figures may have ended since. */
const endOf = (years: NonNullable<Model['years']>): string => {
  if (years.mayBeLater) return ' on';
  return years.from === years.to ? '' : `–${years.to}`;
};

const rangeOf = ({ years }: Model): string | undefined =>
  years === undefined
    ? undefined
    : `${years.from}${years.mayBeEarlier ? ' or earlier' : ''}${endOf(years)}`;

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
        {withPage.length === 0
          ? `We have no engine figures for any ${page.make}; for these models there are recalls and typical service.`
          : `${withPage.length === 1 ? 'One model' : `${withPage.length} models`}: engines or batteries, gearboxes, consumption, typical service, recalls and known faults.`}
      </p>
      <ModelLinks models={withPage} />
      {withPage.length > 0 && (
        <p className="mt-4 text-sm text-faint">
          The years are those in the American figures (from 1984) and the British ones (from{' '}
          {UK_FIGURES.from}). A model may have been on sale before or after them, and one that is
          shown with ‘on’ may have ended since.
        </p>
      )}
      {thin.length > 0 && (
        <>
          <h2 className="mt-10 text-xl">Recalls and service only</h2>
          <p className="measure mt-2 text-soft">
            None of the public data that we use lists the engines of these models.
          </p>
          <ModelLinks models={thin} />
        </>
      )}
      {others.length > 0 && (
        <>
          <h2 className="mt-10 text-xl">Without a page</h2>
          <p className="measure mt-2 text-soft">
            We have no public figures for these models, but you can still start a diagnosis for
            them: {others.map(({ name }) => name).join(', ')}.
          </p>
        </>
      )}
    </div>
  );
}
