import { t } from '@lingui/core/macro';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { type NextStep, nextStepOf } from '@wrenchwise/rules/next-step';
import { buttonStyle } from '@wrenchwise/ui/button-style.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { ClipboardCheck, MessageCircleQuestion, PhoneCall, Printer, Wrench } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';

import { AnswerSection } from '~/features/diagnoses/result/answer-section.tsx';
import { planLink } from '~/features/diagnoses/result/plan-link.ts';

import { RecoveryHelp } from './recovery-help.tsx';

interface Props {
  diagnosis: Diagnosis;
  onQuestion: () => void;
}

const ICON = 'size-5 shrink-0';

/** One button for the one thing to do next, and under it the other ways to go on. */
export function DoThisNext({ diagnosis, onQuestion }: Props) {
  const step = nextStepOf(diagnosis);
  const [firstStep] = diagnosis.plan;
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  return (
    <AnswerSection question={t`Do this next`}>
      <Primary step={step} onQuestion={onQuestion} onHelp={() => setIsHelpOpen(true)} />
      <div className="mt-1.5 -ml-3 flex flex-wrap">
        {step.kind === 'stop' && diagnosis.nextQuestion && (
          <Other
            icon={<MessageCircleQuestion aria-hidden className="size-4" />}
            on={onQuestion}
          >{t`Question`}</Other>
        )}
        {step.kind !== 'plan' && firstStep && (
          <Link
            to={planLink(firstStep.id)}
            preventScrollReset
            className={buttonStyle({ tone: 'ghost', size: 'sm' })}
          >
            <Wrench aria-hidden className="size-4" />
            {t`Repair steps`}
          </Link>
        )}
        {step.kind !== 'book' && step.kind !== 'describe' && (
          // Wider screens have it in the header.
          <Other
            className="sm:hidden"
            icon={<Printer aria-hidden className="size-4" />}
            on={() => window.print()}
          >{t`Print for the garage`}</Other>
        )}
      </div>
      <RecoveryHelp diagnosis={diagnosis} open={isHelpOpen} onOpenChange={setIsHelpOpen} />
    </AnswerSection>
  );
}

interface OtherProps {
  icon: ReactNode;
  on: () => void;
  className?: string;
  children: ReactNode;
}

function Other({ icon, on, className, children }: OtherProps) {
  return (
    <Button tone="ghost" size="sm" className={className} icon={icon} onClick={on}>
      {children}
    </Button>
  );
}

interface PrimaryProps {
  step: NextStep;
  onQuestion: () => void;
  onHelp: () => void;
}

function Primary({ step, onQuestion, onHelp }: PrimaryProps) {
  if (step.kind === 'stop') {
    return (
      <Button
        wide
        size="lg"
        tone="danger"
        icon={<PhoneCall aria-hidden className={ICON} />}
        onClick={onHelp}
      >{t`Stop and call: what to do now`}</Button>
    );
  }
  if (step.kind === 'answer') {
    return (
      <Button
        wide
        size="lg"
        icon={<MessageCircleQuestion aria-hidden className={ICON} />}
        onClick={onQuestion}
      >{t`Answer one question`}</Button>
    );
  }
  if (step.kind === 'check') {
    return (
      <Button
        wide
        size="lg"
        icon={<ClipboardCheck aria-hidden className={ICON} />}
        onClick={onQuestion}
      >
        <span className="py-1 text-balance">{t`Check it: ${lowerFirst(step.question.text)}`}</span>
      </Button>
    );
  }
  if (step.kind === 'plan') {
    return (
      <Link
        to={planLink(step.step.id)}
        preventScrollReset
        className={buttonStyle({ wide: true, size: 'lg' })}
      >
        <Wrench aria-hidden className={ICON} />
        <span className="py-1 text-balance">{t`Fix it: ${lowerFirst(step.step.title)}`}</span>
      </Link>
    );
  }
  if (step.kind === 'book') {
    return (
      <Button
        wide
        size="lg"
        icon={<Printer aria-hidden className={ICON} />}
        onClick={() => window.print()}
      >{t`Book it: print the sheet for the garage`}</Button>
    );
  }
  return <LinkButton wide size="lg" to="/dashboard/diagnose">{t`Describe it again`}</LinkButton>;
}
