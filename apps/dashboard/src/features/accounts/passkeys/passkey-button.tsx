import { t } from '@lingui/core/macro';
import { ApiError } from '@wrenchwise/contract/client';
import { ERRORS } from '@wrenchwise/contract/errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { useHydrated } from '@wrenchwise/ui/use-hydrated.ts';
import { KeyRound } from 'lucide-react';

import { CookiesBlocked } from '../sign-in/cookies-blocked.ts';
import { SignInFailure } from '../sign-in/sign-in-failure.tsx';
import { useSignInRequest } from '../sign-in/sign-in.queries.ts';

const IP_ADDRESS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Passkeys belong to a named site: WebAuthn refuses hosts that are IP addresses. */
const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !IP_ADDRESS.test(location.hostname);

const signIn = async () => (await import('./passkey-sign-in.queries.ts')).signInByPasskey();

/** Log-in with a passkey, where the browser and the address allow it; nothing elsewhere. */
export function PasskeyButton() {
  const isHydrated = useHydrated();
  const login = useSignInRequest(signIn);
  if (!isHydrated || !canUsePasskeys()) return null;
  return (
    <div className="grid gap-3">
      <Button
        tone="secondary"
        wide
        icon={<KeyRound aria-hidden className="size-4.5" />}
        busy={login.isPending || login.isSuccess}
        onClick={() => login.mutate(undefined)}
      >{t`Log in with a passkey`}</Button>
      {login.error && <Failure error={login.error} />}
    </div>
  );
}

function Failure({ error }: { error: Error }) {
  if (error instanceof ApiError || error instanceof CookiesBlocked) {
    return <SignInFailure error={error} />;
  }
  // The browser gives one answer for 'cancelled', 'took too long' and 'there is none here'.
  return error.name === 'NotAllowedError' ? (
    <Notice
      tone="info"
      role="status"
      title={t`No passkey was used.`}
    >{t`Try again, or log in with your password.`}</Notice>
  ) : (
    <Notice tone="high" role="alert" title={ERRORS['auth/passkey-failed'].message} />
  );
}
