import { CONTACT_MAIL } from '@wrenchwise/client/contact-details.ts';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { Link } from '@wrenchwise/ui/link.tsx';

import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { PageSection } from '~/features/marketing/page-section.tsx';
import { TrustBand } from '~/features/marketing/trust-band.tsx';
import { WorkshopDrawing } from '~/features/marketing/workshop-drawing.tsx';

/** What the page says of itself. */
export const aboutMeta = () =>
  pageMeta(
    'About',
    'Wrenchwise was founded in London in 2025 to help people understand what is wrong with their cars.',
    { path: '/about' },
  );

const GAP = 'mt-20 sm:mt-28';

const FACTS = [
  { name: 'Founded', value: '2025' },
  { name: 'Where', value: 'London' },
  { name: 'What', value: 'Diagnosis of cars, for their owners' },
] as const;

const PRINCIPLES = [
  {
    title: 'Safety first',
    text: 'Whether you can drive is the first answer, and a rule can make it more careful, never less.',
  },
  {
    title: 'No claim without a measurement',
    text: 'No figure without its date, either. The pages take both from the files that the measurement writes.',
  },
  {
    title: 'Not knowing is an answer',
    text: 'A share is always held back for what is not on the list, and low odds are shown as low odds.',
  },
  {
    title: 'Your words are yours',
    text: 'They are not sold. You can take them with you, and you can have them erased.',
  },
] as const;

const GUIDES = [
  {
    title: 'One record for each fault',
    text: 'How it shows, how often, how to tell it from others, what the repair takes. The guide, the diagnosis and the prices are all made from that record, so that none contradicts another.',
  },
  {
    title: 'Figures are ranges, with their source',
    text: 'Torques, pressures and intervals are named only where one range is right for cars in general, and are marked as typical. Your vehicle’s manual decides.',
  },
  {
    title: 'Checked by rules before every edition',
    text: 'No guide without its checks, its safety notes and when to stop; no step that its own warning forbids; no code whose first check is about another part. A guide that breaks a rule stops the edition.',
  },
  {
    title: 'Our own words',
    text: 'The editors write them. No carmaker has approved them, no garage has tried each of them, and nobody pays to be named.',
  },
] as const;

function AboutHead() {
  return (
    <PageSection
      level={1}
      className="pt-12 sm:pt-16"
      title="A second opinion that shows its working"
      lead="Wrenchwise was founded in London in 2025, for everyone who has ever driven home listening."
    >
      <div className="overflow-hidden rounded-xl bg-warm-soft px-4 pt-6 sm:px-10">
        <WorkshopDrawing />
      </div>
      <dl className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-[auto_auto_1fr]">
        {FACTS.map(({ name, value }) => (
          <div key={name} className="flex items-baseline gap-3 sm:block">
            <dt className="caption">{name}</dt>
            <dd className="figures text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}

function HowGuidesAreMade() {
  return (
    <PageSection
      id="guides"
      className={GAP}
      title="How guides are written and checked"
      layout="beside"
    >
      <ol className="grid gap-5">
        {GUIDES.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-lg">{title}</h3>
            <p className="measure mt-1 text-soft">{text}</p>
          </li>
        ))}
      </ol>
      <p className="measure mt-5 text-soft">
        What we found to be wrong, and when it was put right, is on{' '}
        <Link to="/what-we-got-wrong" className="text-link">
          a page of its own
        </Link>
        .
      </p>
    </PageSection>
  );
}

/** Who makes it, and what they hold themselves to. */
export function AboutPage() {
  return (
    <>
      <AboutHead />
      <section className="mx-auto mt-20 max-w-6xl px-4 sm:mt-28 sm:px-6">
        <h2 className="sr-only">Why</h2>
        <p className="max-w-[24em] text-2xl font-semibold sm:text-3xl">
          A car tells you that something is wrong long before it tells you what.{' '}
          <span className="text-warm-text">
            Between the two lie guesses, forum threads and bills for parts that were not the cause.
          </span>
        </p>
        <p className="measure mt-6 text-lg text-soft">
          So we write down what mechanics know: which faults there are, how they show, how often
          they happen on which cars, how to check for each, and what the repair takes. Your
          description is weighed against that, and you see the weighing.
        </p>
      </section>
      <section className="mt-20 bg-deep text-on-deep sm:mt-28">
        <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-20">
          <h2 className="text-2xl sm:text-3xl">What we hold ourselves to</h2>
          <ol className="mt-10 grid gap-x-12 gap-y-10 sm:grid-cols-2">
            {PRINCIPLES.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[3rem_1fr]">
                <span aria-hidden className="figures text-2xl font-bold text-on-deep-warm">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-xl">{title}</h3>
                  <p className="mt-1.5 text-on-deep-soft">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <HowGuidesAreMade />
      <PageSection className={GAP} title="How good it is">
        <TrustBand />
      </PageSection>
      <PageSection className={GAP} title="A car that fooled us?" layout="beside">
        <p className="measure text-lg text-soft">
          We would like to know:{' '}
          <Link to="/contact" className="text-link">
            write to us
          </Link>{' '}
          or send a mail to{' '}
          <a href={`mailto:${CONTACT_MAIL}`} className="text-link">
            {CONTACT_MAIL}
          </a>
          .
        </p>
      </PageSection>
      <ClosingCall />
    </>
  );
}
