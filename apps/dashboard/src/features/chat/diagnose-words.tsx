import { t } from '@lingui/core/macro';
import { keepDiagnosisDraft } from '@wrenchwise/client/diagnosis-draft.ts';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';

/** The way to a diagnosis of a saved car with what was notified of it: the form opens filled in. */
export function DiagnoseWords({ words, vehicleId }: { words: string; vehicleId: string }) {
  return (
    <LinkButton
      to={`/dashboard/diagnose?vehicle=${vehicleId}`}
      tone="secondary"
      size="sm"
      className="mt-3"
      onClick={() => keepDiagnosisDraft({ symptoms: words, vehicleId })}
    >{t`Start a diagnosis with these words`}</LinkButton>
  );
}
