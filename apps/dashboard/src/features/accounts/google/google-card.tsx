import { presentError } from '@wrenchwise/client/present-error.ts';
import type { SecurityOverview } from '@wrenchwise/domain/endpoints/accounts/security-overview';
import { AlertDialog } from '@wrenchwise/ui/alert-dialog.tsx';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';

import { SecurityCard } from '../security-overview/security-card.tsx';
import { useConnectGoogle, useDisconnectGoogle } from './google.queries.ts';

/** Logging in with Google: connected or not, and the way from one to the other. */
export function GoogleCard({ google }: { google: SecurityOverview['google'] }) {
  const [isAsking, setAsking] = useState(false);
  const connect = useConnectGoogle();
  const disconnect = useDisconnectGoogle();
  const error = connect.error ?? disconnect.error;
  const failure = error ? presentError(error) : undefined;
  const { connected, available } = google;

  const goToGoogle = () => {
    disconnect.reset();
    connect.mutate(undefined, { onSuccess: ({ url }) => window.location.assign(url) });
  };

  return (
    <SecurityCard
      id="google"
      title="Google account"
      lead={
        available
          ? 'Log in with Google, without a password.'
          : 'Google sign-in is not set up on this server.'
      }
      aside={
        connected ? (
          <Badge tone="low" icon={<CircleCheck aria-hidden />}>
            Connected
          </Badge>
        ) : (
          <Badge>Not connected</Badge>
        )
      }
    >
      {failure && (
        <Notice tone="high" role="alert" className="mb-4" title={failure.message}>
          {failure.code === 'auth/last-way-in' &&
            'Set a password or add a passkey, then disconnect Google.'}
        </Notice>
      )}
      {(connected || available) && (
        <Button
          tone="secondary"
          // Busy also after the answer: the browser is on its way to Google by then.
          busy={disconnect.isPending || connect.isPending || connect.isSuccess}
          onClick={connected ? () => setAsking(true) : goToGoogle}
        >
          {connected ? 'Disconnect' : 'Connect'}
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Disconnect your Google account?"
        description="You can no longer log in with Google. Your account and everything in it stay."
        confirm="Disconnect"
        onConfirm={() =>
          disconnect.mutate(undefined, {
            onSuccess: () => void showToast('success', 'Google account disconnected'),
          })
        }
      />
    </SecurityCard>
  );
}
