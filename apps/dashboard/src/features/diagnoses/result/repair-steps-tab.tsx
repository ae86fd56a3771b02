import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { PlanStep } from '@wrenchwise/rules/diagnosis';
import { formatMinutes } from '@wrenchwise/rules/duration';
import { Accordion } from '@wrenchwise/ui/accordion.tsx';
import { Check, ClipboardCheck, Wrench } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

import { stepGuidesQuery } from '~/features/diagnoses/diagnoses.queries.ts';

import { CheckDetail, Postponed } from './check-steps.tsx';
import { type GuideAllowance, StepGuidePanel } from './guide/step-guide-panel.tsx';
import { STEP_PARAM } from './plan-link.ts';

interface Props {
  diagnosis: Diagnosis;
  allowance: GuideAllowance | undefined;
  /** Makes a task of a step. */
  planStep: PlanStepSlot;
}

/** What plans a step of a diagnosis as a task, given by the route. */
export type PlanStepSlot = (diagnosis: Diagnosis, step: PlanStep, hasGuide: boolean) => ReactNode;

/** The plan: what to check and what to repair, in order; each step opens to its guide. */
export function RepairStepsTab({ diagnosis, allowance, planStep }: Props) {
  const [params] = useSearchParams();
  const asked = params.get(STEP_PARAM) ?? '';
  const [opened, setOpened] = useState(asked);
  // Whoever followed a link to a step is taken to it; focus brings the page along.
  useEffect(() => {
    document.getElementById(titleId(asked))?.closest('button')?.focus();
  }, [asked]);
  const guides = useQuery(stepGuidesQuery(diagnosis.id));
  if (diagnosis.plan.length === 0) {
    return <p className="text-soft">{t`There is no plan yet. Answer the next question first.`}</p>;
  }
  return (
    <div className="max-w-3xl">
      <p className="measure mb-4 text-soft">{t`In the order that costs least time and money. Stop as soon as a check has found it.`}</p>
      <Postponed className="measure mb-4" checks={postponedInPlan(diagnosis)} />
      <Accordion
        level={2}
        defaultOpen={asked}
        onOpen={setOpened}
        items={diagnosis.plan.map((step, index) => ({
          id: step.id,
          title: <StepTitle step={step} number={index + 1} diagnosis={diagnosis} />,
          content: (
            <>
              <FreeCheck step={step} diagnosis={diagnosis} />
              <StepGuidePanel
                diagnosisId={diagnosis.id}
                step={step}
                known={guides}
                allowance={allowance}
                isOpen={opened === step.id}
              />
              <div className="mt-3">
                {planStep(
                  diagnosis,
                  step,
                  guides.data?.guides.some(({ stepId }) => stepId === step.id) ?? false,
                )}
              </div>
            </>
          ),
        }))}
      />
    </div>
  );
}

const postponedInPlan = ({ plan, causes }: Diagnosis) => {
  const planned = new Set(plan.map(({ faultId }) => faultId));
  return causes.filter(({ faultId }) => planned.has(faultId)).flatMap(({ postponed }) => postponed);
};

const titleId = (stepId: string): string => `step-${stepId}`;

/** What was answered to a check of the plan; undefined where nobody has done it. */
const answerTo = ({ answers }: Diagnosis, { id, kind }: PlanStep): string | undefined => {
  const given = answers.find(({ questionId }) => questionId === `check:${id}`);
  return kind === 'check' && given?.optionId !== 'unknown' ? given?.answer : undefined;
};

const causeOf = (diagnosis: Diagnosis, step: PlanStep) =>
  diagnosis.causes.find((cause) => cause.faultId === step.faultId);

function StepTitle({
  step,
  number,
  diagnosis,
}: {
  step: PlanStep;
  number: number;
  diagnosis: Diagnosis;
}) {
  const Icon = step.kind === 'check' ? ClipboardCheck : Wrench;
  const cause = causeOf(diagnosis, step);
  const done = answerTo(diagnosis, step);
  return (
    <span id={titleId(step.id)} className="flex gap-3.5">
      <span className="figures flex size-8 shrink-0 items-center justify-center rounded-full border border-line bg-sunken text-sm font-semibold text-soft">
        {done === undefined ? number : <Check aria-hidden className="size-4 text-low" />}
      </span>
      <span className="min-w-0">
        <span className="block">{step.title}</span>
        <span className="figures mt-0.5 flex flex-wrap items-center gap-x-3 text-sm font-normal text-faint">
          <span className="inline-flex items-center gap-1.5">
            <Icon aria-hidden className="size-4" />
            {step.kind === 'check' ? t`Check` : t`Repair`}, {formatMinutes(step.minutes)}
          </span>
          {cause && <span>{cause.name}</span>}
          {done !== undefined && <span className="font-label text-low">{t`Done: ${done}`}</span>}
        </span>
      </span>
    </span>
  );
}

// What a check consists of is part of the diagnosis and costs nothing to read.
function FreeCheck({ step, diagnosis }: { step: PlanStep; diagnosis: Diagnosis }) {
  const check = causeOf(diagnosis, step)?.checks.find(
    (one) => `${step.faultId}/${one.id}` === step.id,
  );
  return check ? (
    <div className="mb-5">
      <CheckDetail check={check} />
    </div>
  ) : null;
}
