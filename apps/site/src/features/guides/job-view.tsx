import { CarDiagram } from '@wrenchwise/car-ui/car-diagram.tsx';
import { TypicalFigures } from '@wrenchwise/car-ui/guides/typical-figures.tsx';
import { SYSTEM_NAMES } from '@wrenchwise/knowledge/systems';
import { EVERYDAY_JOBS } from '@wrenchwise/rules/guide-categories';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import type { ReactNode } from 'react';

import { AskAboutGuide } from './ask-about-guide.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { CodeLinks } from './code-links.tsx';
import { GuideContents } from './guide-contents.tsx';
import { GuideLines, LeaveItIf, SafetyFirst } from './guide-notices.tsx';
import { GuidePart } from './guide-part.tsx';
import { GuideRows } from './guide-rows.tsx';
import type { JobPageData } from './guides.server.ts';
import { JobCosts } from './job-costs.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobPictures } from './job-pictures.tsx';
import { JobRepair } from './job-repair.tsx';

interface Props extends JobPageData {
  /** The steps to tick: interactive, so the page hands them in. Optional, as a slot is to Astro. */
  readonly steps?: ReactNode;
  readonly priceRegion?: ReactNode;
  readonly printButton?: ReactNode;
  /** What differs on the reader's car, for a job that is the repair of a fault. */
  readonly onCar?: ReactNode;
}

const CONTENTS = [
  { id: 'why', title: 'Why and when' },
  { id: 'safety', title: 'Safety first' },
  { id: 'needs', title: 'What you need' },
  { id: 'steps', title: 'Step by step' },
  { id: 'figures', title: 'Typical figures' },
  { id: 'after', title: 'After the job' },
  { id: 'by-car', title: 'What differs by car' },
  { id: 'checks', title: 'Is it this?' },
  { id: 'garage', title: 'When to leave it to a garage' },
  { id: 'cost', title: 'What it costs' },
];

/** The guide of an everyday job. */
export function JobView({
  job,
  faultGuides,
  repairs,
  drawnSteps,
  steps,
  priceRegion,
  printButton,
  onCar,
}: Props) {
  /** Codes of the fault stand with its checks. */
  const ownCodes = repairs.length > 0 ? [] : job.codes;
  return (
    <article className="mx-auto max-w-6xl break-inside-auto px-4 pt-8 sm:px-6 sm:pt-12 print:max-w-none print:p-0">
      <Breadcrumb
        trail={[
          { to: '/car-repair-guides', name: 'Repair guides' },
          { to: `/car-repair-guides/${EVERYDAY_JOBS.slug}`, name: EVERYDAY_JOBS.name },
        ]}
        here={job.title}
      />
      <header className="mt-6 print:mt-0">
        <h1 className="max-w-[15.1em] text-3xl sm:text-4xl print:max-w-none print:text-2xl">
          {job.title}
        </h1>
        <p className="measure mt-3 text-lg text-soft print:mt-1 print:text-base">{job.about}</p>
        <JobFacts job={job} />
      </header>
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-12 print:mt-5 print:block">
        <div className="grid min-w-0 gap-10 print:block print:space-y-5">
          <GuidePart id="why" title="Why and when">
            <p className="measure mt-3">{job.why}</p>
            <p className="measure mt-2">{job.when}</p>
          </GuidePart>
          <SafetyFirst lines={job.safety} />
          <GuidePart id="needs" title="What you need">
            <div className="mt-4 grid gap-6 sm:grid-cols-2">
              <Needs id="tools-title" title="Tools" lines={job.tools} none="None." />
              <Needs id="materials-title" title="Materials" lines={job.materials} none="None." />
            </div>
          </GuidePart>
          <GuidePart id="steps" title="Step by step" className="later">
            <JobPictures steps={drawnSteps} />
            {steps}
          </GuidePart>
          <GuidePart id="figures" title="Typical figures" className="later">
            <TypicalFigures figures={job.figures} />
          </GuidePart>
          <GuidePart id="after" title="After the job" className="later">
            <GuideLines lines={job.after} />
          </GuidePart>
          <GuidePart id="by-car" title="What differs by car" className="later">
            <GuideLines lines={job.byCar} />
          </GuidePart>
          {repairs.map((repair) => (
            <JobRepair key={repair.slug} repair={repair} onCar={onCar} />
          ))}
          <LeaveItIf id="garage" title="When to leave it to a garage" text={job.garageIf} />
          <GuidePart id="cost" title="What it costs" className="later">
            <JobCosts job={job} region={priceRegion} />
          </GuidePart>
        </div>
        <aside className="flex flex-col gap-8 print:hidden">
          <figure className="drawing-paper rounded-lg border border-line bg-surface p-4">
            <CarDiagram system={job.system} labelled={false} />
            <figcaption className="caption mt-2 text-center">
              Where it is: {lowerFirst(SYSTEM_NAMES[job.system])}
            </figcaption>
          </figure>
          {ownCodes.length > 0 && (
            <section aria-labelledby="codes">
              <h2 id="codes" className="mb-3 text-lg">
                Trouble codes
              </h2>
              <CodeLinks codes={ownCodes} />
            </section>
          )}
          <div className="grid gap-6 lg:sticky lg:top-24">
            <GuideContents
              headings={CONTENTS.filter(({ id }) => id !== 'checks' || repairs.length > 0)}
            />
            <AskAboutGuide slug={job.slug} />
            {printButton}
          </div>
        </aside>
      </div>
      {faultGuides.length > 0 && (
        <GuidePart id="related" title="Related faults" className="later mt-14 print:hidden">
          <p className="measure mt-2 mb-4 text-soft">
            Faults that this job fixes, prevents or brings to light.
          </p>
          <GuideRows guides={faultGuides} showsDifficulty />
        </GuidePart>
      )}
    </article>
  );
}

function Needs({
  id,
  title,
  lines,
  none,
}: {
  id: string;
  title: string;
  lines: readonly string[];
  none: string;
}) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-base">
        {title}
      </h3>
      {lines.length === 0 ? <p className="mt-2">{none}</p> : <GuideLines lines={lines} />}
    </section>
  );
}
