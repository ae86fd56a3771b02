import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';

import { LinkAddress } from '~/ui/link-address.tsx';
import { useDates } from '~/user-settings/user-settings.ts';

import { quoteLinksQuery, useRevokeQuoteLink } from './check.queries.ts';

/** The links to the sheet of a quote that work: address, end, and the way to revoke each. */
export function QuoteLinks({ quoteId }: { quoteId: string }) {
  const { data } = useQuery(quoteLinksQuery(quoteId));
  const revoke = useRevokeQuoteLink(quoteId);
  const { longDate } = useDates();
  if (!data || data.shares.length === 0) return null;
  return (
    <ul
      aria-label={t`Links to this sheet`}
      className="mt-4 divide-y divide-line border-t border-line"
    >
      {data.shares.map(({ id, expiresAt, url }) => (
        <li key={id} className="py-3 text-sm">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-soft">{t`Works until ${longDate(expiresAt)}`}</p>
            <Button
              tone="secondary"
              size="sm"
              busy={revoke.isPending && revoke.variables === id}
              onClick={() =>
                revoke.mutate(id, {
                  onSuccess: () => void showToast('success', t`The link no longer works`),
                  onError: (error) => void showToast('error', presentError(error).message),
                })
              }
            >{t`Revoke`}</Button>
          </div>
          {url !== null && <LinkAddress url={url} />}
        </li>
      ))}
    </ul>
  );
}
