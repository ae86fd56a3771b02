import type { ReactNode } from 'react';

import type { SocialNetwork, SocialProfile } from '~/content/social-profiles.ts';

const mark = (path: string): ReactNode => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={path} />
  </svg>
);

/** The marks are drawn in the style of the other icons. */
const MARKS: Readonly<Record<SocialNetwork, ReactNode>> = {
  X: mark('M5 4l14 16M19 4L5 20'),
  LinkedIn: mark('M6 10v9M6 5.5v.01M11 19v-9M11 14c0-3 1.6-4 3.5-4S18 11 18 14v5'),
  YouTube: mark(
    'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10.5 9.5v5l4-2.5z',
  ),
};

/** Where the company is elsewhere; nothing while it is nowhere. */
export function SocialLinks({ profiles }: { profiles: readonly SocialProfile[] }) {
  return profiles.map(({ network, href }) => (
    <li key={network}>
      <a
        href={href}
        rel="noopener noreferrer"
        aria-label={`Wrenchwise on ${network}`}
        className="flex size-11 items-center justify-center rounded-md text-faint hover:text-ink [&_svg]:size-5"
      >
        {MARKS[network]}
      </a>
    </li>
  ));
}
