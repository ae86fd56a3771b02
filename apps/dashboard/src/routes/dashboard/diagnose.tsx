import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { useNavigate, useSearchParams } from 'react-router';

import { DiagnoseForm } from '~/features/diagnoses/form/diagnose-form.tsx';
import { QuotaReached } from '~/features/diagnoses/form/quota-reached.tsx';
import { WhereWordsGo } from '~/features/privacy/where-words-go.tsx';
import { useSubscription } from '~/features/subscription/use-subscription.ts';

export const meta = () => pageMeta(t`New diagnosis`, t`Describe what your car is doing.`);

export default function Diagnose() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { subscription, isFallback } = useSubscription();
  const used = subscription?.usage.diagnoses ?? 0;
  const limit = isFallback ? null : (subscription?.limits.diagnoses ?? null);
  const isSpent = limit !== null && used >= limit;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t`New diagnosis`}
        lead={
          limit === null || isSpent
            ? t`A few sentences and the car are enough.`
            : t`A few sentences and the car are enough. ${limit - used} of ${limit} diagnoses left this month.`
        }
      />
      {isSpent && <QuotaReached used={used} limit={limit} />}
      <DiagnoseForm
        vehicleId={params.get('vehicle')}
        isSpent={isSpent}
        onDone={({ id }) => void navigate(`/dashboard/diagnosis-result/${id}`)}
      />
      <WhereWordsGo />
    </div>
  );
}
