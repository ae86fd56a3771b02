import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import type { ReactNode } from 'react';

import { CategoryCards } from '~/features/guides/category-cards.tsx';
import { guidesPagePath } from '~/features/guides/guides.queries.ts';
import type { GuidesOverview } from '~/features/guides/guides.server.ts';

/** What the page says of itself. */
export const repairGuidesMeta = ({ first, page, checkedOn: modified }: GuidesOverview) =>
  pageMeta(
    page === 1 ? 'Car repair guides' : `Car repair guides, page ${page}`,
    `${page === 1 ? '' : `Page ${page} of `}${first.total} step-by-step repair guides with time, tools, parts, costs and safety, by part of the car. Free to read and to print.`,
    { path: guidesPagePath(page), modified },
  );

interface Props {
  /** How many guides there are. */
  readonly total: number;
  /** The search. Optional, as a slot is to Astro. */
  readonly children?: ReactNode;
}

/** All repair guides. */
export function RepairGuidesPage({ total, children }: Props) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-12 sm:px-6 sm:pt-16">
      <h1 className="max-w-[13.9em] text-3xl sm:text-4xl">Car repair guides</h1>
      <p className="measure mt-3 mb-8 text-lg text-soft">
        {total} guides, free to read and to print: everyday jobs from an oil change to the MOT, and
        repairs with checks that show whether you have that fault. Each says what it takes, what it
        costs at home and at a garage, and when to stop.
      </p>
      {children}
    </div>
  );
}

/** The categories, for who knows which part of the car it is. */
export function GuideCategories({ counts }: Pick<GuidesOverview, 'counts'>) {
  return (
    <section aria-labelledby="categories-title">
      <h2 id="categories-title" className="mb-5 text-2xl">
        By part of the car
      </h2>
      <CategoryCards counts={counts} />
    </section>
  );
}
