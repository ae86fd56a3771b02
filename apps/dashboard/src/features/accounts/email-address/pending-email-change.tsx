import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { PendingEmailChange as Pending } from '@wrenchwise/contract/endpoints/accounts/email-address';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';

import { timeAgo } from '~/features/accounts/email-address/time-ago.ts';

import { FailedChange } from '../settings/failed-change.tsx';
import {
  emailChangeQuery,
  useCancelEmailChange,
  useResendEmailChange,
} from './email-change.queries.ts';

/** The e-mail change that waits for a link to be opened, with the ways to hurry it and to end it. */
export function PendingEmailChange() {
  const { data: pending } = useQuery(emailChangeQuery());
  return pending ? <Waiting key={pending.sentTo} pending={pending} /> : null;
}

function Waiting({ pending }: { pending: Pending }) {
  const resend = useResendEmailChange();
  const cancel = useCancelEmailChange();
  const { newEmail, sentTo, sentAt } = pending;
  const isBusy = resend.isPending || cancel.isPending;
  const error = resend.error ?? cancel.error;
  return (
    <div className="mt-4 grid gap-3">
      {error && <FailedChange title={t`That did not work. Please try again.`} error={error} />}
      <Notice
        tone="info"
        role="status"
        className="wrap-anywhere"
        title={t`Waiting for confirmation at ${sentTo}; sent ${timeAgo(sentAt)}.`}
      >
        <p>
          {t`${
            sentTo === newEmail
              ? t`Open the link there to make it your address.`
              : t`Open the link there. Then we send another one to ${newEmail}, and the change is made once you have opened that one too.`
          } A link works for an hour, and only the newest one does.`}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            tone="secondary"
            size="sm"
            busy={resend.isPending}
            onClick={() => {
              if (isBusy) return;
              cancel.reset();
              resend.mutate(undefined);
            }}
          >{t`Send the link again`}</Button>
          <Button
            tone="ghost"
            size="sm"
            busy={cancel.isPending}
            onClick={() => {
              if (isBusy) return;
              resend.reset();
              cancel.mutate(undefined);
            }}
          >{t`Cancel the change`}</Button>
        </div>
      </Notice>
    </div>
  );
}
