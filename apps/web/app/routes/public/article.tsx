import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';

import { ArticlePage } from '~/features/blog/article-page.tsx';
import { findArticle } from '~/features/blog/articles.server.tsx';
import { FEED_LINK } from '~/features/blog/feed-link.ts';
import { useConsent } from '~/features/consent/use-consent.ts';
import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { KeepOffline } from '~/features/offline/keep-offline.tsx';
import { articleData } from '~/features/structured-data/article-data.ts';
import { breadcrumbData } from '~/features/structured-data/breadcrumb-data.ts';
import { pageMeta } from '~/lib/page-meta.ts';

/** Runs when the site is built. An article that is not there leads home, as any unknown path does. */
export const loader = ({ params }: LoaderFunctionArgs) => {
  const article = findArticle(params['slug']);
  if (article === undefined) throw redirect('/');
  return article;
};

interface MetaArgs {
  readonly loaderData?: Awaited<ReturnType<typeof loader>>;
}

export const meta = ({ loaderData }: MetaArgs) => {
  if (loaderData === undefined) return [];
  const { title, description, slug, published, updated } = loaderData;
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

export default function Article() {
  const article = useLoaderData<typeof loader>();
  const { choice } = useConsent();
  const path = `/blog/${article.slug}`;
  return (
    <>
      <ArticlePage article={article} />
      <div className="mx-auto mt-10 max-w-6xl px-4 sm:px-6">
        <KeepOffline key={path} path={path} mayStore={choice?.status === 'accepted'} />
      </div>
      <ClosingCall />
    </>
  );
}
