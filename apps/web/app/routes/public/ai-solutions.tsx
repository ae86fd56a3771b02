import { Link } from 'react-router';

import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { ProsePage } from '~/features/marketing/prose-page.tsx';
import { pageMeta } from '~/lib/page-meta.ts';

export const meta = () =>
  pageMeta(
    'AI automotive solutions',
    'How Wrenchwise reads a description of a fault, weighs the causes, and shows why: for owners, DIY mechanics and small fleets.',
  );

export default function AiSolutions() {
  return (
    <>
      <ProsePage
        title="AI automotive solutions"
        lead="An assistant that reasons in the open: what it read, what it knows, and how one led to the other."
      >
        <h2>From words to evidence</h2>
        <p>
          The engine reads plain English as owners write it, with slang and spelling mistakes. It
          understands what is not there (“no grinding”) and when something happens (“only when
          cold”), and recognises trouble codes.
        </p>
        <h2>From evidence to odds</h2>
        <p>
          Each cause starts from how common it is on cars like yours. Every piece of evidence moves
          its odds up or down by a known amount. What your car has not got is ruled out. The same
          description always gives the same answer.
        </p>
        <h2>From odds to the next step</h2>
        <p>
          Of all the questions and checks that could be next, you are asked the one that tells most
          for its time and money. Predictive and preventive care builds on the same knowledge: what
          is due before it becomes a fault.
        </p>
        <p>
          See <Link to="/features">all features</Link> or the <Link to="/pricing">plans</Link>,
          including those for households with many cars and small fleets.
        </p>
      </ProsePage>
      <ClosingCall />
    </>
  );
}
