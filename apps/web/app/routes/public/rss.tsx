import { listArticles } from '~/features/blog/articles.server.tsx';
import { rssFeed } from '~/features/blog/feed.server.ts';

/** Written to `rss.xml` when the site is built. */
export const loader = () =>
  new Response(rssFeed(listArticles()), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
