import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import {
  getDiagnosisJobs,
  logDiagnosisJob,
  setDiagnosisVehicle,
} from '@wrenchwise/contract/endpoints/diagnosis-job';
import { reopenDiagnosis } from '@wrenchwise/contract/endpoints/diagnosis-resolution';
import { getOutcome, type NewOutcome, setOutcome } from '@wrenchwise/contract/endpoints/outcomes';
import { createVehicle } from '@wrenchwise/contract/endpoints/vehicles';

import { diagnosisQuery } from '~/features/diagnoses/diagnoses.queries.ts';
import { queryKeys } from '~/queries/query-keys.ts';

export const outcomeQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.diagnoses, 'outcome', id],
    queryFn: ({ signal }) => api(getOutcome, { params: { id } }, { signal }),
  });

/** The work on the problem that is in a log, and what the form of another begins with. */
export const jobsQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.diagnoses, 'jobs', id],
    queryFn: ({ signal }) => api(getDiagnosisJobs, { params: { id } }, { signal }),
  });

/** What is shown of the diagnosis elsewhere: whether it is open. */
const useRefresh = (id: string) => {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: diagnosisQuery(id).queryKey });
    void client.invalidateQueries({ queryKey: [...queryKeys.diagnoses, 'list'] });
    void client.invalidateQueries({ queryKey: jobsQuery(id).queryKey });
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

/** Says that the problem is there again. */
export const useReopen = (id: string) => {
  const client = useQueryClient();
  const refresh = useRefresh(id);
  return useMutation({
    mutationFn: () => api(reopenDiagnosis, { params: { id } }),
    onSuccess: (diagnosis) => {
      client.setQueryData(diagnosisQuery(id).queryKey, diagnosis);
      refresh();
    },
  });
};

/** Puts a job into the log. The same key never enters it twice. */
export const useLogJob = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: InputOf<typeof logDiagnosisJob>['body']; key: string }) =>
      api(logDiagnosisJob, { params: { id }, body }, { headers: { 'idempotency-key': key } }),
    onSuccess: (jobs) => {
      client.setQueryData(jobsQuery(id).queryKey, jobs);
      for (const key of [queryKeys.log, queryKeys.maintenance, queryKeys.vehicles]) {
        void client.invalidateQueries({ queryKey: key });
      }
    },
  });
};

/** Names the saved car of the diagnosis; without an id its car is saved first, once per key. */
export const useNameCar = (diagnosis: Diagnosis) => {
  const client = useQueryClient();
  const { id, make, model, year, fuel, transmission } = diagnosis;
  const save = async (key: string): Promise<string> => {
    // Not the mileage: it was read on the day of the diagnosis, and the log would say today.
    const body = { make, model, year, fuel, transmission };
    return (await api(createVehicle, { body }, { headers: { 'idempotency-key': key } })).id;
  };
  return useMutation({
    mutationFn: async ({ vehicleId, key }: { vehicleId?: string; key: string }) =>
      api(setDiagnosisVehicle, {
        params: { id },
        body: { vehicleId: vehicleId ?? (await save(key)) },
      }),
    onSuccess: (changed) => {
      client.setQueryData(diagnosisQuery(id).queryKey, changed);
      void client.invalidateQueries({ queryKey: jobsQuery(id).queryKey });
      void client.invalidateQueries({ queryKey: queryKeys.vehicles });
    },
  });
};
