import { t } from '@lingui/core/macro';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';

const WORDS = {
  waiting: t`This is our engine’s answer. A second look is under way.`,
  added: t`A second look was added.`,
} as const;

/** Whether outside services still look at the diagnosis, or have added something to it. */
export function SecondLookNotice({ diagnosis }: { diagnosis: Diagnosis }) {
  const { secondLook } = diagnosis;
  return (
    <p role="status" className="mb-2 text-sm text-faint empty:hidden">
      {secondLook && WORDS[secondLook]}
    </p>
  );
}
