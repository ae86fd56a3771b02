import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { RotateCw } from 'lucide-react';

/** Why no diagnosis was made. What was typed is still in the form below. */
export function RequestFailed({ error }: { error: Error }) {
  const { code, message, retryable, requestId } = presentError(error);
  return (
    <Notice tone="high" role="alert" title="Diagnosis Request Failed">
      <p>{message}</p>
      {requestId && <p className="mt-1 text-xs text-faint">Request {requestId}</p>}
      {code === 'usage/diagnosis-limit' && (
        <LinkButton to="/pricing" size="sm" className="mt-3">
          See plans
        </LinkButton>
      )}
      {retryable && (
        <Button
          type="submit"
          tone="secondary"
          size="sm"
          className="mt-3"
          icon={<RotateCw aria-hidden className="size-4" />}
        >
          Try again
        </Button>
      )}
    </Notice>
  );
}
