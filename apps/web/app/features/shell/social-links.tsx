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

/** Where the company is elsewhere; the marks are drawn in the style of the other icons. */
export const SOCIAL_LINKS = [
  { label: 'X', href: 'https://x.com/wrenchwise', icon: mark('M5 4l14 16M19 4L5 20') },
  {
    label: 'LinkedIn',
    href: 'https://www.linkedin.com/company/wrenchwise',
    icon: mark('M6 10v9M6 5.5v.01M11 19v-9M11 14c0-3 1.6-4 3.5-4S18 11 18 14v5'),
  },
  {
    label: 'YouTube',
    href: 'https://www.youtube.com/@wrenchwise',
    icon: mark(
      'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10.5 9.5v5l4-2.5z',
    ),
  },
] as const;
