import type { ChatChange } from '@wrenchwise/domain/endpoints/chat';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { Button } from '@wrenchwise/ui/button.tsx';

import { useTakeOver } from './chat.queries.ts';

const isTakenOver = ({ addition, answer }: ChatChange, { symptoms, answers }: Diagnosis): boolean =>
  answer
    ? answers.some(
        ({ questionId, optionId }) =>
          questionId === answer.questionId && optionId === answer.optionId,
      )
    : symptoms.split('\n').includes(addition.trim());

/** Takes what was told into the diagnosis, once: a finding of a check as its answer, all else as words. */
export function TakeOver({ change, diagnosis }: { change: ChatChange; diagnosis: Diagnosis }) {
  const takeOver = useTakeOver(diagnosis.id);
  if (isTakenOver(change, diagnosis)) {
    return <p className="mt-2 text-sm text-faint">This is part of the diagnosis now.</p>;
  }
  return (
    <Button
      tone="secondary"
      size="sm"
      className="mt-3"
      busy={takeOver.isPending}
      onClick={() => takeOver.mutate(change)}
    >
      Update the diagnosis
    </Button>
  );
}
