import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { FaqList } from '~/features/marketing/faq-list.tsx';
import { PageSection } from '~/features/marketing/page-section.tsx';
import { pageMeta } from '~/lib/page-meta.ts';

export const meta = () =>
  pageMeta(
    'FAQ',
    'What Wrenchwise covers, how sure it is, what the plans include, and what happens when you cancel.',
  );

export default function Faq() {
  return (
    <>
      <PageSection
        level={1}
        className="pt-12 sm:pt-16"
        title="Questions people ask"
        layout="beside"
      >
        <FaqList level={2} />
      </PageSection>
      <ClosingCall />
    </>
  );
}
