import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { Link } from 'react-router';

import { supportRequestQuery } from '~/features/support/support.queries.ts';

/** What was asked, and which diagnosis it was about. */
export function RequestText({ id }: { id: string }) {
  const query = useQuery(supportRequestQuery(id));
  return (
    <DataState
      query={query}
      explain={presentError}
      failure={t`Failed to load your request`}
      loadingLabel={t`Loading your request`}
      skeleton={<Skeleton className="h-12" />}
    >
      {({ message, diagnosisId }) => (
        <>
          <p className="wrap-anywhere whitespace-pre-wrap">{message}</p>
          {diagnosisId !== null && (
            <p className="mt-3">
              <Link
                to={`/dashboard/diagnosis-result/${diagnosisId}`}
                className="text-link"
              >{t`The attached diagnosis`}</Link>
            </p>
          )}
        </>
      )}
    </DataState>
  );
}
