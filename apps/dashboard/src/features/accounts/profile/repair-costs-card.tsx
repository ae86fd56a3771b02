import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Card } from '@wrenchwise/ui/card.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

import { meQuery } from './me.queries.ts';
import { RepairCostsForm } from './repair-costs-form.tsx';

/** The card of the settings that says what an hour of labour costs. */
export function RepairCostsCard() {
  const me = useQuery(meQuery());
  return (
    <Card>
      <h2 className="text-lg">{t`Repair costs`}</h2>
      <p className="measure mt-1 mb-5 text-soft">{t`Give your own garage’s rate, and labour costs what it would there. Otherwise it is a rough average of independent garages. Part prices outside the United States are estimated from those in it.`}</p>
      <DataState
        query={me}
        explain={presentError}
        failure={t`Failed to load your repair costs`}
        loadingLabel={t`Loading your repair costs`}
        skeleton={
          <div className="grid gap-5">
            <Skeleton className="h-24 max-w-sm rounded-md" />
            <Skeleton className="h-11 w-44 rounded-md" />
          </div>
        }
      >
        {(settings) => <RepairCostsForm settings={settings} />}
      </DataState>
    </Card>
  );
}
