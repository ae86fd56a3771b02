import { specimen } from '~/features/marketing/specimen.server.ts';
import { SystemsExplorer } from '~/features/marketing/systems-explorer.tsx';

import { featuresMeta, FeaturesPage } from './features-page.tsx';

export const loader = () => ({ specimen: specimen() });

export const meta = featuresMeta;

export default function Features({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  return (
    <FeaturesPage {...loaderData}>
      <SystemsExplorer />
    </FeaturesPage>
  );
}
