import { ComingPage } from '~/features/marketing/coming-page.tsx';
import { pageMeta } from '~/lib/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Car repair guides',
    'Step-by-step repair guides: today for the steps of your own diagnosis, and soon as a public library by category.',
  );

export default function RepairGuides() {
  return (
    <ComingPage
      title="Car repair guides"
      lead="Every guide says what it takes: time, tools, parts, safety, and each step in order."
      now="Today a guide is made for each check and repair of your own diagnosis, for your make, model and year."
      later="A public library, searchable and sorted by engine, brakes, electrics, transmission and more, is being written. Reading it will be free for everyone."
      action={{ to: '/signup', label: 'Start Free Diagnosis' }}
    />
  );
}
