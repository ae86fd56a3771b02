import { EVERYDAY_JOBS } from '@wrenchwise/domain/guide-categories';

import { Breadcrumb } from './breadcrumb.tsx';
import { CategoryIllustration } from './category-illustration.tsx';
import { DIFFICULTIES, DIFFICULTY } from './difficulty.ts';
import { GuideRows } from './guide-rows.tsx';
import type { EverydayJobsData } from './guides.server.ts';

/** The category of everyday jobs, from easy to hard. */
export function EverydayJobsView({ jobs }: EverydayJobsData) {
  const groups = DIFFICULTIES.map((difficulty) => ({
    difficulty,
    members: jobs.filter((job) => job.difficulty === difficulty),
  })).filter(({ members }) => members.length > 0);
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
            guide says when it is due, what it takes, how to know that each step is right, what it
            costs, and when it is wiser to leave it to a garage.
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
      <nav aria-label="On this page" className="mt-8 flex flex-wrap gap-2 print:hidden">
        {groups.map(({ difficulty, members }) => (
          <a
            key={difficulty}
            href={`#${difficulty}`}
            className="figures inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm hover:border-accent-line"
          >
            {DIFFICULTY[difficulty].word} · {members.length}
          </a>
        ))}
      </nav>
      <div className="mt-8 grid gap-10">
        {groups.map(({ difficulty, members }) => (
          <section
            key={difficulty}
            id={difficulty}
            aria-labelledby={`${difficulty}-title`}
            className="scroll-mt-24"
          >
            <h2 id={`${difficulty}-title`} className="text-xl">
              {DIFFICULTY[difficulty].heading}
            </h2>
            <p className="measure mt-1 mb-4 text-soft">{DIFFICULTY[difficulty].asks}</p>
            <GuideRows guides={members} />
          </section>
        ))}
      </div>
    </div>
  );
}
