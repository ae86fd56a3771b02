import { CodeView } from '~/features/codes/code-view.tsx';
import { codePage } from '~/features/codes/codes.server.ts';
import { useConsent } from '~/features/consent/use-consent.ts';
import { KeepOffline } from '~/features/offline/keep-offline.tsx';

import type { Route } from './+types/code.ts';
import { codeMeta } from './code-meta.ts';

export const loader = ({ params }: Route.LoaderArgs) => codePage(params.code);

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? codeMeta(loaderData) : []);

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
