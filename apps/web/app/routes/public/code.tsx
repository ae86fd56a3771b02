import { CodeView } from '~/features/codes/code-view.tsx';
import { codePage } from '~/features/codes/codes.server.ts';
import { useConsent } from '~/features/consent/use-consent.ts';
import { KeepOffline } from '~/features/offline/keep-offline.tsx';
import { breadcrumbData } from '~/features/structured-data/breadcrumb-data.ts';
import { lowerFirst } from '~/lib/lower-first.ts';
import { pageMeta } from '~/lib/page-meta.ts';

import type { Route } from './+types/code.ts';

export const loader = ({ params }: Route.LoaderArgs) => codePage(params.code);

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { code, name, causes, plain } = loaderData;
  const path = `/codes/${code}`;
  const [leading] = causes;
  return [
    ...pageMeta(
      `${code}: ${lowerFirst(name)}`,
      leading === undefined
        ? `${code}: ${plain.join(' ')}`
        : `What ${code} means, whether you can drive, and what causes it: ${lowerFirst(leading.name)} first. Checks and costs.`,
      { path, type: 'article' },
    ),
    breadcrumbData([
      { name: 'Trouble codes', path: '/codes' },
      { name: code, path },
    ]),
  ];
};

export default function Code({ loaderData }: Route.ComponentProps) {
  const { choice } = useConsent();
  const path = `/codes/${loaderData.code}`;
  return (
    <>
      <CodeView key={loaderData.code} page={loaderData} />
      <div className="mx-auto mt-10 max-w-6xl px-4 sm:px-6">
        <KeepOffline key={path} path={path} mayStore={choice?.status === 'accepted'} />
      </div>
    </>
  );
}
