import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { WebhookEndpoint } from '@wrenchwise/contract/endpoints/webhooks';
import { Button } from '@wrenchwise/ui/button.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';

import { useDates } from '~/user-settings/user-settings.ts';

import { useEndOldSecrets } from './developers.queries.ts';

/** Until when the secret of before signs beside the new one, and the way to end it at once. */
export function OldSecret({ id, until }: { id: WebhookEndpoint['id']; until: string }) {
  const { moment } = useDates();
  const end = useEndOldSecrets();
  const when = moment(until, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="measure text-sm text-soft">
        <Trans>
          Messages bear two signatures until <time dateTime={until}>{when}</time>: of the new secret
          and of the old one.
        </Trans>
      </p>
      <Button
        tone="secondary"
        size="sm"
        busy={end.isPending}
        onClick={() =>
          end.mutate(id, {
            onSuccess: () => void showToast('success', t`Only the new secret signs now`),
            onError: (error) => void showToast('error', presentError(error).message),
          })
        }
      >{t`End the old secret now`}</Button>
    </div>
  );
}
