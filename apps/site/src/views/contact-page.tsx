import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { Link } from '@wrenchwise/ui/link.tsx';
import type { ReactNode } from 'react';

import { ContactDetails } from '~/features/contact/contact-details.tsx';

/** What the page says of itself. */
export const contactMeta = () =>
  pageMeta('Contact', 'Write to Wrenchwise. We reply within 24 hours on business days.', {
    path: '/contact',
  });

interface Props {
  /** The form. Optional, as a slot is to Astro. */
  readonly children?: ReactNode;
}

/** Every way to reach the team. */
export function ContactPage({ children }: Props) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-12 sm:px-6 sm:pt-16">
      <h1 className="text-3xl sm:text-4xl">Contact</h1>
      <p className="measure mt-4 text-lg text-soft">
        Write to us. We reply within 24 hours on business days.
      </p>
      <div className="mt-10 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
        <div>
          {children}
          <p className="measure mt-6 text-sm text-faint">
            We use what you write to answer you. How long we keep it is on{' '}
            <Link to="/privacy" className="text-link">
              the privacy page
            </Link>
            . If your car does something dangerous right now, stop and call roadside assistance: we
            cannot help as fast as they can.
          </p>
        </div>
        <ContactDetails />
      </div>
    </div>
  );
}
