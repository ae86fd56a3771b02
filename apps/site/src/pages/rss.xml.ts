import { listArticles } from '~/features/blog/articles.server.tsx';
import { rssFeed } from '~/features/blog/feed.server.ts';

/** The feed of the articles. */
export const GET = () => new Response(rssFeed(listArticles()));
