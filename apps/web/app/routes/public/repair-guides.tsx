import { CategoryCards } from '~/features/guides/category-cards.tsx';
import { GuideSearch } from '~/features/guides/guide-search.tsx';
import { guidesOverview } from '~/features/guides/guides.server.ts';
import { pageMeta } from '~/lib/page-meta.ts';

import type { Route } from './+types/repair-guides.ts';

export const loader = () => guidesOverview();

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(
    'Car repair guides',
    `${loaderData?.first.total ?? ''} step-by-step repair guides with time, tools, parts, costs and safety, by part of the car. Free to read and to print.`,
    { path: '/car-repair-guides' },
  );

export default function RepairGuides({ loaderData: { counts, first } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-12 sm:px-6 sm:pt-16">
      <h1 className="max-w-[13.9em] text-3xl sm:text-4xl">Car repair guides</h1>
      <p className="measure mt-3 mb-8 text-lg text-soft">
        {first.total} guides, free to read and to print. Each says how to tell that it is this
        fault, what it takes, what it costs at home and at a garage, and when to stop.
      </p>
      <GuideSearch first={first}>
        <section aria-labelledby="categories-title">
          <h2 id="categories-title" className="mb-5 text-2xl">
            By part of the car
          </h2>
          <CategoryCards counts={counts} />
        </section>
      </GuideSearch>
    </div>
  );
}
