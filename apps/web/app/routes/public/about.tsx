import { Link } from 'react-router';

import { ProsePage } from '~/features/marketing/prose-page.tsx';
import { pageMeta } from '~/lib/page-meta.ts';

export const meta = () =>
  pageMeta(
    'About',
    'Wrenchwise was founded in London in 2025 to help people understand what is wrong with their cars.',
  );

export default function About() {
  return (
    <ProsePage
      title="A second opinion that shows its working"
      lead="Wrenchwise was founded in London in 2025, for everyone who has ever driven home listening."
    >
      <p>
        A car tells you that something is wrong long before it tells you what. Between the two lie
        guesses, forum threads and bills for parts that were not the cause.
      </p>
      <p>
        We write down what mechanics know: which faults there are, how they show, how often they
        happen on which cars, how to check for each, and what the repair takes. Your description is
        weighed against that knowledge, and you see the weighing: your own words, for and against
        each cause.
      </p>
      <h2>What we hold ourselves to</h2>
      <ul>
        <li>Safety first: a rule can make an answer more careful, never less.</li>
        <li>
          No claim without a measurement, and no figure without its date:{' '}
          <Link to="/how-accurate">how accurate it is</Link>.
        </li>
        <li>Not knowing is an answer. A share is always kept back for what is not on the list.</li>
        <li>Your words are yours: you can delete them, and they are not sold.</li>
      </ul>
      <p>
        Questions, or a car that fooled us? <Link to="/contact">Write to us</Link>.
      </p>
    </ProsePage>
  );
}
