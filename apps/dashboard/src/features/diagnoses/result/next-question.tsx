import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { countedAnswers, MAX_ANSWERS } from '@wrenchwise/engine/asking';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';

import {
  meQuery,
  useAnswerQuestion,
  useSetHasTools,
  useWithdrawAnswer,
} from '~/features/diagnoses/diagnoses.queries.ts';
import { moveInWords } from '~/ui/moves-in-words.ts';

import { AnswersGiven } from './answers-given.tsx';
import { QuestionSheet } from './question-sheet.tsx';
import { foundCause, whyStopped } from './why-stopped.ts';

const whatMoved = ({ answers }: Diagnosis, questionId: string | undefined): string => {
  const moved = answers.find((given) => given.questionId === questionId)?.moved ?? [];
  return moved.length > 0
    ? t`Weighed again. ${moved.map(moveInWords).join(' ')}`
    : t`Weighed again. Nothing moved by as much as 1%.`;
};

interface Props {
  diagnosis: Diagnosis;
  /** Whether the short answer's button asked for it. */
  isAsked: boolean;
  onShown: () => void;
}

function Asked({
  answers,
  nextQuestion,
  setIsOpen,
}: {
  readonly answers: Diagnosis['answers'];
  readonly nextQuestion: NonNullable<Diagnosis['nextQuestion']>;
  readonly setIsOpen: (isOpen: boolean) => void;
}) {
  return (
    <>
      <p className="figures text-sm text-faint">
        {t`Question ${countedAnswers(answers) + 1} of at most ${MAX_ANSWERS}`}
      </p>
      <p className="mt-0.5 font-semibold">{nextQuestion.text}</p>
      <Button
        tone="secondary"
        className="mt-3"
        icon={<MessageCircleQuestion aria-hidden className="size-5" />}
        onClick={() => setIsOpen(true)}
      >
        {answers.length === 0 ? t`Answer, one question at a time` : t`Go on with the questions`}
      </Button>
    </>
  );
}

/** The way into the questions, one at a time, and what was answered so far. */
export function NextQuestion({ diagnosis, isAsked, onShown }: Props) {
  const answer = useAnswerQuestion(diagnosis.id);
  const withdraw = useWithdrawAnswer(diagnosis.id);
  const [isOpen, setIsOpen] = useState(false);
  const { nextQuestion, answers } = diagnosis;
  const last = withdraw.submittedAt > answer.submittedAt ? withdraw : answer;
  const isBusy = answer.isPending || withdraw.isPending;
  return (
    <>
      {nextQuestion ? (
        <Asked answers={answers} nextQuestion={nextQuestion} setIsOpen={setIsOpen} />
      ) : (
        <p className={foundCause(diagnosis) ? 'text-lg font-semibold' : 'text-soft'}>
          {whyStopped(diagnosis)}
        </p>
      )}
      <QuestionSheet
        diagnosis={diagnosis}
        open={isOpen || isAsked}
        onOpenChange={(open) => {
          setIsOpen(open);
          if (!open) onShown();
        }}
      />
      {last.error && (
        <Notice tone="high" role="alert" className="mt-4">
          {presentError(last.error).message}
        </Notice>
      )}
      <p role="status" className="figures mt-4 text-sm font-label text-accent-text empty:hidden">
        {last.isSuccess
          ? last === withdraw
            ? t`Answer taken back. The odds are weighed without it.`
            : whatMoved(diagnosis, answer.variables?.questionId)
          : null}
      </p>
      <ToolsLeftOut id={diagnosis.id} />
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
    </>
  );
}

/** Says that questions which need a tool are left out, and asks them again. */
function ToolsLeftOut({ id }: { id: string }) {
  const { data: me } = useQuery(meQuery());
  const tools = useSetHasTools(id);
  if (me?.hasTools !== false) return null;
  return (
    <p className="mt-3 text-sm text-faint">
      {t`Questions that need a tool are left out.`}{' '}
      <button
        type="button"
        className="text-link inline-flex min-h-6 items-center"
        aria-disabled={tools.isPending}
        onClick={() => {
          if (!tools.isPending) tools.mutate(true);
        }}
      >{t`I have tools: ask them`}</button>
    </p>
  );
}
