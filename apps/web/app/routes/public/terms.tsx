import { Link } from 'react-router';

import { ProsePage } from '~/features/marketing/prose-page.tsx';
import { pageMeta } from '~/lib/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Terms',
    'The terms of using Wrenchwise: what a diagnosis is, subscriptions, renewal, cancelling and changes of price.',
  );

export default function Terms() {
  return (
    <ProsePage
      title="Terms"
      updated="15 May 2025"
      lead="The agreement between you and Wrenchwise, London."
    >
      <h2>What a diagnosis is</h2>
      <p>
        A diagnosis is worked out from what you tell. Nothing is measured on the car, and it does
        not replace an inspection by a qualified person. If in doubt about safety, do not drive.
      </p>
      <h2>Your account</h2>
      <p>
        You must be at least 16. Keep your password to yourself; what happens under your account is
        yours to answer for.
      </p>
      <h2>Subscriptions</h2>
      <ul>
        <li>Paid plans renew automatically until you cancel.</li>
        <li>After you cancel, access continues until the end of the period you have paid for.</li>
        <li>
          There are no refunds for partial months. Your statutory right to cancel within 14 days of
          first subscribing is not affected.
        </li>
        <li>Prices change with 30 days’ notice.</li>
      </ul>
      <h2>Fair use</h2>
      <p>
        Do not try to read other people’s data, to get round the limits of a plan, or to overload
        the service.
      </p>
      <p>
        The plans and what they include are on <Link to="/pricing">the pricing page</Link>.
      </p>
    </ProsePage>
  );
}
