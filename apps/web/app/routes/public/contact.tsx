import { CONTACT_MAIL } from '~/content/contact.ts';
import { ProsePage } from '~/features/marketing/prose-page.tsx';
import { pageMeta } from '~/lib/page-meta.ts';

export const meta = () =>
  pageMeta('Contact', 'Write to Wrenchwise. We reply within 24 hours on business days.');

export default function Contact() {
  return (
    <ProsePage title="Contact" lead="Write to us. We reply within 24 hours on business days.">
      <dl className="grid gap-5 rounded-lg border border-line bg-surface p-6">
        <div>
          <dt className="caption">E-mail</dt>
          <dd className="mt-0.5">
            <a href={`mailto:${CONTACT_MAIL}`}>{CONTACT_MAIL}</a>
          </dd>
        </div>
        <div>
          <dt className="caption">Where we are</dt>
          <dd className="mt-0.5">Wrenchwise, London, United Kingdom</dd>
        </div>
        <div>
          <dt className="caption">Business hours (GMT)</dt>
          <dd className="figures mt-0.5">
            Monday to Friday 9:00–18:00
            <br />
            Saturday 10:00–16:00
            <br />
            Sunday closed
          </dd>
        </div>
      </dl>
      <p className="text-sm text-faint">A contact form arrives with a later release.</p>
    </ProsePage>
  );
}
