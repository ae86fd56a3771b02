import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { BillingEntry } from '@wrenchwise/domain/endpoints/subscription';
import { formatCents } from '@wrenchwise/domain/money';
import { Badge, type BadgeTone } from '@wrenchwise/ui/badge.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { type Column, Table } from '@wrenchwise/ui/table.tsx';
import type { z } from 'zod';

import { useDates } from '~/lib/user-settings.ts';

import { billingQuery } from './subscription.queries.ts';

type Entry = z.infer<typeof BillingEntry>;

const toneOf = (status: string): BadgeTone =>
  status === 'paid' ? 'low' : status === 'pending' ? 'medium' : 'high';

const columnsOf = (dateOf: (iso: string) => string): readonly Column<Entry>[] => [
  { id: 'date', title: 'Date', cell: (entry) => dateOf(entry.date) },
  { id: 'what', title: 'Description', cell: (entry) => entry.description },
  {
    id: 'status',
    title: 'Status',
    cell: (entry) => <Badge tone={toneOf(entry.status)}>{entry.status}</Badge>,
  },
  {
    id: 'amount',
    title: 'Amount',
    align: 'end',
    cell: (entry) => formatCents(entry.amount, { currency: entry.currency, exact: true }),
  },
];

/** What was billed, newest first. */
export function BillingHistory() {
  const query = useQuery(billingQuery());
  const { longDate } = useDates();
  return (
    <Card>
      <h2 className="mb-4 text-xl">Billing history</h2>
      <DataState
        query={query}
        explain={presentError}
        failure="Failed to load billing history"
        loadingLabel="Loading billing history"
        skeleton={<Skeleton className="h-16" />}
        isEmpty={(data) => data.entries.length === 0}
        empty={<p className="text-soft">Nothing has been billed to you.</p>}
      >
        {({ entries }) => (
          <Table
            caption="Billing history"
            rows={entries}
            rowKey={(entry) => entry.id}
            columns={columnsOf(longDate)}
          />
        )}
      </DataState>
    </Card>
  );
}
