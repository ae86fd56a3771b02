import type { Question } from '@wrenchwise/domain/diagnosis';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { Clock, Wrench } from 'lucide-react';

import { formatMinutes } from '~/lib/duration.ts';
import { numbered } from '~/lib/numbered.ts';
import { formatPercent } from '~/lib/percent.ts';
import { presentError } from '~/lib/present-error.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Notice } from '~/ui/notice.tsx';

import { useAnswerQuestion } from '../diagnoses.queries.ts';

/** The question that tells most for its time. Answering it weighs the causes again. */
export function NextQuestion({ diagnosis }: { diagnosis: Diagnosis }) {
  const answer = useAnswerQuestion(diagnosis.id);
  const { nextQuestion, causes, answers } = diagnosis;
  const first = causes[0];
  return (
    <Card>
      {nextQuestion ? (
        <Asking
          question={nextQuestion}
          busyOption={answer.isPending ? answer.variables.optionId : undefined}
          onAnswer={(optionId) => {
            if (!answer.isPending) answer.mutate({ questionId: nextQuestion.id, optionId });
          }}
        />
      ) : (
        <p className="text-soft">
          No further question would change the picture much. Carry on with the checks below.
        </p>
      )}
      {answer.error && (
        <Notice tone="high" role="alert" className="mt-4">
          {presentError(answer.error).message}
        </Notice>
      )}
      <p role="status" className="mt-4 text-sm font-[560] text-accent-text empty:hidden">
        {answer.isSuccess && first
          ? `Weighed again. Most likely now: ${first.name}, ${formatPercent(first.probability)}.`
          : null}
      </p>
      {answers.length > 0 && (
        <details className="mt-4 border-t border-line pt-3 text-sm">
          <summary className="cursor-pointer py-1 font-[560] text-soft">
            {answers.length === 1 ? '1 answer so far' : `${answers.length} answers so far`}
          </summary>
          <dl className="mt-2 grid gap-2">
            {answers.map((given) => (
              <div key={given.questionId}>
                <dt className="text-faint">{given.question}</dt>
                <dd className="font-medium">{given.answer}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Card>
  );
}

interface AskingProps {
  question: Question;
  busyOption: string | undefined;
  onAnswer: (optionId: string) => void;
}

function Asking({ question, busyOption, onAnswer }: AskingProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-lg font-[620] tracking-[-0.01em]">{question.text}</legend>
      {question.kind === 'check' && (
        <p className="figures mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-faint">
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden className="size-4" />
            {formatMinutes(question.minutes)}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Wrench aria-hidden className="size-4" />
            {question.tool}
          </span>
        </p>
      )}
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
