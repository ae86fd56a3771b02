import { queryOptions } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { Diagnosis, DiagnosisSummary } from '@wrenchwise/contract/endpoints/diagnoses';
import { listDiagnoses } from '@wrenchwise/contract/endpoints/diagnoses';
import { compareDiagnoses } from '@wrenchwise/contract/endpoints/diagnosis-comparison';

import { queryKeys } from '~/queries/query-keys.ts';

/** Two diagnoses side by side; twice the same one without and with its answers. */
export const comparisonQuery = (a: string, b: string) =>
  queryOptions({
    queryKey: [...queryKeys.diagnoses, 'comparison', a, b],
    queryFn: ({ signal }) => api(compareDiagnoses, { query: { a, b } }, { signal }),
  });

type Car = Pick<Diagnosis, 'id' | 'vehicleId' | 'make' | 'model' | 'year'>;

const NEWEST = 10;

const isSameCar = (one: DiagnosisSummary, { vehicleId, make, model, year }: Car): boolean =>
  vehicleId === null
    ? one.make === make && one.model === model && one.year === year
    : one.vehicleId === vehicleId;

/** The newest other diagnoses of the same car: of the saved one, else of make, model and year. */
export const othersOfCarQuery = (car: Car) => {
  const { id, vehicleId, make, model, year } = car;
  return queryOptions({
    queryKey: [...queryKeys.diagnoses, 'list', 'of-car', id],
    queryFn: ({ signal }) =>
      api(
        listDiagnoses,
        {
          query: {
            ...(vehicleId === null ? { search: `${make} ${model} ${year}` } : { vehicleId }),
            page: 1,
            perPage: NEWEST,
          },
        },
        { signal },
      ),
    select: ({ diagnoses }) =>
      diagnoses.filter((other) => other.id !== id && isSameCar(other, car)),
  });
};
