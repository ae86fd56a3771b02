import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { WebhookDelivery } from '@wrenchwise/contract/endpoints/webhooks';
import { Badge, type BadgeTone } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Pagination } from '@wrenchwise/ui/pagination.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { type Column, Table } from '@wrenchwise/ui/table.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useState } from 'react';

import { useDates } from '~/user-settings/user-settings.ts';

import { deliveriesQuery, DELIVERIES_PER_PAGE, useReplay } from './developers.queries.ts';

const STATES = {
  pending: { tone: 'neutral', word: t`Waiting` },
  delivered: { tone: 'low', word: t`Delivered` },
  failed: { tone: 'high', word: t`Failed` },
} as const satisfies Record<WebhookDelivery['state'], { tone: BadgeTone; word: string }>;

const useTimes = () => {
  const { moment } = useDates();
  return (iso: string) => moment(iso, { dateStyle: 'medium', timeStyle: 'short' });
};

/** What came of it, in a few words. */
const wordsOf = (
  { attempts, lastStatus, lastFailure, nextAttemptAt }: WebhookDelivery,
  timeOf: (iso: string) => string,
): string => {
  if (attempts === 0) return t`Being sent`;
  const tries = plural(attempts, { one: `1 attempt`, other: `${attempts} attempts` });
  const said = lastFailure ?? `answered ${lastStatus}`;
  const next = nextAttemptAt === null ? '' : t`; next ${timeOf(nextAttemptAt)}`;
  return `${tries}: ${said}${next}`;
};

function When({ at }: { at: string }) {
  const timeOf = useTimes();
  return <>{timeOf(at)}</>;
}

function State({ delivery }: { delivery: WebhookDelivery }) {
  const timeOf = useTimes();
  const { tone, word } = STATES[delivery.state];
  return (
    <>
      <Badge tone={tone}>{word}</Badge>{' '}
      <span className="text-sm text-soft">{wordsOf(delivery, timeOf)}</span>
    </>
  );
}

function SendAgain({ delivery: { id, event, createdAt } }: { delivery: WebhookDelivery }) {
  const replay = useReplay();
  const timeOf = useTimes();
  return (
    <Button
      tone="secondary"
      size="sm"
      className="whitespace-nowrap"
      busy={replay.isPending}
      aria-label={t`Send ${event} of ${timeOf(createdAt)} again`}
      onClick={() =>
        replay.mutate(id, {
          onError: (error) => void showToast('error', presentError(error).message),
        })
      }
    >{t`Send again`}</Button>
  );
}

const COLUMNS: readonly Column<WebhookDelivery>[] = [
  { id: 'at', title: t`When`, cell: ({ createdAt }) => <When at={createdAt} /> },
  {
    id: 'event',
    title: t`Event`,
    cell: ({ event }) => <code className="font-mono text-sm whitespace-nowrap">{event}</code>,
  },
  { id: 'state', title: t`State`, cell: (delivery) => <State delivery={delivery} /> },
  {
    id: 'again',
    title: t`Again`,
    align: 'end',
    cell: (delivery) => <SendAgain delivery={delivery} />,
  },
];

/** What was sent to one address, newest first, each to be sent once more. */
export function DeliveryList({ endpointId }: { endpointId: string }) {
  const [page, setPage] = useState(1);
  const query = useQuery(deliveriesQuery(endpointId, page));
  return (
    <div className="mt-4">
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load the deliveries`}
        loadingLabel={t`Loading the deliveries`}
        skeleton={<Skeleton className="h-24" />}
        isEmpty={({ total }) => total === 0}
        empty={
          <p className="text-sm text-faint">{t`Nothing has been sent there in the last 30 days.`}</p>
        }
      >
        {({ deliveries, total }) => (
          <>
            <Table
              caption={t`Deliveries`}
              columns={COLUMNS}
              rows={deliveries}
              rowKey={({ id }) => id}
            />
            <Pagination
              page={page}
              pages={Math.ceil(total / DELIVERIES_PER_PAGE)}
              onPage={setPage}
            />
          </>
        )}
      </DataState>
    </div>
  );
}
