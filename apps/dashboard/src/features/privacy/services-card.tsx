import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Card } from '@wrenchwise/ui/card.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Link } from '@wrenchwise/ui/link.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

import { servicesQuery } from './services.queries.ts';

/** Who else receives what the user enters, on this installation. */
export function ServicesCard() {
  const query = useQuery(servicesQuery());
  return (
    <Card>
      <h2 className="text-lg">{t`Who else receives your data`}</h2>
      <p className="measure mt-1 mb-4 text-soft">
        <Trans>
          These services are set up here. The{' '}
          <Link className="text-link" to="/privacy#who-else">
            privacy page
          </Link>{' '}
          says by which right and for how long.
        </Trans>
      </p>
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load the services`}
        loadingLabel={t`Loading the services`}
        skeleton={<Skeleton className="h-24" />}
      >
        {({ services }) => (
          <ul className="measure grid gap-3">
            {services.map(({ id, name, host, receives, when, choice }) => (
              <li key={id}>
                <p className="font-label">
                  {name}
                  {host !== null && ` (${host})`}
                </p>
                <p className="text-sm text-soft">{t`Receives ${receives}, ${when}. ${choice}`}</p>
              </li>
            ))}
          </ul>
        )}
      </DataState>
    </Card>
  );
}
