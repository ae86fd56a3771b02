import { formatMinutes } from '@wrenchwise/client/duration.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Question } from '@wrenchwise/domain/diagnosis';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { formatPercent } from '@wrenchwise/domain/percent';
import { countedAnswers, MAX_ANSWERS, SURE_ENOUGH } from '@wrenchwise/engine/asking';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { numbered } from '@wrenchwise/ui/numbered.ts';
import { Clock, Wrench } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { useAnswerQuestion, useWithdrawAnswer } from '~/features/diagnoses/diagnoses.queries.ts';

import { AnswersGiven } from './answers-given.tsx';
import { moveInWords } from './moves-in-words.ts';

/** Why no more is asked. */
const whyStopped = ({ causes, answers }: Diagnosis): string => {
  const first = causes[0];
  if (first && first.probability >= SURE_ENOUGH) {
    return `No more questions: at ${formatPercent(first.probability)}, ${first.name} is sure enough. Confirm it with the checks below.`;
  }
  if (countedAnswers(answers) >= MAX_ANSWERS) {
    return `No more questions: after ${MAX_ANSWERS} answers, a look at the car tells more. Carry on with the checks below.`;
  }
  return 'No further question would change the picture much. Carry on with the checks below.';
};

const whatMoved = ({ answers }: Diagnosis, questionId: string | undefined): string => {
  const moved = answers.find((given) => given.questionId === questionId)?.moved ?? [];
  return moved.length > 0
    ? `Weighed again. ${moved.map(moveInWords).join(' ')}`
    : 'Weighed again. Nothing moved by as much as 1%.';
};

/** The question that tells most for its time. Answering it weighs the causes again. */
export function NextQuestion({ diagnosis }: { diagnosis: Diagnosis }) {
  const answer = useAnswerQuestion(diagnosis.id);
  const withdraw = useWithdrawAnswer(diagnosis.id);
  const { nextQuestion, answers } = diagnosis;
  const last = withdraw.submittedAt > answer.submittedAt ? withdraw : answer;
  const isBusy = answer.isPending || withdraw.isPending;
  const box = useFocusKeeper(
    answers.map(({ questionId, optionId }) => questionId + optionId).join(' '),
  );
  return (
    <Card>
      <div ref={box} tabIndex={-1}>
        {nextQuestion ? (
          <Asking
            question={nextQuestion}
            number={countedAnswers(answers) + 1}
            busyOption={
              answer.isPending && answer.variables.questionId === nextQuestion.id
                ? answer.variables.optionId
                : undefined
            }
            onAnswer={(optionId) => {
              if (!isBusy) answer.mutate({ questionId: nextQuestion.id, optionId });
            }}
          />
        ) : (
          <p className="text-soft">{whyStopped(diagnosis)}</p>
        )}
      </div>
      {last.error && (
        <Notice tone="high" role="alert" className="mt-4">
          {presentError(last.error).message}
        </Notice>
      )}
      <p role="status" className="figures mt-4 text-sm font-label text-accent-text empty:hidden">
        {last.isSuccess
          ? last === withdraw
            ? 'Answer taken back. The odds are weighed without it.'
            : whatMoved(diagnosis, answer.variables?.questionId)
          : null}
      </p>
      {answers.length > 0 && (
        <AnswersGiven
          answers={answers}
          isBusy={isBusy}
          onChange={(questionId, optionId) => {
            if (!isBusy) answer.mutate({ questionId, optionId });
          }}
          onWithdraw={(questionId) => {
            if (!isBusy) withdraw.mutate(questionId);
          }}
        />
      )}
    </Card>
  );
}

// The button that was pressed may be gone with its question: the focus stays at the place of it.
const useFocusKeeper = (answers: string) => {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(answers);
  useEffect(() => {
    if (seen.current === answers) return;
    seen.current = answers;
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [answers]);
  return box;
};

interface AskingProps {
  question: Question;
  /** Counted from 1. */
  number: number;
  busyOption: string | undefined;
  onAnswer: (optionId: string) => void;
}

function Asking({ question, number, busyOption, onAnswer }: AskingProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-lg font-semibold tracking-[-0.01em]">{question.text}</legend>
      <p className="figures mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-faint">
        <span>
          Question {number} of at most {MAX_ANSWERS}
        </span>
        {question.kind === 'check' && (
          <>
            <span className="inline-flex items-center gap-1.5">
              <Clock aria-hidden className="size-4" />
              {formatMinutes(question.minutes)}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <Wrench aria-hidden className="size-4" />
              {question.tool}
            </span>
          </>
        )}
      </p>
      {question.steps.length > 0 && (
        <ol className="mt-3 grid list-decimal gap-1.5 pl-5 text-sm text-soft marker:text-faint">
          {numbered(question.steps).map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ol>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {question.options.map((option) => (
          <Button
            key={option.id}
            tone={option.id === 'unknown' ? 'ghost' : 'secondary'}
            busy={busyOption === option.id}
            onClick={() => onAnswer(option.id)}
          >
            {option.label}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
