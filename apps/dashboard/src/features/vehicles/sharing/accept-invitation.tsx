import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { useState } from 'react';

import { invitationQuery, useAcceptInvitation } from './shares.queries.ts';

function AcceptButtons({
  accept,
  otherEmail,
  isConfirmed,
  token,
  onAccepted,
}: {
  readonly accept: ReturnType<typeof useAcceptInvitation>;
  readonly otherEmail: string | null;
  readonly isConfirmed: boolean;
  readonly token: string;
  readonly onAccepted: (vehicleId: string) => void;
}) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        busy={accept.isPending}
        disabled={otherEmail !== null && !isConfirmed}
        onClick={() =>
          accept.mutate(
            { token, confirm: isConfirmed },
            { onSuccess: ({ vehicleId }) => onAccepted(vehicleId) },
          )
        }
      >{t`Accept`}</Button>
      <LinkButton to="/dashboard" tone="ghost">{t`Not now`}</LinkButton>
    </div>
  );
}

/**
 * Where the link of an invitation leads. Nothing happens without the click; a link that went to another
 * address asks whether it is meant for this account.
 */
export function AcceptInvitation({
  token,
  email,
  onAccepted,
}: {
  token: string;
  /** The reader's own address. */
  email: string;
  onAccepted: (vehicleId: string) => void;
}) {
  const query = useQuery(invitationQuery(token));
  const accept = useAcceptInvitation();
  const [isConfirmed, setConfirmed] = useState(false);
  if (query.error && presentError(query.error).code === 'vehicle/invitation-expired') {
    return <InvitationOfNoUse text={presentError(query.error).message} />;
  }
  return (
    <DataState
      query={query}
      explain={presentError}
      failure={t`Failed to load the invitation`}
      loadingLabel={t`Loading the invitation`}
      skeleton={<Skeleton className="h-48 max-w-2xl" />}
    >
      {({ vehicle, ownerName, role, otherEmail }) => (
        <Card className="grid max-w-2xl gap-4">
          <h2 className="text-xl wrap-anywhere">{t`${ownerName} shares a ${vehicle} with you`}</h2>
          <p className="text-soft">
            {t`${
              role === 'edit'
                ? t`You will see it with its history, tasks and documents, and may add to them.`
                : role === 'fuel'
                  ? t`You will see it with its history, tasks and documents, and may add fill-ups, charges and odometer readings.`
                  : t`You will see it with its history, tasks and documents.`
            } ${ownerName} can end this at any time, and so can you.`}
          </p>
          {otherEmail !== null && (
            <Notice tone="medium" title={t`This invitation went to another address`}>
              <p className="wrap-anywhere">{t`It was sent to ${otherEmail}; you are logged in as ${email}.`}</p>
              <div className="mt-2">
                <Checkbox
                  checked={isConfirmed}
                  onChange={({ target }) => setConfirmed(target.checked)}
                  label={t`It is meant for me: accept it with this account`}
                />
              </div>
            </Notice>
          )}
          {accept.isError && (
            <Notice tone="high" role="alert">
              {presentError(accept.error).message}
            </Notice>
          )}
          <AcceptButtons
            accept={accept}
            otherEmail={otherEmail}
            isConfirmed={isConfirmed}
            token={token}
            onAccepted={onAccepted}
          />
        </Card>
      )}
    </DataState>
  );
}

/** In place of an invitation that cannot be accepted. */
export function InvitationOfNoUse({ text }: { text: string }) {
  return (
    <Notice tone="medium" role="alert" title={t`This link no longer works`} className="max-w-2xl">
      <p>{text}</p>
      <LinkButton
        to="/dashboard/vehicles"
        tone="secondary"
        className="mt-3"
      >{t`My vehicles`}</LinkButton>
    </Notice>
  );
}
