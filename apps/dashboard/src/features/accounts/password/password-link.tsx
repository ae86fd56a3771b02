import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Mail } from 'lucide-react';

import { useSendPasswordLink } from './password.queries.ts';

/** For an account that has no password: a link by mail sets one. */
export function PasswordLink() {
  const send = useSendPasswordLink();
  return (
    <div className="grid gap-4">
      <p className="measure">{t`Your account has no password: you log in with Google or with a passkey. To set one, open the link that we send to your address. You are signed out everywhere once it is set.`}</p>
      {send.error && <Notice tone="high" role="alert" title={presentError(send.error).message} />}
      {send.isSuccess && (
        <Notice
          tone="low"
          role="status"
          title={t`A link is on its way to ${send.data}.`}
        >{t`Nothing there after a minute? Look into the spam folder, or send it again.`}</Notice>
      )}
      <div>
        <Button
          tone="secondary"
          busy={send.isPending}
          icon={<Mail aria-hidden className="size-4.5" />}
          onClick={() => send.mutate()}
        >{t`Send me a link to set a password`}</Button>
      </div>
    </div>
  );
}
