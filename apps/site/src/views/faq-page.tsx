import { HelpIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';

import { FAQ_GROUPS } from '~/content/faq.ts';
import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { FaqList } from '~/features/marketing/faq-list.tsx';
import { PageSection } from '~/features/marketing/page-section.tsx';
import { faqData } from '~/features/structured-data/faq-data.ts';

/** What the page says of itself. */
export const faqMeta = () => [
  ...pageMeta(
    'FAQ',
    'What Wrenchwise covers, how sure it is, what the plans include, and what happens when you cancel.',
    { path: '/faq' },
  ),
  faqData(FAQ_GROUPS.flatMap(({ entries }) => entries)),
];

/** What people ask, by subject. */
export function FaqPage() {
  return (
    <>
      <div className="mx-auto grid max-w-6xl items-end gap-x-12 gap-y-6 px-4 pt-12 sm:px-6 sm:pt-16 md:grid-cols-[1fr_14rem]">
        <div>
          <h1 className="text-3xl sm:text-4xl">Questions people ask</h1>
          <p className="measure mt-3 text-lg text-soft">
            Short answers. Where a figure is given, it was measured.
          </p>
          <nav aria-label="On this page" className="mt-6 flex flex-wrap gap-2">
            {FAQ_GROUPS.map(({ id, title }) => (
              <a
                key={id}
                href={`#${id}`}
                className="inline-flex min-h-10 items-center rounded-full border border-line bg-surface px-4 text-sm font-label text-soft hover:border-accent-line hover:text-accent-text"
              >
                {title}
              </a>
            ))}
          </nav>
        </div>
        <div aria-hidden className="text-accent-text max-md:hidden">
          <HelpIllustration />
        </div>
      </div>
      {FAQ_GROUPS.map(({ id, title, entries }) => (
        <div key={id} id={id} className="scroll-mt-24">
          <PageSection className="mt-14 sm:mt-16" title={title} layout="beside">
            <FaqList entries={entries} />
          </PageSection>
        </div>
      ))}
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
