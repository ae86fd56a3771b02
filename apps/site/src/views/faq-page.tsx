import { HelpIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import type { ReactNode } from 'react';

import { FAQ_GROUPS, type FaqEntry } from '~/content/faq.ts';
import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { FaqList } from '~/features/marketing/faq-list.tsx';
import { PageSection } from '~/features/marketing/page-section.tsx';
import { faqData } from '~/features/structured-data/faq-data.ts';
import { WherePaymentsAreOff, WherePaymentsAreOn } from '~/in-force/payments.tsx';

/** What the page says of itself. */
export const faqMeta = () => [
  ...pageMeta(
    'FAQ',
    'What Wrenchwise covers, how sure it is, what it shows of your cars, and what happens to your data.',
    { path: '/faq' },
  ),
  ...faqData(FAQ_GROUPS.flatMap(({ entries }) => entries)),
];

interface Props {
  /** The search over the questions. Optional, as a slot is to Astro. */
  readonly children?: ReactNode;
}

function FaqHead({ children }: { readonly children: ReactNode }) {
  return (
    <div className="bg-warm-soft">
      <div className="mx-auto grid max-w-6xl items-end gap-x-12 gap-y-6 px-4 pt-12 pb-8 sm:px-6 sm:pt-16 md:grid-cols-[1fr_14rem]">
        <div>
          <h1 className="text-3xl sm:text-4xl">Questions people ask</h1>
          <p className="measure mt-3 mb-6 text-lg text-soft">
            Short answers. Where a figure is given, it was measured.
          </p>
          {children}
        </div>
        <div aria-hidden className="text-warm-text max-md:hidden">
          <HelpIllustration />
        </div>
      </div>
    </div>
  );
}

/** What people ask, by subject. */
export function FaqPage({ children }: Props) {
  return (
    <>
      <FaqHead>{children}</FaqHead>
      <div className="mx-auto max-w-6xl gap-x-14 px-4 pt-10 sm:px-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start">
          <ul className="flex flex-wrap gap-2 lg:grid lg:gap-0 lg:border-l-2 lg:border-line">
            {FAQ_GROUPS.map(({ id, title, entries, isSold = false }) => (
              <MaybeSold key={id} isSold={isSold}>
                <li>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-10 items-center gap-2 text-sm font-label text-soft hover:text-accent-text max-lg:rounded-full max-lg:border max-lg:border-line max-lg:bg-surface max-lg:px-4 lg:w-full lg:pl-4"
                  >
                    {title}
                    <Count entries={entries} />
                  </a>
                </li>
              </MaybeSold>
            ))}
          </ul>
        </nav>
        <div className="grid gap-12 max-lg:mt-8">
          {FAQ_GROUPS.map(({ id, title, entries, isSold = false }) => (
            <MaybeSold key={id} isSold={isSold}>
              <section id={id} data-faq-group aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`} className="mb-4 text-2xl">
                  {title}
                </h2>
                <FaqList
                  entries={isSold ? entries.map((entry) => ({ ...entry, isSold: false })) : entries}
                />
              </section>
            </MaybeSold>
          ))}
        </div>
      </div>
      <PageSection className="mt-14 sm:mt-16" title="Not among them?" layout="beside">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <p className="measure text-soft">
            Write to us. We reply within 24 hours on business days.
          </p>
          <LinkButton to="/contact" tone="secondary">
            Contact us
          </LinkButton>
        </div>
      </PageSection>
      <ClosingCall />
    </>
  );
}

/** A group whose entries are all about plans goes with them where nothing is sold. */
function MaybeSold({ isSold, children }: { isSold: boolean; children: ReactNode }) {
  return isSold ? <WherePaymentsAreOn>{children}</WherePaymentsAreOn> : <>{children}</>;
}

function Count({ entries }: { entries: readonly FaqEntry[] }) {
  const free = entries.filter(({ isSold = false }) => !isSold).length;
  const counted = (count: number) => <span className="figures text-faint">{count}</span>;
  if (free === entries.length || free === 0) return counted(entries.length);
  return (
    <>
      <WherePaymentsAreOn>{counted(entries.length)}</WherePaymentsAreOn>
      <WherePaymentsAreOff>{counted(free)}</WherePaymentsAreOff>
    </>
  );
}
