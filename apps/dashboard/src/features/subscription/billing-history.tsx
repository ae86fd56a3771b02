import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { BillingEntry } from '@wrenchwise/contract/endpoints/subscription';
import { PLAN_CURRENCY_NOTE } from '@wrenchwise/rules/plan-price';
import { Badge, type BadgeTone } from '@wrenchwise/ui/badge.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { type Column, Table } from '@wrenchwise/ui/table.tsx';

import { useDates } from '~/user-settings/user-settings.ts';

import { billingQuery } from './usage.queries.ts';

const toneOf = (status: string): BadgeTone =>
  status === 'paid' ? 'low' : status === 'pending' ? 'medium' : 'high';

const columnsOf = (dateOf: (iso: string) => string): readonly Column<BillingEntry>[] => [
  { id: 'date', title: t`Date`, cell: (entry) => dateOf(entry.date) },
  {
    id: 'what',
    title: t`Description`,
    cell: ({ description, invoiceNumber }) => (
      <>
        {description}
        {invoiceNumber !== null && (
          <span className="figures block text-xs text-faint">{invoiceNumber}</span>
        )}
      </>
    ),
  },
  {
    id: 'status',
    title: t`Status`,
    cell: ({ status }) => (
      <Badge tone={toneOf(status)}>{status.replace(/^./, (first) => first.toUpperCase())}</Badge>
    ),
  },
  {
    id: 'amount',
    title: t`Amount`,
    align: 'end',
    cell: ({ amount, amountRefunded, currency }) => (
      <>
        {formatCents(amount, { currency, exact: true })}
        {amountRefunded > 0 && (
          <span className="block text-xs text-faint">
            {t`${formatCents(amountRefunded, { currency, exact: true })} refunded`}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'invoice',
    title: t`Invoice`,
    align: 'end',
    cell: (entry) => <InvoiceLinks entry={entry} />,
  },
];

/** What was billed, newest first. */
export function BillingHistory() {
  const query = useQuery(billingQuery());
  const { longDate } = useDates();
  return (
    <Card>
      <h2 className="text-xl">{t`Billing history`}</h2>
      <p className="mt-1 mb-4 text-sm text-soft">{PLAN_CURRENCY_NOTE}</p>
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load billing history`}
        loadingLabel={t`Loading billing history`}
        skeleton={<Skeleton className="h-16" />}
        isEmpty={(data) => data.entries.length === 0}
        empty={<p className="text-soft">{t`Nothing has been billed to you.`}</p>}
      >
        {({ entries }) => (
          <Table
            caption={t`Billing history`}
            rows={entries}
            rowKey={(entry) => entry.id}
            columns={columnsOf(longDate)}
          />
        )}
      </DataState>
    </Card>
  );
}

/** The provider's page of an invoice, and its PDF; a dash where there is neither. */
function InvoiceLinks({
  entry: { invoiceUrl, pdfUrl, invoiceNumber, date },
}: {
  entry: BillingEntry;
}) {
  const which = invoiceNumber ?? date.slice(0, 10);
  if (invoiceUrl === null && pdfUrl === null) return <span className="text-faint">–</span>;
  return (
    <span className="inline-flex flex-wrap justify-end gap-x-3">
      {invoiceUrl !== null && (
        <a
          href={invoiceUrl}
          className="text-link"
          aria-label={t`View invoice ${which}`}
        >{t`View`}</a>
      )}
      {pdfUrl !== null && (
        <a
          href={pdfUrl}
          className="text-link"
          aria-label={t`Invoice ${which} as a PDF`}
        >{t`PDF`}</a>
      )}
    </span>
  );
}
