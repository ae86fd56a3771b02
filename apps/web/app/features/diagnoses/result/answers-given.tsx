import type { AnswerGiven } from '@wrenchwise/domain/endpoints/diagnoses';
import { Undo2 } from 'lucide-react';

import { Button } from '~/ui/button.tsx';

import { moveInWords } from './moves-in-words.ts';

interface Props {
  answers: readonly AnswerGiven[];
  isBusy: boolean;
  onWithdraw: (questionId: string) => void;
}

const effectOf = ({ moved, optionId }: AnswerGiven): string | undefined => {
  if (moved === undefined) return undefined;
  if (moved.length > 0) return moved.map(moveInWords).join(' ');
  return optionId === 'unknown' ? 'Changed nothing.' : 'Moved nothing by as much as 1%.';
};

/** What was answered and what each answer changed; the last can be taken back. */
export function AnswersGiven({ answers, isBusy, onWithdraw }: Props) {
  return (
    <details className="mt-4 border-t border-line pt-3 text-sm">
      <summary className="cursor-pointer py-1 font-[560] text-soft">
        {answers.length === 1 ? '1 answer so far' : `${answers.length} answers so far`}
      </summary>
      <dl className="mt-2 grid gap-3">
        {answers.map((given, index) => (
          <div key={given.questionId}>
            <dt className="text-faint">{given.question}</dt>
            <dd className="font-medium">{given.answer}</dd>
            {effectOf(given) !== undefined && (
              <dd className="figures mt-0.5 text-soft">{effectOf(given)}</dd>
            )}
            {index === answers.length - 1 && (
              <dd className="mt-1 -ml-3">
                <Button
                  tone="ghost"
                  busy={isBusy}
                  icon={<Undo2 aria-hidden className="size-4" />}
                  onClick={() => onWithdraw(given.questionId)}
                >
                  Take this answer back
                </Button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}
