import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Card } from '@wrenchwise/ui/card.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

import { meQuery } from './me.queries.ts';
import { RepairCostsForm } from './repair-costs-form.tsx';

/** The card of the settings that says whose prices are told. */
export function RepairCostsCard() {
  const me = useQuery(meQuery());
  return (
    <Card>
      <h2 className="text-lg">Repair costs</h2>
      <p className="measure mt-1 mb-5 text-soft">
        Give your own garage’s rate, and labour costs what it would there. Otherwise it is a rough
        average of independent garages. Part prices for the United Kingdom and the European Union
        are estimated from those in the United States.
      </p>
      <DataState
        query={me}
        explain={presentError}
        failure="Failed to load your repair costs"
        loadingLabel="Loading your repair costs"
        skeleton={
          <div className="grid gap-5">
            <div className="grid gap-5 sm:grid-cols-2">
              <Skeleton className="h-24 rounded-md" />
              <Skeleton className="h-24 rounded-md" />
            </div>
            <Skeleton className="h-11 w-44 rounded-md" />
          </div>
        }
      >
        {(settings) => <RepairCostsForm settings={settings} />}
      </DataState>
    </Card>
  );
}
