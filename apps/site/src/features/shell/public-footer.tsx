import { CONTACT_MAIL } from '@wrenchwise/client/contact-details.ts';
import { soldMark } from '@wrenchwise/client/navigation.ts';
import { Link } from '@wrenchwise/ui/link.tsx';
import { Logo } from '@wrenchwise/ui/logo.tsx';
import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';

import { SocialLinks } from './social-links.tsx';

const GROUPS = [
  {
    title: 'Product',
    links: [
      { to: '/features', label: 'Features' },
      { to: '/check', label: 'Check a Quote' },
      { to: '/ai-automotive-solutions', label: 'AI Solutions' },
      { to: '/pricing', label: 'Pricing' },
      { to: '/faq', label: 'FAQ' },
      { to: '/how-accurate', label: 'How accurate is it?' },
      { to: '/what-we-got-wrong', label: 'What we got wrong' },
      { to: '/developers', label: 'Developers' },
    ],
  },
  {
    title: 'Read',
    links: [
      { to: '/car-repair-guides', label: 'Repair Guides' },
      { to: '/codes', label: 'Trouble Codes' },
      { to: '/car-specifications', label: 'Car Specifications' },
      { to: '/blog', label: 'Blog' },
      { to: '/about', label: 'About' },
      { to: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
      { to: '/cookies', label: 'Cookies' },
    ],
  },
] as const;

interface Props {
  /** The button that opens the cookie settings: another feature's. Optional, as a slot is to Astro. */
  readonly cookieSettings?: ReactNode;
  readonly themeSwitch?: ReactNode;
}

/** The foot of every public page. */
export function PublicFooter({ cookieSettings, themeSwitch }: Props) {
  return (
    <footer className="later mt-24 border-t border-line bg-sunken print:hidden">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:px-6 md:grid-cols-[1.4fr_2fr]">
        <div>
          <Logo />
          <p className="mt-3 max-w-[22.7em] text-sm text-soft">
            Finds out what is wrong with a car, whether it can still be driven, and what to check
            next.
          </p>
          <ul className="mt-4 -ml-2.5 flex flex-wrap">
            <SocialLinks />
            <li>
              <a
                href={`mailto:${CONTACT_MAIL}`}
                aria-label={`Write to ${CONTACT_MAIL}`}
                className="flex size-11 items-center justify-center rounded-md text-faint hover:text-ink"
              >
                <Mail aria-hidden className="size-5" />
              </a>
            </li>
          </ul>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {GROUPS.map((group) => (
            <div key={group.title}>
              <p className="caption">{group.title}</p>
              <ul className="mt-2">
                {group.links.map(({ to, label }) => (
                  <li key={to} {...soldMark(to)}>
                    <Link
                      to={to}
                      className="inline-flex min-h-9 items-center text-sm text-soft hover:text-ink"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
                {group.title === 'Legal' && <li>{cookieSettings}</li>}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-4 px-4 py-5 text-sm text-faint sm:px-6">
          <p>© 2025–2026 Wrenchwise, London</p>
          {themeSwitch}
        </div>
      </div>
    </footer>
  );
}
