import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';

import { useResendVerification } from '../sign-in/sign-in.queries.ts';

/** Sends the verification mail once more and says that it did. */
export function ResendVerification({ email }: { email: string }) {
  const resend = useResendVerification();
  return (
    <div className="mt-2">
      <Button
        tone="secondary"
        size="sm"
        busy={resend.isPending}
        onClick={() => resend.mutate(email)}
      >{t`Send the e-mail again`}</Button>
      <p role="status" className="mt-2 empty:hidden">
        {resend.isSuccess && t`Sent. It can take a minute to arrive; look in the spam folder too.`}
        {resend.error && presentError(resend.error).message}
      </p>
    </div>
  );
}
