import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { OLD_SECRET_HOURS, type WebhookEndpoint } from '@wrenchwise/contract/endpoints/webhooks';
import { AlertDialog } from '@wrenchwise/ui/alert-dialog.tsx';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useState } from 'react';

import { useConfirm } from '~/account/confirmation.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import { DeliveryList } from './delivery-list.tsx';
import {
  useChangeWebhook,
  useDeleteWebhook,
  useRenewSecret,
  useTestWebhook,
} from './developers.queries.ts';
import { OldSecret } from './old-secret.tsx';
import { ShownOnce } from './shown-once.tsx';

const RENEWAL = {
  title: t`Make a new secret?`,
  description: t`Give the new secret to your program. For ${OLD_SECRET_HOURS} hours messages are signed with both, so that nothing is lost meanwhile.`,
  action: t`Make a new secret`,
};

const sayFailure = (error: Error) => void showToast('error', presentError(error).message);

/** One address: what it is shown, what was sent, and what can be done with it. */
export function WebhookItem({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { id, url, events, disabledAt, oldSecretUntil } = endpoint;
  const [isDeleting, setDeleting] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { longDate } = useDates();
  const change = useChangeWebhook();
  const remove = useDeleteWebhook();
  const renew = useRenewSecret();
  const confirm = useConfirm();
  const test = useTestWebhook();
  const isStopped = disabledAt !== null;
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-mono text-sm wrap-anywhere">{url}</span>
        {isStopped && <Badge tone="medium">{t`Stopped`}</Badge>}
      </p>
      <p className="mt-1 text-sm wrap-anywhere text-faint">{events.join(', ')}</p>
      {isStopped && (
        <p className="mt-1 text-sm text-soft">{t`Nothing has been sent there since ${longDate(disabledAt)}.`}</p>
      )}
      {renew.data && (
        <div className="mt-4">
          <ShownOnce
            title={t`The secret was changed`}
            label={t`The new signing secret`}
            text={renew.data.secret}
          />
        </div>
      )}
      {oldSecretUntil !== null && <OldSecret id={id} until={oldSecretUntil} />}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button tone="secondary" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t`Hide deliveries` : t`Deliveries`}
        </Button>
        {!isStopped && (
          <Button
            tone="secondary"
            size="sm"
            busy={test.isPending}
            onClick={() => test.mutate(id, { onSuccess: () => setOpen(true), onError: sayFailure })}
          >{t`Send a test`}</Button>
        )}
        <Button
          tone="secondary"
          size="sm"
          busy={change.isPending}
          onClick={() => change.mutate({ id, isEnabled: isStopped }, { onError: sayFailure })}
        >
          {isStopped ? t`Start again` : t`Stop`}
        </Button>
        <Button
          tone="ghost"
          size="sm"
          busy={renew.isPending}
          onClick={() =>
            confirm({
              ...RENEWAL,
              act: (confirmation) => renew.mutateAsync({ id, ...confirmation }),
            })
          }
        >{t`New secret`}</Button>
        <Button
          tone="ghost"
          size="sm"
          busy={remove.isPending}
          onClick={() => setDeleting(true)}
        >{t`Delete`}</Button>
      </div>
      {isOpen && <DeliveryList endpointId={id} />}
      <AlertDialog
        open={isDeleting}
        onOpenChange={setDeleting}
        title={t`Delete this endpoint?`}
        description={t`Nothing is sent there any more, and the list of what was sent is deleted.`}
        confirm={t`Delete endpoint`}
        onConfirm={() =>
          remove.mutate(id, {
            onSuccess: () => void showToast('success', t`Webhook endpoint deleted`),
            onError: sayFailure,
          })
        }
      />
    </li>
  );
}
