import {
  SOCIAL_NAME_PLACEHOLDER,
  SOCIAL_NETWORKS,
  SOCIAL_PLACEHOLDER,
  type SocialNetwork,
} from '@wrenchwise/rules/social-networks';
import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';

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
  Facebook: mark('M15 8h2.5V4H15a4 4 0 0 0-4 4v3H8.5v4H11v5.5h4V15h2.5l.7-4H15V8.5'),
  Instagram: mark(
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M16.6 7.4v.01',
  ),
  Other: <Globe aria-hidden strokeWidth={1.75} />,
};

/**
 * Where the operator is elsewhere. Pages are built before there is an operator: the server shows the
 * items of the links that are set (`SOCIAL_LINKS`), and takes the others out.
 */
export function SocialLinks() {
  return SOCIAL_NETWORKS.map((network) => (
    <li key={network} data-social={network} hidden>
      <a
        href={SOCIAL_PLACEHOLDER}
        rel="me noopener noreferrer"
        aria-label={`Wrenchwise on ${network === 'Other' ? SOCIAL_NAME_PLACEHOLDER : network}`}
        className="flex size-11 items-center justify-center rounded-md text-faint hover:text-ink [&_svg]:size-5"
      >
        {MARKS[network]}
      </a>
    </li>
  ));
}
