import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Link } from '@wrenchwise/ui/link.tsx';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** What the page says of itself. It is the end of a deletion, and nothing to be found by a search. */
export const accountDeletedMeta = () =>
  pageMeta(
    'Your account was deleted',
    'What was erased with a Wrenchwise account, and the little that remains.',
    { noIndex: true },
  );

const ERASED = [
  'Your name, e-mail address, picture, password, passkeys and settings',
  'Your cars with their logs, tasks, photos, receipts and documents; whoever shared them sees them no more',
  'Your diagnoses with their answers, outcomes, chats, guides and the links that garages had',
  'Your API keys, webhooks, support requests and security events',
] as const;

const REMAINING = [
  'If you paid for a plan: it was cancelled first. Receipts and invoices stay with the payment provider for as long as tax law asks, and in the mails that you have.',
  'Uploaded files are removed from the store within an hour.',
  'One line that an account was deleted, which does not say whose, and backups of the operator until they are overwritten.',
] as const;

/** Says that an account is gone, what went with it, and what remains. */
export function AccountDeletedPage() {
  return (
    <div className="mx-auto max-w-3xl px-4 pt-12 pb-16 sm:px-6 sm:pt-16">
      <CircleCheck aria-hidden className="size-10 text-low" strokeWidth={1.75} />
      <h1 className="mt-4 text-3xl sm:text-4xl">Your account was deleted</h1>
      <p className="measure mt-3 text-lg text-soft">
        It is gone for good, and nobody can bring it back. We have sent you one last mail that
        confirms it.
      </p>
      <Part title="What was erased" items={ERASED} />
      <Part title="What remains" items={REMAINING}>
        <p className="measure mt-3 text-soft">
          How long anything is stored is written in the{' '}
          <Link to="/privacy" className="text-link">
            privacy policy
          </Link>
          .
        </p>
      </Part>
      <h2 className="mt-10 text-xl">It was not you?</h2>
      <p className="measure mt-2 text-soft">
        <Link to="/contact" className="text-link">
          Write to us
        </Link>{' '}
        at once, from the address that the account had. The repair guides and the trouble codes need
        no account, and stay open to you.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton to="/">Go to the home page</LinkButton>
        <LinkButton to="/car-repair-guides" tone="secondary">
          Repair guides
        </LinkButton>
      </div>
    </div>
  );
}

function Part({
  title,
  items,
  children,
}: {
  title: string;
  items: readonly string[];
  children?: ReactNode;
}) {
  return (
    <section className="mt-10">
      <h2 className="text-xl">{title}</h2>
      <ul className="measure mt-3 grid list-disc gap-2 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}
