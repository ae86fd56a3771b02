import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';

import { AnalyticsView } from '~/features/analytics/analytics-view.tsx';
import { PlanGate } from '~/ui/plan-gate.tsx';

export const meta = () =>
  pageMeta(t`Analytics`, t`Costs, consumption and reliability of your cars, and our forecasts.`);

export default function AnalyticsPage() {
  return (
    <>
      <PageHeader
        title={t`Analytics`}
        lead={t`What your cars cost and use, how reliable they are, and how right we were.`}
      />
      <PlanGate
        featureKey="advanced_analytics"
        title={t`Analytics of all your cars`}
        text={t`Costs by month, category and distance, consumption tank by tank, reliability, and our forecasts against what came. Each car’s own costs and consumption are on its page, on every plan.`}
      >
        <AnalyticsView />
      </PlanGate>
    </>
  );
}
