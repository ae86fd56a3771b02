import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';

import { AnalyticsView } from '~/features/analytics/analytics-view.tsx';
import { PlanGate } from '~/ui/plan-gate.tsx';

export const meta = () =>
  pageMeta('Analytics', 'Costs, consumption and reliability of your cars, and our forecasts.');

export default function AnalyticsPage() {
  return (
    <>
      <PageHeader
        title="Analytics"
        lead="What your cars cost and use, how reliable they are, and how right we were."
      />
      <PlanGate
        featureKey="advanced_analytics"
        title="Analytics of all your cars"
        text="Costs by month, category and distance, consumption tank by tank, reliability, and our forecasts against what came. Each car’s own costs and consumption are on its page, on every plan."
      >
        <AnalyticsView />
      </PlanGate>
    </>
  );
}
