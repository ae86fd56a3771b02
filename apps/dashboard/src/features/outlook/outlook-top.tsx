import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { checkWords } from '@wrenchwise/car-ui/words/chance-words.ts';
import { formatRange } from '@wrenchwise/car-ui/words/money.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Link } from 'react-router';

import { RowsSkeleton } from '~/ui/rows-skeleton.tsx';
import { useDates } from '~/user-settings/user-settings.ts';

import { outlookQuery } from './outlook.queries.ts';

/** So many are the next; the checklist has them all. */
const ROWS = 5;

/** What comes next on a car: the first of its checklist, a line each. */
export function OutlookTop({ vehicle: { id } }: { vehicle: Pick<Vehicle, 'id'> }) {
  const query = useQuery(outlookQuery(id));
  const { shortDay } = useDates();
  const checklist = `/dashboard/vehicles/${id}/tasks/checklist`;
  return (
    <section aria-labelledby="next" className="min-w-0">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="next" className="text-lg">
          {t({ message: 'Next', context: 'what comes next' })}
        </h2>
        <Link
          to={checklist}
          prefetch="intent"
          className="text-link text-sm"
        >{t`Whole checklist`}</Link>
      </div>
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load the checklist`}
        loadingLabel={t`Working out the checklist`}
        skeleton={<RowsSkeleton rows={ROWS} />}
        isEmpty={({ needs }) => needs.length === 0}
        empty={<p className="mt-2 text-soft">{t`Nothing is expected in the coming year.`}</p>}
      >
        {({ needs, from, currency }) => (
          <ul className="mt-1 divide-y divide-line">
            {needs.slice(0, ROWS).map((need) => (
              <li key={need.id} className="flex items-baseline justify-between gap-3 py-2.5">
                <div className="min-w-0">
                  <p className="font-label wrap-anywhere">{need.title}</p>
                  <p className="figures text-sm text-soft">
                    {[
                      need.kind === 'recall' ? t`Look it up` : checkWords(need.chance),
                      need.date === null
                        ? t`at any time`
                        : need.date <= from
                          ? 'now'
                          : shortDay(need.date),
                    ].join(' · ')}
                  </p>
                </div>
                <p className="figures shrink-0 text-sm text-soft">
                  {need.kind === 'recall'
                    ? t({ message: 'Free', context: 'price' })
                    : formatRange(need.cost, { currency, whole: true })}
                </p>
              </li>
            ))}
          </ul>
        )}
      </DataState>
    </section>
  );
}
