import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { closedWords } from '@wrenchwise/rules/diagnosis-closing';
import { Button } from '@wrenchwise/ui/button.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { CircleCheck, RotateCcw } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';

import { useReopen } from '~/features/diagnoses/outcomes/outcomes.queries.ts';
import { useDates } from '~/user-settings/user-settings.ts';

/** Focus follows to the banner when the diagnosis is closed while it is looked at. */
const useFocusWhenClosed = (isClosed: boolean): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasClosed = useRef(isClosed);
  useEffect(() => {
    if (isClosed && !wasClosed.current) {
      heading.current?.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    }
    wasClosed.current = isClosed;
  }, [isClosed]);
  return heading;
};

/** The first thing that is read of a closed diagnosis: what it was, since when, and the way back. */
export function ClosedBanner({ diagnosis }: { diagnosis: Diagnosis }) {
  const { longDate } = useDates();
  const reopen = useReopen(diagnosis.id);
  const words = closedWords(diagnosis);
  const heading = useFocusWhenClosed(words !== undefined);
  if (words === undefined || diagnosis.resolvedAt === null) return null;
  return (
    <section
      aria-labelledby="closed"
      className="mb-5 flex flex-wrap items-start gap-x-3 gap-y-2 rounded-lg border border-low-line bg-low-soft px-4 py-3.5 sm:px-5"
    >
      <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-low" />
      <div className="min-w-0 flex-1 basis-52">
        <h2
          id="closed"
          ref={heading}
          tabIndex={-1}
          className="text-lg wrap-anywhere focus-visible:outline-none"
        >
          {words}
        </h2>
        <p className="text-sm text-soft">{t`On ${longDate(diagnosis.resolvedAt)}`}</p>
      </div>
      <Button
        tone="secondary"
        size="sm"
        busy={reopen.isPending}
        icon={<RotateCcw aria-hidden className="size-4" />}
        onClick={() =>
          reopen.mutate(undefined, {
            onSuccess: () => void showToast('success', t`The problem is open again`),
            onError: (error) => void showToast('error', presentError(error).message),
          })
        }
      >{t`It came back`}</Button>
    </section>
  );
}
