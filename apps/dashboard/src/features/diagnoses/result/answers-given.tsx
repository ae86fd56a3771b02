import { plural, t } from '@lingui/core/macro';
import type { DiagnosisAnswer } from '@wrenchwise/contract/endpoints/diagnoses';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Pencil, Undo2 } from 'lucide-react';
import { useState } from 'react';

import { moveInWords } from '~/ui/moves-in-words.ts';

interface Props {
  answers: readonly DiagnosisAnswer[];
  isBusy: boolean;
  onWithdraw: (questionId: string) => void;
  onChange: (questionId: string, optionId: string) => void;
}

const effectOf = ({ moved, optionId }: DiagnosisAnswer): string | undefined => {
  if (moved === undefined) return undefined;
  if (moved.length > 0) return moved.map(moveInWords).join(' ');
  return optionId === 'unknown' ? t`Changed nothing.` : t`Moved nothing by as much as 1%.`;
};

/** What was answered and what each answer changed; any of them can be changed or taken back. */
export function AnswersGiven({ answers, isBusy, onWithdraw, onChange }: Props) {
  return (
    <details className="mt-4 border-t border-line pt-3 text-sm">
      <summary className="cursor-pointer py-1 font-label text-soft">
        {plural(answers.length, {
          one: `1 answer so far`,
          other: `${answers.length} answers so far`,
        })}
      </summary>
      <dl className="mt-2 grid gap-3">
        {answers.map((given) => (
          <div key={given.questionId}>
            <dt className="text-faint">{given.question}</dt>
            <dd className="font-medium">{given.answer}</dd>
            {effectOf(given) !== undefined && (
              <dd className="figures mt-0.5 text-soft">{effectOf(given)}</dd>
            )}
            <AnswerActions
              // Once it is another answer, its options are no longer offered.
              key={given.optionId}
              given={given}
              isBusy={isBusy}
              onWithdraw={() => onWithdraw(given.questionId)}
              onChange={(optionId) => onChange(given.questionId, optionId)}
            />
          </div>
        ))}
      </dl>
    </details>
  );
}

interface ActionsProps {
  given: DiagnosisAnswer;
  isBusy: boolean;
  onWithdraw: () => void;
  onChange: (optionId: string) => void;
}

function AnswerActions({ given, isBusy, onWithdraw, onChange }: ActionsProps) {
  const [isChanging, setIsChanging] = useState(false);
  const others = (given.options ?? []).filter(({ id }) => id !== given.optionId);
  if (isChanging) {
    return (
      <dd
        role="group"
        aria-label={`Change: ${given.question}`}
        className="mt-2 flex flex-wrap gap-2"
      >
        {others.map(({ id, label }) => (
          <Button key={id} tone="secondary" size="sm" busy={isBusy} onClick={() => onChange(id)}>
            {label}
          </Button>
        ))}
        <Button
          tone="ghost"
          size="sm"
          onClick={() => setIsChanging(false)}
        >{t`Keep ‘${given.answer}’`}</Button>
      </dd>
    );
  }
  return (
    <dd className="mt-1 -ml-3 flex flex-wrap">
      {others.length > 0 && (
        <Button
          tone="ghost"
          size="sm"
          aria-label={`Change: ${given.question}`}
          icon={<Pencil aria-hidden className="size-4" />}
          onClick={() => setIsChanging(true)}
        >{t`Change`}</Button>
      )}
      <Button
        tone="ghost"
        size="sm"
        aria-label={t`Take back: ${given.question}`}
        busy={isBusy}
        icon={<Undo2 aria-hidden className="size-4" />}
        onClick={onWithdraw}
      >{t`Take back`}</Button>
    </dd>
  );
}
