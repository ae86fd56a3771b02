import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { useParams } from 'react-router';

import { AskButton } from '~/features/chat/ask-button.tsx';
import { EarlierOnes } from '~/features/comparison/earlier-ones.tsx';
import type { PlanStepSlot } from '~/features/diagnoses/result/repair-steps-tab.tsx';
import { ResultLoader } from '~/features/diagnoses/result/result-loader.tsx';
import { PlanStepButton } from '~/features/maintenance/plan-step-button.tsx';
import { DiagnosisRecordings } from '~/features/socket/recordings/diagnosis-recordings.tsx';
import { useSubscription } from '~/features/subscription/use-subscription.ts';

export const meta = () =>
  pageMeta(t`Diagnosis`, t`Likely causes, whether the car can be driven, and what to check next.`);

const planStep: PlanStepSlot = (diagnosis, step, hasGuide) => (
  <PlanStepButton
    diagnosisId={diagnosis.id}
    task={step.title}
    source={hasGuide ? 'guide' : 'diagnosis'}
  />
);

const chatOf = (diagnosis: Diagnosis) => <AskButton target={{ diagnosis }} />;

const recordingsOf = (diagnosis: Diagnosis) => <DiagnosisRecordings diagnosis={diagnosis} />;

const comparisonOf = (diagnosis: Diagnosis) => <EarlierOnes diagnosis={diagnosis} />;

export default function DiagnosisResult() {
  const { id } = useParams();
  const { subscription, isFallback } = useSubscription();
  const allowance =
    subscription && !isFallback
      ? { used: subscription.usage.repairGuides, limit: subscription.limits.repairGuides }
      : undefined;
  return (
    <ResultLoader
      key={id}
      id={id}
      guideAllowance={allowance}
      planStep={planStep}
      chatOf={chatOf}
      recordingsOf={recordingsOf}
      comparisonOf={comparisonOf}
    />
  );
}
