import { StepList } from '@wrenchwise/car-ui/step-list.tsx';

import { useConsent } from '~/features/consent/use-consent.ts';
import { GuideView } from '~/features/guides/guide-view.tsx';
import { guidePage } from '~/features/guides/guides.server.ts';
import { PrintButton } from '~/features/guides/print-button.tsx';
import { KeepOffline } from '~/features/offline/keep-offline.tsx';

import type { Route } from './+types/guide.ts';
import { guideMeta } from './guide-meta.ts';

export const loader = ({ params }: Route.LoaderArgs) => guidePage(params.category, params.slug);

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? guideMeta(loaderData) : []);

export default function Guide({ loaderData }: Route.ComponentProps) {
  const { choice } = useConsent();
  const { path } = loaderData;
  return (
    <>
      <GuideView
        key={path}
        {...loaderData}
        steps={<StepList steps={loaderData.guide.steps} />}
        printButton={<PrintButton />}
      />
      <div className="mx-auto mt-10 max-w-6xl px-4 sm:px-6">
        <KeepOffline key={path} path={path} mayStore={choice?.status === 'accepted'} />
      </div>
    </>
  );
}
