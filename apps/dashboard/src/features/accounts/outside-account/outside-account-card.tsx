import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { SecurityOverview } from '@wrenchwise/contract/endpoints/accounts/security-overview';
import { AlertDialog } from '@wrenchwise/ui/alert-dialog.tsx';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';

import { SecurityCard } from '../security-overview/security-card.tsx';
import { useConnect, useDisconnect } from './outside-account.queries.ts';
import type { OutsideProvider } from './outside-provider.ts';

interface Props {
  provider: OutsideProvider;
  state: SecurityOverview['google'];
}

/** Logging in by an outside account: connected or not, and the way from one to the other. */
export function OutsideAccountCard({ provider, state }: Props) {
  const [isAsking, setAsking] = useState(false);
  const connect = useConnect(provider);
  const disconnect = useDisconnect(provider);
  const error = connect.error ?? disconnect.error;
  const failure = error ? presentError(error) : undefined;
  const { connected, available } = state;
  const { id, name, account, unavailable, question } = provider;

  const leave = () => {
    disconnect.reset();
    connect.mutate(undefined, { onSuccess: ({ url }) => window.location.assign(url) });
  };

  return (
    <SecurityCard
      id={id}
      title={account}
      lead={available ? t`Log in with ${name}, without a password.` : unavailable}
      aside={
        connected ? (
          <Badge tone="low" icon={<CircleCheck aria-hidden />}>{t`Connected`}</Badge>
        ) : (
          <Badge>{t`Not connected`}</Badge>
        )
      }
    >
      {failure && (
        <Notice tone="high" role="alert" className="mb-4" title={failure.message}>
          {failure.code === 'auth/last-way-in' &&
            t`Set a password or add a passkey, then disconnect ${name}.`}
        </Notice>
      )}
      {(connected || available) && (
        <Button
          tone="secondary"
          // Busy also after the answer: the browser is on its way by then.
          busy={disconnect.isPending || connect.isPending || connect.isSuccess}
          onClick={connected ? () => setAsking(true) : leave}
        >
          {connected ? t`Disconnect` : t`Connect`}
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={question}
        description={t`You can no longer log in with ${name}. Your account and everything in it stay.`}
        confirm={t`Disconnect`}
        onConfirm={() =>
          disconnect.mutate(undefined, {
            onSuccess: () => void showToast('success', `${account} disconnected`),
          })
        }
      />
    </SecurityCard>
  );
}
