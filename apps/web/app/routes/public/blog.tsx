import { ComingPage } from '~/features/marketing/coming-page.tsx';
import { pageMeta } from '~/lib/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Blog',
    'Notes from the workshop: how faults are found, what repairs should cost, and how the benchmark is doing.',
  );

export default function Blog() {
  return (
    <ComingPage
      title="Notes from the workshop"
      lead="How faults are found, what repairs should cost, and how our own benchmark is doing."
      now="Nothing has been published yet."
      later="The first articles arrive together with the public guide library."
      action={{ to: '/faq', label: 'Read the FAQ' }}
    />
  );
}
