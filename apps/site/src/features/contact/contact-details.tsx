import {
  CONTACT_ADDRESS,
  CONTACT_MAIL,
  CONTACT_PHONE,
} from '@wrenchwise/client/contact-details.ts';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';

import { BusinessHours } from './business-hours.tsx';

function Detail({
  icon,
  title,
  children,
}: {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[1.25rem_1fr] gap-x-3 border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0 [&_svg]:size-5 [&_svg]:text-accent-text">
      {icon}
      <div className="min-w-0">
        <h2 className="text-sm font-label text-faint">{title}</h2>
        <div className="mt-1">{children}</div>
      </div>
    </div>
  );
}

/** Every other way to reach the team, and when it is there. */
export function ContactDetails() {
  return (
    <div className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      <Detail icon={<Mail aria-hidden />} title="E-mail">
        <a href={`mailto:${CONTACT_MAIL}`} className="text-link break-words">
          {CONTACT_MAIL}
        </a>
      </Detail>
      <Detail icon={<Phone aria-hidden />} title="Phone">
        <a href={`tel:${CONTACT_PHONE.dialled}`} className="text-link figures">
          {CONTACT_PHONE.shown}
        </a>
      </Detail>
      <Detail icon={<MapPin aria-hidden />} title="Address">
        <address className="not-italic">
          {CONTACT_ADDRESS.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </Detail>
      <Detail icon={<Clock aria-hidden />} title="Business hours (GMT)">
        <BusinessHours />
      </Detail>
    </div>
  );
}
