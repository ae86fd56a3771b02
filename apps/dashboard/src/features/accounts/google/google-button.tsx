import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { signInWithGoogle } from '@wrenchwise/contract/endpoints/accounts/google';
import { ERRORS } from '@wrenchwise/contract/errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';

import { FailedAttempt } from '../sign-in/failed-attempt.tsx';
import { signInMethodsQuery, useSignInOutside } from '../sign-in/sign-in.queries.ts';

/** Sign-in with Google. Says so, and cannot be pressed, when the operator has not set it up. */
export function GoogleButton() {
  const google = useSignInOutside(signInWithGoogle);
  // While it is not known, the button may be pressed: the answer then says the same.
  const isSetUp = useQuery(signInMethodsQuery()).data?.google ?? true;
  return (
    <div className="grid gap-3">
      <Button
        tone="secondary"
        wide
        icon={<GoogleMark />}
        busy={google.isPending}
        disabled={!isSetUp}
        onClick={() => google.mutate()}
      >
        {isSetUp ? t`Continue with Google` : t`Google sign-in is not set up here`}
      </Button>
      {google.error && <Failure error={google.error} />}
    </div>
  );
}

function Failure({ error }: { error: Error }) {
  const { code, message } = presentError(error);
  return code === 'auth/google-not-set-up' ? (
    <Notice tone="info" role="status" title={message} />
  ) : (
    <FailedAttempt title={ERRORS['auth/google-failed'].message} error={error} />
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden className="size-4.5">
      <path
        fill="#4285F4"
        d="M17.6 9.2c0-.6 0-1.2-.2-1.7H9v3.4h4.8a4 4 0 0 1-1.7 2.7v2.2h2.9c1.7-1.6 2.6-3.9 2.6-6.6z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2a5.4 5.4 0 0 1-8-2.8H1v2.3A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8z" />
      <path
        fill="#EA4335"
        d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3c.7-2.1 2.7-3.7 5-3.7z"
      />
    </svg>
  );
}
