import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { signInWithOidc } from '@wrenchwise/contract/endpoints/accounts/oidc';
import { ERRORS } from '@wrenchwise/contract/errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { KeyRound } from 'lucide-react';

import { FailedAttempt } from '../sign-in/failed-attempt.tsx';
import { signInMethodsQuery, useSignInOutside } from '../sign-in/sign-in.queries.ts';

/** Sign-in by the operator's OpenID provider, under the name that they gave it. Nothing where there is none. */
export function OidcButton() {
  const { data } = useQuery(signInMethodsQuery());
  const leave = useSignInOutside(signInWithOidc);
  if (!data?.oidc) return null;
  return (
    <div className="grid gap-3">
      <Button
        tone="secondary"
        wide
        icon={<KeyRound aria-hidden className="size-4.5" />}
        busy={leave.isPending}
        onClick={() => leave.mutate()}
      >
        {t`Continue with ${data.oidc.name}`}
      </Button>
      {leave.error && (
        <FailedAttempt title={ERRORS['auth/oidc-failed'].message} error={leave.error} />
      )}
    </div>
  );
}
