import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { Link } from '@wrenchwise/ui/link.tsx';
import type { ReactNode } from 'react';

import { PageSection } from '~/features/marketing/page-section.tsx';
import { breadcrumbData } from '~/features/structured-data/breadcrumb-data.ts';
import { faqData } from '~/features/structured-data/faq-data.ts';

const QUESTIONS = [
  {
    question: 'What is compared with what?',
    answer:
      'Each part with what shops ask for it, labour with the hours of such repairs and with the rates of workshops, all for your car and your country. The ranges are our estimates, and a price outside of them can have a good reason: ask for it.',
  },
  {
    question: 'How is a claim examined?',
    answer:
      'By what you notice yourself. What the garage says counts for nothing by itself: the same engine that diagnoses cars says what speaks for it and against it, what else would fit, and which test decides, with its cost.',
  },
  {
    question: 'What happens to what I paste?',
    answer:
      'Nothing of it is stored. A photograph is read on your device and is not sent; of a PDF the server reads the text and forgets it. No outside service sees either.',
  },
  {
    question: 'What does it cost?',
    answer:
      'Nothing. With a free account you can store quotes, set several side by side, and take a sheet with the questions along.',
  },
] as const;

/** What the page says of itself. */
export const checkMeta = () => [
  ...pageMeta(
    'Check a quote or a claim',
    'Paste a garage’s quote or what it says is wrong: each line beside what is usual, what speaks for and against it, and what to ask. Free, without an account.',
    { path: '/check' },
  ),
  breadcrumbData([{ name: 'Check a quote or a claim', path: '/check' }]),
  ...faqData(QUESTIONS),
];

const GAP = 'mt-16 sm:mt-20';

interface Props {
  /** What checks. Optional, as a slot is to Astro. */
  readonly children?: ReactNode;
  /** Whose prices are shown. */
  readonly region?: ReactNode;
}

/** A second opinion for somebody without an account: a quote or a claim. */
export function CheckPage({ children, region }: Props) {
  return (
    <>
      <PageSection
        level={1}
        className="pt-10 sm:pt-14"
        title="Is that quote right?"
        lead="Paste what the garage wrote or said. See each line beside what is usual, what speaks for and against it, and what to ask."
      >
        <div className="max-w-3xl">
          <div className="mb-4">{region}</div>
          {children}
        </div>
      </PageSection>
      <PageSection className={GAP} title="How it works" layout="beside">
        <dl className="grid gap-6">
          {QUESTIONS.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-semibold">{question}</dt>
              <dd className="measure mt-1 text-soft">{answer}</dd>
            </div>
          ))}
        </dl>
        <p className="measure mt-6 text-soft">
          What a repair should cost is on the page of each{' '}
          <Link to="/car-repair-guides" className="text-link">
            repair guide
          </Link>{' '}
          and each{' '}
          <Link to="/codes" className="text-link">
            trouble code
          </Link>
          .
        </p>
      </PageSection>
    </>
  );
}
