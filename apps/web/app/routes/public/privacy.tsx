import { Link } from 'react-router';

import { ProsePage } from '~/features/marketing/prose-page.tsx';
import { pageMeta } from '~/lib/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Privacy',
    'What Wrenchwise stores about you, why, for how long, and how to have it erased.',
  );

export default function Privacy() {
  return (
    <ProsePage
      title="Privacy"
      updated="15 May 2025"
      lead="What we store, why, and how you get rid of it."
    >
      <h2>What we store</h2>
      <ul>
        <li>Your name, e-mail address and a hash of your password.</li>
        <li>The cars and symptoms that you describe, and the diagnoses made from them.</li>
        <li>How many diagnoses and guides you used each month, and your subscription.</li>
        <li>Security records of log-ins and changes to your account.</li>
      </ul>
      <h2>Why</h2>
      <p>
        To give you what you asked for, to keep your account safe, and to bill what you chose. We do
        not sell your data and do not use it for advertising.
      </p>
      <h2>How long</h2>
      <p>
        As long as you have an account. Deleting a diagnosis deletes it for good. When an account is
        deleted, everything personal is erased, except what tax law makes us keep.
      </p>
      <h2>Children</h2>
      <p>Wrenchwise does not serve people under 16, and we do not knowingly store their data.</p>
      <h2>Your rights</h2>
      <p>
        You may see, correct, export and erase your data, and complain to the Information
        Commissioner’s Office. <Link to="/contact">Write to us</Link> and we will act on it.
      </p>
    </ProsePage>
  );
}
