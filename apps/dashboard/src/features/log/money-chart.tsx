import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { monthsLater } from '@wrenchwise/rules/garage/task-state';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { Link } from 'react-router';

import { useToday } from '~/user-settings/use-today.ts';
import { useUnits, type VehicleUnits } from '~/user-settings/use-units.ts';

import { costsQuery } from './log.queries.ts';
import { SpendingCharts } from './spending-charts.tsx';

/** What a car cost in the last twelve months, in the currency in which most was spent. */
export function MoneyChart({
  vehicleId,
  vehicleUnits,
}: {
  vehicleId: string;
  /** Where the vehicle has units of its own. */
  vehicleUnits: VehicleUnits;
}) {
  const units = useUnits(vehicleUnits);
  const today = useToday();
  const query = useQuery(costsQuery(vehicleId, { from: monthsLater(today, -12), to: today }));
  const base = `/dashboard/vehicles/${vehicleId}`;
  return (
    <section aria-labelledby="money" className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="money" className="text-lg">{t`Money`}</h2>
        <Link
          to={`${base}/log/costs`}
          prefetch="intent"
          className="text-link text-sm"
        >{t`All costs`}</Link>
      </div>
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load the costs`}
        loadingLabel={t`Loading the costs`}
        skeleton={<Skeleton className="h-72 rounded-lg" />}
        isEmpty={({ spending }) => spending.length === 0}
        empty={
          <p className="text-soft">
            <Trans>
              Nothing was spent in the last twelve months.{' '}
              <Link to={`${base}/log`} className="text-link">
                Write it into the log
              </Link>
              , and its months are drawn here.
            </Trans>
          </p>
        }
      >
        {({ spending: [largest], odometer }) =>
          largest && (
            <SpendingCharts spending={largest} odometer={odometer} units={units} isMain={false} />
          )
        }
      </DataState>
    </section>
  );
}
