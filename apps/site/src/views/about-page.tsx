import { CONTACT_MAIL } from '@wrenchwise/client/contact-details.ts';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { Link } from '@wrenchwise/ui/link.tsx';

import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { MeasuredStrip } from '~/features/marketing/measured-strip.tsx';
import { PageSection } from '~/features/marketing/page-section.tsx';
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
    text: 'A share is always kept back for what is not on the list, and low odds are shown as low odds.',
  },
  {
    title: 'Your words are yours',
    text: 'They are not sold. You can take them with you, and you can have them erased.',
  },
] as const;

/** Who makes it, and what they hold themselves to. */
export function AboutPage() {
  return (
    <>
      <PageSection
        level={1}
        className="pt-12 sm:pt-16"
        title="A second opinion that shows its working"
        lead="Wrenchwise was founded in London in 2025, for everyone who has ever driven home listening."
      >
        <div className="drawing-paper overflow-hidden rounded-xl border border-line bg-surface px-4 pt-6 sm:px-10">
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
      <PageSection className={GAP} title="Why" layout="beside">
        <div className="measure grid gap-4 text-lg text-soft">
          <p>
            A car tells you that something is wrong long before it tells you what. Between the two
            lie guesses, forum threads and bills for parts that were not the cause.
          </p>
          <p>
            So we write down what mechanics know: which faults there are, how they show, how often
            they happen on which cars, how to check for each, and what the repair takes. Your
            description is weighed against that, and you see the weighing.
          </p>
        </div>
      </PageSection>
      <PageSection className={GAP} title="What we hold ourselves to" layout="beside">
        <ol className="grid gap-x-10 sm:grid-cols-2">
          {PRINCIPLES.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-accent py-5">
              <span aria-hidden className="figures text-sm font-semibold text-accent-text">
                {index + 1}
              </span>
              <h3 className="mt-1 text-lg">{title}</h3>
              <p className="mt-1 text-soft">{text}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection className={GAP} title="How good it is" layout="beside">
        <MeasuredStrip />
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
