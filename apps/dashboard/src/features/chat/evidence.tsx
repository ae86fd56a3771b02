import { t } from '@lingui/core/macro';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { ChatChange } from '@wrenchwise/contract/endpoints/chat';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Undo2 } from 'lucide-react';

import { useTakeBack, useTakeOver } from './chat.queries.ts';

interface Props {
  change: ChatChange;
  /** The answer that names the change. */
  messageId: string;
  diagnosis: Diagnosis;
}

const isTakenOver = ({ addition, answer }: ChatChange, { symptoms, answers }: Diagnosis): boolean =>
  answer
    ? answers.some(
        ({ questionId, optionId }) =>
          questionId === answer.questionId && optionId === answer.optionId,
      )
    : symptoms.split('\n').includes(addition.trim());

/** What a message added to the evidence: how the causes moved, and a way to take it back or put it in. */
export function Evidence({ change, messageId, diagnosis }: Props) {
  const takeBack = useTakeBack(diagnosis.id);
  const takeOver = useTakeOver(diagnosis.id);
  if (change.state === 'applied') {
    return (
      <div className="mt-3">
        <Moves moves={change.moves} />
        <Button
          tone="secondary"
          size="sm"
          className="mt-2"
          icon={<Undo2 aria-hidden className="size-4" />}
          busy={takeBack.isPending}
          onClick={() => takeBack.mutate(messageId)}
        >{t`Take it back`}</Button>
        {takeBack.isError && (
          <p role="alert" className="mt-2 text-sm">
            {presentError(takeBack.error).message}
          </p>
        )}
      </div>
    );
  }
  if (isTakenOver(change, diagnosis)) {
    return <p className="mt-2 text-sm text-faint">{t`This is part of the diagnosis now.`}</p>;
  }
  return (
    <>
      {change.state === 'taken-back' && (
        <p className="mt-2 text-sm text-faint">{t`Taken back: it no longer counts.`}</p>
      )}
      <Button
        tone="secondary"
        size="sm"
        className="mt-3"
        busy={takeOver.isPending}
        onClick={() => takeOver.mutate(change)}
      >{t`Update the diagnosis`}</Button>
    </>
  );
}

/** The causes that moved, each as a bar from where it was to where it is. */
function Moves({ moves }: Pick<ChatChange, 'moves'>) {
  if (moves.length === 0) return null;
  return (
    <ul aria-label={t`How the causes moved`} className="space-y-2">
      {moves.map(({ faultId, name, from, to }) => (
        <li key={faultId} className="text-sm">
          <span className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="shrink-0 tabular-nums">
              {formatPercent(from ?? 0)} → {formatPercent(to ?? 0)}
            </span>
          </span>
          <span aria-hidden className="mt-1 block h-1.5 overflow-hidden rounded-full bg-line">
            <span
              className="block h-full rounded-full bg-accent transition-[width] duration-500 motion-reduce:transition-none"
              style={{ width: `${(to ?? 0) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
