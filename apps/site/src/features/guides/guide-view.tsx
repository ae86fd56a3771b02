import { partNamed } from '@wrenchwise/car-ui/illustrations/pictures.ts';
import { SystemPicture } from '@wrenchwise/car-ui/illustrations/system-picture.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { numbered } from '@wrenchwise/ui/numbered.ts';
import { OctagonX, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { Breadcrumb } from './breadcrumb.tsx';
import { CodeLinks } from './code-links.tsx';
import { DriveNotice } from './drive-notice.tsx';
import { GuideChecks } from './guide-checks.tsx';
import { GuideCost } from './guide-cost.tsx';
import { GuideFacts } from './guide-facts.tsx';
import { GuideNeeds } from './guide-needs.tsx';
import { GuideRows } from './guide-rows.tsx';
import type { GuidePageData } from './guides.server.ts';
import { JobDrawing } from './job-drawings.tsx';

interface Props extends GuidePageData {
  /** The steps to tick: interactive, so the page hands them in. Optional, as a slot is to Astro. */
  readonly steps?: ReactNode;
  readonly printButton?: ReactNode;
}

/** A repair guide: what it takes, whether it is this fault, safety, steps, when to stop, cost. */
export function GuideView({ guide, category, related, steps, printButton }: Props) {
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
          For: {guide.faultName}
          <span className="block text-sm text-faint">
            On a workshop’s invoice: {guide.workshopName}
          </span>
        </p>
        <GuideFacts guide={guide} />
      </header>
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-12 print:mt-5 print:block">
        <div className="grid min-w-0 gap-10 print:block print:space-y-5">
          <Part id="overview" title="Overview">
            <p className="measure mt-3">{guide.overview}</p>
            <JobDrawing slug={guide.slug} />
          </Part>
          <Part id="checks" title="Is it this fault?" className="print:hidden">
            <p className="measure mt-3">{guide.summary}</p>
            {guide.pattern !== '' && <p className="measure mt-2 text-soft">{guide.pattern}</p>}
            <GuideChecks checks={guide.checks} />
          </Part>
          <section
            aria-labelledby="safety"
            className="break-inside-avoid rounded-lg border border-medium-line bg-medium-soft p-5 print:p-3"
          >
            <h2 id="safety" className="flex items-center gap-2 text-xl">
              <ShieldAlert aria-hidden className="size-6 shrink-0 text-medium" />
              Safety first
            </h2>
            <ul className="measure mt-3 grid list-disc gap-1.5 pl-5 print:mt-1 print:gap-0.5">
              {numbered(guide.safety).map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ul>
          </section>
          <Part id="needs" title="What you need" className="later">
            <GuideNeeds guide={guide} />
          </Part>
          <Part id="steps" title="Step by step" className="later">
            {steps}
          </Part>
          <section
            aria-labelledby="stop"
            className="flex break-inside-avoid gap-3 rounded-lg border border-high-line bg-high-soft p-5 print:p-3"
          >
            <OctagonX aria-hidden className="mt-0.5 size-6 shrink-0 text-high" />
            <div>
              <h2 id="stop" className="text-xl">
                When to stop and see a professional
              </h2>
              <p className="measure mt-2 print:mt-0.5">{guide.stopIf}</p>
            </div>
          </section>
          <Part id="cost" title="What it costs" className="later print:hidden">
            <div className="mt-5">
              <GuideCost guide={guide} />
            </div>
          </Part>
        </div>
        <aside className="grid content-start gap-8 print:hidden">
          {printButton}
          <DriveNotice {...guide.drive} />
          <figure className="drawing-paper rounded-lg border border-line bg-surface p-4">
            <SystemPicture
              system={guide.system}
              highlight={partNamed(guide.system, `${guide.title}. ${guide.faultName}`)}
            />
            <figcaption className="caption mt-2 text-center">
              {category.name}: the parts and how they lie
            </figcaption>
          </figure>
          <section aria-labelledby="signs">
            <h2 id="signs" className="text-lg">
              What owners notice
            </h2>
            <ul className="mt-3 grid list-disc gap-1 pl-5 text-soft marker:text-faint">
              {guide.symptoms.map((symptom) => (
                <li key={symptom}>{symptom}</li>
              ))}
            </ul>
          </section>
          {guide.codes.length > 0 && (
            <section aria-labelledby="codes">
              <h2 id="codes" className="mb-3 text-lg">
                Trouble codes
              </h2>
              <CodeLinks codes={guide.codes} />
            </section>
          )}
          <section className="rounded-lg border border-accent-line bg-accent-soft p-5">
            <h2 className="text-lg">Not sure that it is this?</h2>
            <p className="mt-1 mb-4 text-soft">
              Say what the car does, and see which faults fit and how to tell them apart.
            </p>
            <LinkButton to="/signup">Describe your symptoms</LinkButton>
          </section>
        </aside>
      </div>
      {related.length > 0 && (
        <Part id="related" title="Easily taken for it" className="later mt-14 print:hidden">
          <p className="measure mt-2 mb-4 text-soft">
            These faults share signs with this one. Rule them out before you buy parts.
          </p>
          <GuideRows guides={related} showsDifficulty />
        </Part>
      )}
    </article>
  );
}

function Part({
  id,
  title,
  className,
  children,
}: {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="scroll-mt-24 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
