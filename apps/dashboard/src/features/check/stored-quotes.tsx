import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { keyed } from '@wrenchwise/car-ui/quotes/keyed.ts';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { QuoteComparison, StoredQuote } from '@wrenchwise/contract/endpoints/quotes';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { numbered } from '@wrenchwise/ui/numbered.ts';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

import { quotesQuery, useDeleteQuote } from './check.queries.ts';

interface Props {
  /** Puts a stored quote's text back into the box. */
  onOpen: (quote: StoredQuote) => void;
}

/** Stored quotes, and the newest of them side by side. */
export function StoredQuotes({ onOpen }: Props) {
  const query = useQuery(quotesQuery());
  const remove = useDeleteQuote();
  return (
    <DataState
      query={query}
      explain={presentError}
      failure={t`Failed to load your quotes`}
      loadingLabel={t`Loading your quotes`}
      skeleton={<Skeleton className="h-24 rounded-lg" />}
    >
      {({ quotes, comparison }) =>
        quotes.length === 0 ? null : (
          <Card className="print:hidden">
            <h2 className="text-lg">{t`Your quotes`}</h2>
            {comparison && <SideBySide comparison={comparison} />}
            <ul className="mt-2 divide-y divide-line">
              {quotes.map((quote) => (
                <li
                  key={quote.id}
                  className="flex flex-wrap items-center justify-between gap-2 py-2"
                >
                  <span className="min-w-0 wrap-anywhere">{quote.name}</span>
                  <span className="flex gap-2">
                    <Button tone="secondary" size="sm" onClick={() => onOpen(quote)}>
                      {t({ message: 'Open', context: 'button' })}
                    </Button>
                    <Button
                      tone="secondary"
                      size="sm"
                      busy={remove.isPending && remove.variables === quote.id}
                      onClick={() => remove.mutate(quote.id)}
                    >{t`Delete`}</Button>
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )
      }
    </DataState>
  );
}

const shown = (cents: number | null | undefined, currency: string): string => {
  if (cents === null || cents === undefined) return '–';
  return cents < 0 ? `−${formatCents(-cents, { currency })}` : formatCents(cents, { currency });
};

function SideBySide({ comparison: { names, rows, currency } }: { comparison: QuoteComparison }) {
  return (
    <div
      className="mt-3 overflow-x-auto"
      role="region"
      aria-label={t`Quotes side by side`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{t`Quotes side by side`}</caption>
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="caption py-2 pr-3 text-left">{t`Line`}</th>
            {numbered(names).map(({ key, text: name }) => (
              <th
                key={key}
                scope="col"
                className="caption max-w-40 px-3 py-2 text-right wrap-anywhere"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(({ key, item: { label, amounts } }) => (
            <tr key={key} className="border-b border-line last:font-semibold">
              <th scope="row" className="py-2 pr-3 text-left font-normal wrap-anywhere">
                {label}
              </th>
              {keyed(amounts).map(({ key: column, item: cents }) => (
                <td key={column} className="figures px-3 py-2 text-right whitespace-nowrap">
                  {shown(cents, currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
