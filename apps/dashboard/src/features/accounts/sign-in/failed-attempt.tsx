import { presentError } from '@wrenchwise/client/present-error.ts';
import type { ErrorCode } from '@wrenchwise/contract/errors';
import { Notice } from '@wrenchwise/ui/notice.tsx';

/** Causes that a user can do something about: worth a sentence of their own. */
const WITH_MESSAGE: ReadonlySet<ErrorCode> = new Set(['network/offline', 'rate-limit/exceeded']);

/** What did not work, in this screen's words, and the cause where it helps to know it. */
export function FailedAttempt({ title, error }: { title: string; error: Error }) {
  const { code, message } = presentError(error);
  return (
    <Notice tone="high" role="alert" title={title}>
      {WITH_MESSAGE.has(code) && message}
    </Notice>
  );
}
