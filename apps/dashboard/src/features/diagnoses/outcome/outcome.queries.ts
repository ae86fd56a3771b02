import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import {
  deleteOutcome,
  getOutcome,
  type NewOutcome,
  setOutcome,
} from '@wrenchwise/domain/endpoints/diagnosis-outcome';

import { diagnosisQuery } from '~/features/diagnoses/diagnoses.queries.ts';
import { queryKeys } from '~/lib/query-keys.ts';

export const outcomeQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.diagnoses, 'outcome', id],
    queryFn: ({ signal }) => api(getOutcome, { params: { id } }, { signal }),
  });

/** What is shown of the diagnosis elsewhere: whether it is open. */
const useRefresh = (id: string) => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: diagnosisQuery(id).queryKey });
    void client.invalidateQueries({ queryKey: [...queryKeys.diagnoses, 'list'] });
    void client.invalidateQueries({ queryKey: queryKeys.vehicles });
  };
};

/** Says what it was in the end. */
export const useSetOutcome = (id: string) => {
  const client = useQueryClient();
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: (body: NewOutcome) => api(setOutcome, { params: { id }, body }),
    onSuccess: (answered) => {
      client.setQueryData(outcomeQuery(id).queryKey, answered);
      refresh();
    },
  });
};

/** Takes back what was said. */
export const useDeleteOutcome = (id: string) => {
  const client = useQueryClient();
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: () => api(deleteOutcome, { params: { id } }),
    onSuccess: () => {
      client.setQueryData(outcomeQuery(id).queryKey, { outcome: null });
      refresh();
    },
  });
};
