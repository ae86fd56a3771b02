import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Why no diagnosis was made, beside the button that was pressed: it gets focus. What was typed stays. */
export function RequestFailed({ error }: { error: Error }) {
  const { code, message, retryable, requestId } = presentError(error);
  const box = useRef<HTMLDivElement>(null);
  const show = useEffectEvent((_refused: Error) => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  });
  // Each refusal is one of its own, also when it says the same again.
  useEffect(() => show(error), [error]);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mb-24 outline-none">
      <Notice tone="high" role="alert" title={t`Diagnosis Request Failed`}>
        <p>{t`${message} Your words are still here, and nothing was used up.`}</p>
        {requestId && <p className="mt-1 text-xs text-faint">{t`Request ${requestId}`}</p>}
        {code === 'usage/diagnosis-limit' && (
          <LinkButton to="/pricing" size="sm" className="mt-3">{t`See plans`}</LinkButton>
        )}
        {retryable && (
          <Button
            type="submit"
            tone="secondary"
            size="sm"
            className="mt-3"
            icon={<RotateCw aria-hidden className="size-4" />}
          >{t`Try again`}</Button>
        )}
      </Notice>
    </div>
  );
}
