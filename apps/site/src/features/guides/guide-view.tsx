import { GuideChecks } from '@wrenchwise/car-ui/guides/guide-checks.tsx';
import { JobDrawing } from '@wrenchwise/car-ui/guides/job-drawings.tsx';
import { OwnersNotice } from '@wrenchwise/car-ui/guides/owners-notice.tsx';
import { TypicalFigures } from '@wrenchwise/car-ui/guides/typical-figures.tsx';
import { SystemPicture } from '@wrenchwise/car-ui/illustrations/system-picture.tsx';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import type { ReactNode } from 'react';

import { AskAboutGuide } from './ask-about-guide.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { CodeLinks } from './code-links.tsx';
import { DriveNotice } from './drive-notice.tsx';
import { EverydayJobLinks } from './everyday-job-links.tsx';
import { GuideContents } from './guide-contents.tsx';
import { GuideCost } from './guide-cost.tsx';
import { GuideFacts } from './guide-facts.tsx';
import { GuideNeeds } from './guide-needs.tsx';
import { LeaveItIf, SafetyFirst } from './guide-notices.tsx';
import { GuidePart } from './guide-part.tsx';
import { GuideRows } from './guide-rows.tsx';
import type { GuidePageData } from './guides.server.ts';

interface Props extends GuidePageData {
  /** The steps to tick: interactive, so the page hands them in. Optional, as a slot is to Astro. */
  readonly steps?: ReactNode;
  readonly printButton?: ReactNode;
  /** What differs on the reader's car. */
  readonly onCar?: ReactNode;
  /** The choice of whose prices are shown. */
  readonly priceRegion?: ReactNode;
}

const CONTENTS = [
  { id: 'overview', title: 'Overview' },
  { id: 'checks', title: 'Is it this fault?' },
  { id: 'car', title: 'On your car' },
  { id: 'safety', title: 'Safety first' },
  { id: 'needs', title: 'What you need' },
  { id: 'steps', title: 'Step by step' },
  { id: 'stop', title: 'When to stop' },
  { id: 'cost', title: 'What it costs' },
];

/** A repair guide: whether to drive, what it takes, whether it is this fault, safety, steps, when to stop, cost. */
export function GuideView({
  guide,
  category,
  related,
  jobs,
  steps,
  printButton,
  onCar,
  priceRegion,
}: Props) {
  return (
    <article className="mx-auto max-w-6xl break-inside-auto px-4 pt-8 sm:px-6 sm:pt-12 print:max-w-none print:p-0">
      <Breadcrumb
        trail={[
          { to: '/car-repair-guides', name: 'Repair guides' },
          { to: `/car-repair-guides/${category.slug}`, name: category.name },
        ]}
        here={guide.title}
      />
      <header className="mt-6 print:mt-0">
        <h1 className="max-w-[15.1em] text-3xl sm:text-4xl print:max-w-none print:text-2xl">
          {guide.title}
        </h1>
        <p className="measure mt-3 text-lg text-soft print:mt-1 print:text-base">
          Fixes: {lowerFirst(guide.faultName)}
          <span className="block text-sm text-faint">
            What the garage calls it: {guide.workshopName}
          </span>
        </p>
        <div className="mt-6 max-w-3xl print:mt-3">
          <DriveNotice {...guide.drive} />
        </div>
        <GuideFacts guide={guide} />
        <EverydayJobLinks jobs={jobs} />
      </header>
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-12 print:mt-5 print:block">
        <div className="grid min-w-0 gap-10 print:block print:space-y-5">
          <GuidePart id="overview" title="Overview">
            <p className="measure mt-3">{guide.overview}</p>
            <JobDrawing slug={guide.slug} />
          </GuidePart>
          <GuidePart id="checks" title="Is it this fault?" className="print:hidden">
            <p className="measure mt-3">{guide.summary}</p>
            {guide.pattern !== '' && <p className="measure mt-2 text-soft">{guide.pattern}</p>}
            <OwnersNotice signs={guide.symptoms} />
            <GuideChecks checks={guide.checks} />
            {guide.codes.length > 0 && (
              <section aria-labelledby="codes" className="mt-6">
                <h3 id="codes" className="mb-3 text-base">
                  Trouble codes
                </h3>
                <CodeLinks codes={guide.codes} />
              </section>
            )}
          </GuidePart>
          <GuidePart id="car" title="On your car" className="print:hidden">
            {onCar}
          </GuidePart>
          <SafetyFirst lines={guide.safety} />
          <GuidePart id="needs" title="What you need" className="later">
            <GuideNeeds guide={guide} />
          </GuidePart>
          {guide.figures.length > 0 && (
            <GuidePart id="figures" title="Typical figures" className="later">
              <TypicalFigures figures={guide.figures} />
            </GuidePart>
          )}
          <GuidePart id="steps" title="Step by step" className="later">
            {steps}
          </GuidePart>
          <LeaveItIf id="stop" title="When to stop and see a professional" text={guide.stopIf} />
          <GuidePart id="cost" title="What it costs" className="later print:hidden">
            <div className="mt-5">
              <GuideCost guide={guide} region={priceRegion} />
            </div>
          </GuidePart>
        </div>
        <aside className="flex flex-col gap-8 print:hidden">
          {guide.drawing && (
            <figure className="drawing-paper rounded-lg border border-line bg-surface p-4">
              <SystemPicture system={guide.drawing.system} highlight={guide.drawing.part} />
              <figcaption className="caption mt-2 text-center">
                Where it is: {lowerFirst(guide.drawing.name)}
              </figcaption>
            </figure>
          )}
          <section className="rounded-lg border border-accent-line bg-accent-soft p-5">
            <h2 className="text-lg">Not sure it is this?</h2>
            <p className="mt-1 mb-4 text-soft">
              Describe what the car is doing, and see which faults fit and how to tell them apart.
            </p>
            <LinkButton to="/signup">Describe your symptoms</LinkButton>
          </section>
          <div className="grid gap-6 lg:sticky lg:top-24">
            <GuideContents headings={CONTENTS} />
            <AskAboutGuide slug={guide.slug} />
            {printButton}
          </div>
        </aside>
      </div>
      {related.length > 0 && (
        <GuidePart id="related" title="Often confused with" className="later mt-14 print:hidden">
          <p className="measure mt-2 mb-4 text-soft">
            These faults have symptoms in common with this one. Rule them out before you buy parts.
          </p>
          <GuideRows guides={related} showsDifficulty />
        </GuidePart>
      )}
    </article>
  );
}
