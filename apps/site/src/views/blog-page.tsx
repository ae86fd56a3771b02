import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { Rss } from 'lucide-react';
import type { ReactNode } from 'react';

import { FEED_LINK } from '~/features/blog/feed-link.ts';
import { ClosingCall } from '~/features/marketing/closing-call.tsx';

const LEAD =
  'What a warning light wants, what a noise gives away, what a garage needs to hear. Written to be used beside the car, and to be printed.';

/** What the page says of itself. */
export const blogMeta = () => [
  ...pageMeta(
    'Blog: notes from the workshop',
    'Reading trouble codes and noises, seasonal checks, MOT preparation, buying used, electric-car care: articles with tables, decision trees and printable lists.',
    { path: '/blog' },
  ),
  FEED_LINK,
];

interface Props {
  /** The articles by topic. Optional, as a slot is to Astro. */
  readonly children?: ReactNode;
}

/** All articles. */
export function BlogPage({ children }: Props) {
  return (
    <>
      <div className="mx-auto max-w-6xl px-4 pt-12 sm:px-6 sm:pt-16">
        <h1 className="text-3xl sm:text-4xl">Notes from the workshop</h1>
        <p className="measure mt-3 text-lg text-soft">{LEAD}</p>
        {children}
        <p className="mt-10">
          <a href={siteAddress('/rss.xml')} className="text-link inline-flex items-center gap-2">
            <Rss aria-hidden className="size-4" />
            Follow by RSS
          </a>
        </p>
      </div>
      <ClosingCall />
    </>
  );
}
