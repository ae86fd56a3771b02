import { t } from '@lingui/core/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { OutputOf } from '@wrenchwise/contract/endpoint';
import type { listStepGuides } from '@wrenchwise/contract/endpoints/step-guides';
import type { PlanStep } from '@wrenchwise/rules/diagnosis';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { BookOpen } from 'lucide-react';
import { useEffect } from 'react';

import { useOpenStepGuide } from '~/features/diagnoses/diagnoses.queries.ts';

import { FallbackGuide } from './fallback-guide.tsx';
import { GuideLimit } from './guide-limit.tsx';
import { GuideView } from './guide-view.tsx';
import { WhatItAdds } from './what-it-adds.tsx';

/** This month's generated guides; a null limit is unlimited. */
export interface GuideAllowance {
  readonly used: number;
  readonly limit: number | null;
}

interface Props {
  diagnosisId: string;
  step: PlanStep;
  known: UseQueryResult<OutputOf<typeof listStepGuides>>;
  allowance: GuideAllowance | undefined;
  isOpen: boolean;
}

/**
 * The guide of a step. One that was opened before is shown at once and costs nothing; an unlimited
 * plan opens it on expansion; otherwise the user is shown what it uses before it is used.
 */
export function StepGuidePanel({ diagnosisId, step, known, allowance, isOpen }: Props) {
  const open = useOpenStepGuide(diagnosisId);
  const { mutate, isIdle } = open;
  const guide = known.data?.guides.find((one) => one.stepId === step.id);
  const offer = known.data?.offers.find((one) => one.stepId === step.id);
  const unlimited = allowance?.limit === null;
  const opensItself = isOpen && unlimited && known.isFetched && !guide && isIdle;

  useEffect(() => {
    if (opensItself) mutate(step.id);
  }, [opensItself, mutate, step.id]);

  if (guide) return <GuideView diagnosisId={diagnosisId} guide={guide} />;
  if (known.isPending || open.isPending) {
    return (
      <div aria-busy className="grid gap-2">
        <p role="status" className="text-sm text-faint">{t`Loading the guide…`}</p>
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    );
  }
  const failure = open.error && presentError(open.error);
  if (failure?.code === 'usage/guide-limit' || isSpent(allowance)) {
    return <GuideLimit publicGuide={offer?.publicGuide} />;
  }
  if (failure) {
    return <FallbackGuide message={failure.message} onRetry={() => mutate(step.id)} />;
  }
  return (
    <>
      {offer && <WhatItAdds offer={offer} />}
      <Button
        tone="secondary"
        icon={<BookOpen aria-hidden className="size-4.5" />}
        onClick={() => mutate(step.id)}
      >
        {t`Open guide${allowanceWords(allowance)}`}
      </Button>
    </>
  );
}

const isSpent = (allowance: GuideAllowance | undefined): boolean =>
  allowance !== undefined && allowance.limit !== null && allowance.used >= allowance.limit;

const allowanceWords = (allowance: GuideAllowance | undefined): string =>
  allowance === undefined || allowance.limit === null
    ? ''
    : t` (${allowance.limit - allowance.used} of ${allowance.limit} left this month)`;
