import { GuideSearch } from '~/features/guides/guide-search.tsx';
import { guidesOverview } from '~/features/guides/guides.server.ts';

import type { Route } from './+types/repair-guides.ts';
import { GuideCategories, repairGuidesMeta, RepairGuidesPage } from './repair-guides-page.tsx';

export const loader = () => guidesOverview();

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? repairGuidesMeta(loaderData) : [];

export default function RepairGuides({ loaderData: { counts, first } }: Route.ComponentProps) {
  return (
    <RepairGuidesPage total={first.total}>
      <GuideSearch first={first}>
        <GuideCategories counts={counts} />
      </GuideSearch>
    </RepairGuidesPage>
  );
}
