import { queryOptions } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { listDiagnoses } from '@wrenchwise/contract/endpoints/diagnoses';

import { queryKeys } from '~/queries/query-keys.ts';

// Apart from the other queries: the first page waits for these.

const RECENT = 5;

/** Every list of diagnoses. */
export const diagnosisListKey = [...queryKeys.diagnoses, 'list'] as const;

/** The 5 most recent diagnoses. */
export const recentDiagnosesQuery = () =>
  queryOptions({
    queryKey: [...diagnosisListKey, 'recent'],
    queryFn: ({ signal }) =>
      api(listDiagnoses, { query: { page: 1, perPage: RECENT } }, { signal }),
  });

/** All problems that are open; nobody has more than a page of them. */
export const openProblemsQuery = () =>
  queryOptions({
    queryKey: [...diagnosisListKey, 'open'],
    queryFn: ({ signal }) =>
      api(listDiagnoses, { query: { state: 'open', page: 1, perPage: 50 } }, { signal }),
  });
