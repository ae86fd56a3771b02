import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { Button } from '@wrenchwise/ui/button.tsx';

import { useAddToDiagnosis } from './chat.queries.ts';

/** Takes what was told into the diagnosis, once. */
export function TakeOver({ addition, diagnosis }: { addition: string; diagnosis: Diagnosis }) {
  const add = useAddToDiagnosis(diagnosis.id);
  if (diagnosis.symptoms.split('\n').includes(addition.trim())) {
    return <p className="mt-2 text-sm text-faint">This is part of the diagnosis now.</p>;
  }
  return (
    <Button
      tone="secondary"
      size="sm"
      className="mt-3"
      busy={add.isPending}
      onClick={() => add.mutate(addition)}
    >
      Update the diagnosis
    </Button>
  );
}
