import { specimen } from '~/features/marketing/specimen.server.ts';

import { aiSolutionsMeta, AiSolutionsPage } from './ai-solutions-page.tsx';

export const loader = () => ({ specimen: specimen() });

export const meta = aiSolutionsMeta;

export default function AiSolutions({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  return <AiSolutionsPage {...loaderData} />;
}
