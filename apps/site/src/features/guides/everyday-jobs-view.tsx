import { EVERYDAY_JOBS } from '@wrenchwise/rules/guide-categories';
import type { ReactNode } from 'react';

import { Breadcrumb } from './breadcrumb.tsx';
import { byDifficulty, DifficultyNav, DifficultySections } from './by-difficulty.tsx';
import { CategoryIllustration } from './category-illustration.tsx';
import type { EverydayJobsData } from './guides.server.ts';

/** The category of everyday jobs, from easy to hard. */
export function EverydayJobsView({ jobs, children }: EverydayJobsData & { children?: ReactNode }) {
  const groups = byDifficulty(jobs);
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6 sm:pt-12">
      <Breadcrumb
        trail={[{ to: '/car-repair-guides', name: 'Repair guides' }]}
        here={EVERYDAY_JOBS.name}
      />
      <div className="mt-6 grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">
        <div>
          <h1 className="text-3xl sm:text-4xl">{EVERYDAY_JOBS.name}</h1>
          <p className="figures mt-3 text-lg text-soft">
            {jobs.length} guides, from easy jobs to those for a workshop
          </p>
          <p className="measure mt-5">
            What every car needs sooner or later, whether or not anything is wrong with it. Each
            guide says when the job is due, what you need, how to check each step, what it costs,
            and when it is wiser to leave it to a garage.
          </p>
          <p className="measure mt-4">
            Figures are typical ranges. Your car’s manual decides, above all for torques, fluids and
            jacking points.
          </p>
        </div>
        <figure className="drawing-paper self-start rounded-lg border border-line bg-surface p-5">
          <CategoryIllustration category={EVERYDAY_JOBS.slug} className="mx-auto h-40" />
        </figure>
      </div>
      {children}
      <DifficultyNav groups={groups} />
      <div className="mt-8 grid gap-10">
        <DifficultySections groups={groups} />
      </div>
    </div>
  );
}
