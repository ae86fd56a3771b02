import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ProbabilityBar } from '@wrenchwise/car-ui/probability-bar.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { DiagnosisAnswer, Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { countedAnswers, MAX_ANSWERS } from '@wrenchwise/engine/asking';
import { repairsOf, variantsText } from '@wrenchwise/rules/repairs';
import { Button } from '@wrenchwise/ui/button.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { ChevronLeft, ChevronRight, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { useAnswerQuestion, useSetHasTools } from '~/features/diagnoses/diagnoses.queries.ts';
import { ownedToolsQuery } from '~/features/diagnoses/tools-and-parts.queries.ts';
import { moveInWords } from '~/ui/moves-in-words.ts';

import { type AskedQuestion, QuestionStep } from './question-step.tsx';
import { useBefore } from './use-before.ts';
import { foundCause, whyStopped } from './why-stopped.ts';

interface Props {
  diagnosis: Diagnosis;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The causes whose bars are shown. */
const SHOWN = 3;

const askedBefore = ({ question, options = [], optionId }: DiagnosisAnswer): AskedQuestion => ({
  text: question,
  options,
  given: optionId,
});

const openQuestion = ({ nextQuestion }: Diagnosis): AskedQuestion | undefined =>
  nextQuestion && {
    text: nextQuestion.text,
    options: nextQuestion.options,
    check: nextQuestion.kind === 'check' ? nextQuestion : undefined,
  };

function StepButtons({
  at,
  setPlace,
  earlier,
}: {
  readonly at: number;
  readonly setPlace: (place: number | undefined) => void;
  readonly earlier: DiagnosisAnswer | undefined;
}) {
  return (
    <div className="mt-4 flex justify-between border-t border-line pt-3">
      <Button
        tone="ghost"
        className="-ml-3"
        icon={<ChevronLeft aria-hidden className="size-5" />}
        disabled={at === 0}
        onClick={() => setPlace(at - 1)}
      >{t`Back`}</Button>
      {earlier && (
        <Button tone="ghost" className="-mr-3" onClick={() => setPlace(at + 1)}>
          {t`Next`}
          <ChevronRight aria-hidden className="size-5" />
        </Button>
      )}
    </div>
  );
}

/** One question at a time: an answer moves the bars, any earlier one can be gone back to and changed. */
export function QuestionSheet({ diagnosis, open, onOpenChange }: Props) {
  const answer = useAnswerQuestion(diagnosis.id);
  const tools = useSetHasTools(diagnosis.id);
  const { data: owned } = useQuery({ ...ownedToolsQuery(), enabled: open });
  const { answers, nextQuestion } = diagnosis;
  // Which question is shown: an earlier one by its place, or the open one.
  const [place, setPlace] = useState<number>();
  const at = Math.min(place ?? answers.length, answers.length);
  const earlier = answers[at];
  const question = earlier ? askedBefore(earlier) : openQuestion(diagnosis);
  const number = Math.min(countedAnswers(answers.slice(0, at)) + 1, MAX_ANSWERS);
  const box = useFocusOnStep(open, `${at} ${question?.text ?? 'end'}`);
  const isBusy = answer.isPending || tools.isPending;

  const give = (optionId: string) => {
    const questionId = earlier?.questionId ?? nextQuestion?.id;
    if (isBusy || questionId === undefined) return;
    answer.mutate({ questionId, optionId }, { onSuccess: () => setPlace(at + 1) });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => {
        setPlace(undefined);
        onOpenChange(wanted);
      }}
      shape="adaptive"
      title={question ? t`Question ${number} of at most ${MAX_ANSWERS}` : t`No more questions`}
    >
      <Progress done={countedAnswers(diagnosis.answers)} />
      <div ref={box} tabIndex={-1} className="outline-none">
        {question ? (
          <QuestionStep
            key={question.text}
            question={question}
            busyOption={answer.isPending ? answer.variables.optionId : undefined}
            onAnswer={give}
            onNoTools={() => {
              if (!isBusy) tools.mutate(false);
            }}
            isSkipping={tools.isPending}
            ownedTools={owned?.tools ?? []}
          />
        ) : (
          <End diagnosis={diagnosis} onDone={() => onOpenChange(false)} />
        )}
      </div>
      {(answer.error ?? tools.error) && (
        <Notice tone="high" role="alert" className="mt-4">
          {presentError(answer.error ?? tools.error).message}
        </Notice>
      )}
      <WhatChanged diagnosis={diagnosis} last={answers[at - 1]} isAnswered={answer.isSuccess} />
      {answers.length > 0 && <StepButtons at={at} setPlace={setPlace} earlier={earlier} />}
    </Dialog>
  );
}

// The button that was pressed is gone with its question: focus goes to the next one.
const useFocusOnStep = (open: boolean, step: string) => {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    if (open) box.current?.focus();
  }, [open, step]);
  return box;
};

function Progress({ done }: { done: number }) {
  return (
    <div aria-hidden className="mb-5 grid grid-cols-6 gap-1.5">
      {Array.from({ length: MAX_ANSWERS }, (_, place) => (
        <span
          key={place}
          className={cx('h-1.5 rounded-full', place < done ? 'bg-accent' : 'bg-line')}
        />
      ))}
    </div>
  );
}

function End({ diagnosis, onDone }: { diagnosis: Diagnosis; onDone: () => void }) {
  const found = foundCause(diagnosis);
  return (
    <div>
      {found ? (
        <>
          <CircleCheck aria-hidden className="size-10 text-low" strokeWidth={1.75} />
          <p className="mt-2 text-xl font-bold tracking-[-0.014em]">{t`Found it: ${found.name}`}</p>
          <p className="mt-1 text-soft">{diagnosis.found?.finding}</p>
        </>
      ) : (
        <p className="text-soft">{whyStopped(diagnosis)}</p>
      )}
      <Button size="lg" wide className="mt-5" onClick={onDone}>{t`See the result`}</Button>
    </div>
  );
}

/** What the answer before this question moved, in bars and in words. */
function WhatChanged({
  diagnosis,
  last,
  isAnswered,
}: {
  diagnosis: Diagnosis;
  last: DiagnosisAnswer | undefined;
  isAnswered: boolean;
}) {
  const before = useBefore(diagnosis);
  if (last === undefined) return null;
  const moved = last.moved ?? [];
  const said =
    moved.length > 0
      ? moved.map(moveInWords).join(' ')
      : last.optionId === 'unknown'
        ? t`That changed nothing, and is not counted.`
        : t`Nothing moved by as much as 1%.`;
  return (
    <div className="mt-5 rounded-md bg-sunken p-3.5">
      <p role="status" className="figures text-sm">
        {isAnswered && <span className="sr-only">{t`Weighed again. `}</span>}
        <span className="font-label">{last.answer}:</span> {said}
      </p>
      <div className="mt-3 grid gap-2 text-sm">
        {repairsOf(diagnosis.causes)
          .slice(0, SHOWN)
          .map(({ id, name, probability, variants }, place) => (
            <ProbabilityBar
              key={id}
              label={name}
              detail={variantsText(variants)}
              share={probability}
              from={before && repairsOf(before.causes).find((one) => one.id === id)?.probability}
              tone={place === 0 ? 'accent' : 'quiet'}
            />
          ))}
      </div>
    </div>
  );
}
