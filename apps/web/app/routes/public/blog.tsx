import { Rss } from 'lucide-react';
import { useLoaderData } from 'react-router';

import { listArticles } from '~/features/blog/articles.server.tsx';
import { BlogIndex } from '~/features/blog/blog-index.tsx';
import { FEED_LINK } from '~/features/blog/feed-link.ts';
import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { pageMeta } from '~/lib/page-meta.ts';

const LEAD =
  'What a warning light wants, what a noise gives away, what a garage needs to hear. Written to be used beside the car, and to be printed.';

export const meta = () => [
  ...pageMeta(
    'Blog: notes from the workshop',
    'Reading trouble codes and noises, seasonal checks, MOT preparation, buying used, electric-car care: articles with tables, decision trees and printable lists.',
    { path: '/blog' },
  ),
  FEED_LINK,
];

/** Runs when the site is built. */
export const loader = () => ({ articles: listArticles() });

/** A topic in the address shows less of the same list. */
export const shouldRevalidate = () => false;

export default function Blog() {
  const { articles } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="mx-auto max-w-6xl px-4 pt-12 sm:px-6 sm:pt-16">
        <h1 className="text-3xl sm:text-4xl">Notes from the workshop</h1>
        <p className="measure mt-3 text-lg text-soft">{LEAD}</p>
        <BlogIndex articles={articles} />
        <p className="mt-10">
          <a href="/rss.xml" className="text-link inline-flex items-center gap-2">
            <Rss aria-hidden className="size-4" />
            Follow by RSS
          </a>
        </p>
      </div>
      <ClosingCall />
    </>
  );
}
