import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { lookUpVehicle } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import type { BuyingInput } from '@wrenchwise/library/buying/buying-sheet';

import { askEngine } from '~/offline/engine/ask-engine.ts';
import { queryKeys } from '~/queries/query-keys.ts';

import { askRecalls, type RecallsQuestion } from './asked-recalls.ts';

export const useLookUp = () =>
  useMutation({
    mutationFn: (registration: string) => api(lookUpVehicle, { query: { registration } }),
  });

/** Where prices are of, and what an hour of labour costs. */
export const pricesQuery = () =>
  queryOptions({
    queryKey: queryKeys.me,
    queryFn: ({ signal }) => api(getMe, {}, { signal }),
    staleTime: 5 * 60_000,
  });

/** What is known of such a car: by the engine of this browser, with or without a connection. */
export const buyingSheetQuery = (input: BuyingInput | undefined) =>
  queryOptions({
    queryKey: ['buying-sheet', input],
    queryFn: () =>
      input === undefined
        ? Promise.reject(new Error('no car'))
        : askEngine({ ask: 'buying', given: [input] }),
    enabled: input !== undefined,
    staleTime: Infinity,
    networkMode: 'always',
    // While a model is typed its sheet follows; a car that is not known yet has none.
    ...(input === undefined ? {} : { placeholderData: keepPreviousData }),
  });

/** Recalls that name the model and year, of a table that this browser stores. */
export const recallsQuery = (question: RecallsQuestion | undefined) =>
  queryOptions({
    queryKey: ['buying-recalls', question],
    queryFn: () =>
      question === undefined ? Promise.reject(new Error('no car')) : askRecalls(question),
    enabled: question !== undefined,
    staleTime: Infinity,
    networkMode: 'always',
  });
