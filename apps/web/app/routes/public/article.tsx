import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';

import { ArticlePage } from '~/features/blog/article-page.tsx';
import { findArticle } from '~/features/blog/articles.server.tsx';
import { PrintChecklists } from '~/features/blog/print-checklists.tsx';
import { useConsent } from '~/features/consent/use-consent.ts';
import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { KeepOffline } from '~/features/offline/keep-offline.tsx';

import { articleMeta } from './article-meta.ts';

/** Runs when the site is built. An article that is not there leads home, as any unknown path does. */
export const loader = ({ params }: LoaderFunctionArgs) => {
  const article = findArticle(params['slug']);
  if (article === undefined) throw redirect('/');
  return article;
};

interface MetaArgs {
  readonly loaderData?: Awaited<ReturnType<typeof loader>>;
}

export const meta = ({ loaderData }: MetaArgs) => (loaderData ? articleMeta(loaderData) : []);

export default function Article() {
  const article = useLoaderData<typeof loader>();
  const { choice } = useConsent();
  const path = `/blog/${article.slug}`;
  return (
    <>
      <ArticlePage article={article} printButton={<PrintChecklists />} />
      <div className="mx-auto mt-10 max-w-6xl px-4 sm:px-6">
        <KeepOffline key={path} path={path} mayStore={choice?.status === 'accepted'} />
      </div>
      <ClosingCall />
    </>
  );
}
