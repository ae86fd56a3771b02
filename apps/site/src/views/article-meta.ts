import type { PageDescriptor } from '@wrenchwise/client/page-descriptor.ts';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';

import type { ArticleView } from '~/features/blog/article.ts';
import { FEED_LINK } from '~/features/blog/feed-link.ts';
import { articleData } from '~/features/structured-data/article-data.ts';
import { breadcrumbData } from '~/features/structured-data/breadcrumb-data.ts';

/** What the page of an article says of itself. */
export const articleMeta = (article: ArticleView): PageDescriptor[] => {
  const { title, description, slug, published, updated } = article;
  const path = `/blog/${slug}`;
  const days = { published, ...(updated === undefined ? {} : { modified: updated }) };
  return [
    ...pageMeta(title, description, { path, type: 'article', ...days }),
    FEED_LINK,
    articleData({ path, title, description, ...days }),
    breadcrumbData([
      { name: 'Blog', path: '/blog' },
      { name: title, path },
    ]),
  ];
};
