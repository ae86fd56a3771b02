import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Notice } from '@wrenchwise/ui/notice.tsx';

/** What could not be done, and why as far as that is known. */
export function FailedChange({ title, error }: { title: string; error: unknown }) {
  const { code, message, requestId } = presentError(error);
  return (
    <Notice tone="high" role="alert" title={title}>
      {code !== 'unknown/error' && <p>{message}</p>}
      {requestId && <p className="mt-1 text-xs text-faint">{t`Request ${requestId}`}</p>}
    </Notice>
  );
}
