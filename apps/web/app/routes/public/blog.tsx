import { useLoaderData } from 'react-router';

import { listArticles } from '~/features/blog/articles.server.tsx';
import { BlogIndex } from '~/features/blog/blog-index.tsx';

import { blogMeta, BlogPage } from './blog-page.tsx';

export const meta = blogMeta;

/** Runs when the site is built. */
export const loader = () => ({ articles: listArticles() });

/** A topic in the address shows less of the same list. */
export const shouldRevalidate = () => false;

export default function Blog() {
  const { articles } = useLoaderData<typeof loader>();
  return (
    <BlogPage>
      <BlogIndex articles={articles} />
    </BlogPage>
  );
}
