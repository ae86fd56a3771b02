import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Link } from 'react-router';

import { recentDiagnosesQuery } from '~/features/diagnoses/overview.queries.ts';

import { DiagnosisRow } from './diagnosis-row.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

/** The 5 most recent diagnoses, for the overview. Nothing before the first: the box above begins that. */
export function RecentDiagnoses() {
  const query = useQuery(recentDiagnosesQuery());
  const { total = 0, diagnoses = [] } = query.data ?? {};
  if (query.data !== undefined && diagnoses.length === 0) return null;
  return (
    <section aria-labelledby="recent-diagnoses" className="min-w-0">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="recent-diagnoses" className="text-lg">{t`Recent diagnoses`}</h2>
        {total > diagnoses.length && (
          <Link to="/dashboard/history" prefetch="intent" className="text-link text-sm">
            {t`All ${total}`}
          </Link>
        )}
      </div>
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load recent diagnoses`}
        loadingLabel={t`Loading recent diagnoses`}
        skeleton={<ListSkeleton rows={3} />}
      >
        {(data) => (
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {data.diagnoses.map((diagnosis) => (
              <DiagnosisRow key={diagnosis.id} diagnosis={diagnosis} />
            ))}
          </ul>
        )}
      </DataState>
    </section>
  );
}
