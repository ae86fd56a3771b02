import { useConsent } from '~/features/consent/use-consent.ts';
import { GuideView } from '~/features/guides/guide-view.tsx';
import { guidePage } from '~/features/guides/guides.server.ts';
import { KeepOffline } from '~/features/offline/keep-offline.tsx';
import { breadcrumbData } from '~/features/structured-data/breadcrumb-data.ts';
import { howToData } from '~/features/structured-data/how-to-data.ts';
import { pageMeta } from '~/lib/page-meta.ts';

import type { Route } from './+types/guide.ts';

export const loader = ({ params }: Route.LoaderArgs) => guidePage(params.category, params.slug);

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { guide, category, path } = loaderData;
  const { title, faultName, estimatedTime, tools, parts, steps, cost } = guide;
  const description = `${faultName}: ${estimatedTime}, tools, parts with prices, ${steps.length} steps, safety, and how to tell that it is this fault.`;
  return [
    ...pageMeta(title, description, { path, type: 'article' }),
    howToData({
      path,
      name: title,
      description,
      tools,
      parts: parts.map(({ name }) => name),
      steps,
      cost: cost.diy,
    }),
    breadcrumbData([
      { name: 'Repair guides', path: '/car-repair-guides' },
      { name: category.name, path: `/car-repair-guides/${category.slug}` },
      { name: title, path },
    ]),
  ];
};

export default function Guide({ loaderData }: Route.ComponentProps) {
  const { choice } = useConsent();
  const { path } = loaderData;
  return (
    <>
      <GuideView key={path} {...loaderData} />
      <div className="mx-auto mt-10 max-w-6xl px-4 sm:px-6">
        <KeepOffline key={path} path={path} mayStore={choice?.status === 'accepted'} />
      </div>
    </>
  );
}
