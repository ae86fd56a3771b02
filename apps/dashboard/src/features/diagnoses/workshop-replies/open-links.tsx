import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';

import { LinkAddress } from '~/ui/link-address.tsx';
import { useDates } from '~/user-settings/user-settings.ts';

import { linksQuery, useRevokeLink } from './workshop-replies.queries.ts';

const repliesText = (count: number): string =>
  count === 0 ? t`no reply yet` : plural(count, { one: `1 reply`, other: `${count} replies` });

/** The links that work, each with its end, its address and the way to revoke it. */
export function OpenLinks({ diagnosisId }: { diagnosisId: string }) {
  const query = useQuery(linksQuery(diagnosisId));
  const revoke = useRevokeLink(diagnosisId);
  const { longDate } = useDates();
  return (
    <DataState
      query={query}
      explain={presentError}
      failure={t`Failed to load the links`}
      loadingLabel={t`Loading the links`}
      skeleton={<Skeleton className="h-6" />}
      isEmpty={({ shares }) => shares.length === 0}
      empty={null}
    >
      {({ shares }) => (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {shares.map(({ id, createdAt, expiresAt, replies, showsRegistration, url }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm">
              <p className="min-w-0">
                <span className="font-label">{t`Link of ${longDate(createdAt)}`}</span>
                <span className="block text-faint">
                  <Trans>
                    Works until {longDate(expiresAt)}, {repliesText(replies)}
                    {showsRegistration && t`, with the registration`}
                  </Trans>
                </span>
              </p>
              <Button
                tone="secondary"
                size="sm"
                aria-label={t`Revoke the link of ${longDate(createdAt)}`}
                busy={revoke.isPending && revoke.variables === id}
                onClick={() =>
                  revoke.mutate(id, {
                    onSuccess: () => void showToast('success', t`The link no longer works`),
                    onError: (error) => void showToast('error', presentError(error).message),
                  })
                }
              >{t`Revoke`}</Button>
              {url === null ? (
                <p className="basis-full text-faint">{t`Its address was shown once, when it was made. Make a new link to send it again.`}</p>
              ) : (
                <details className="basis-full">
                  <summary className="cursor-pointer text-link">{t`Show the link again`}</summary>
                  <LinkAddress url={url} />
                </details>
              )}
            </li>
          ))}
        </ul>
      )}
    </DataState>
  );
}
