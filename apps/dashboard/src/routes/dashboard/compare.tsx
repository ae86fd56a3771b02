import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { useSearchParams } from 'react-router';

import { ComparisonView } from '~/features/comparison/comparison-view.tsx';
import { PlanGate } from '~/ui/plan-gate.tsx';

export const meta = () =>
  pageMeta(t`Comparison`, t`Two diagnoses side by side: what changed, and what moved each cause.`);

export default function Compare() {
  const [params] = useSearchParams();
  return (
    <>
      <PageHeader
        title={t`Comparison`}
        lead={t`What changed from one diagnosis to the next, and what moved each cause.`}
        actions={<LinkButton to="/dashboard/history" tone="secondary">{t`History`}</LinkButton>}
      />
      <PlanGate
        featureKey="advanced_diagnostics"
        title={t`Comparison of diagnoses`}
        text={t`Two diagnoses side by side: what was read anew, how far each cause moved, and which sign, answer or code moved it.`}
      >
        <ComparisonView a={params.get('a') ?? ''} b={params.get('b') ?? ''} />
      </PlanGate>
    </>
  );
}
