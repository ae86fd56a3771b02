import {
  keepPreviousData,
  type QueryCache,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import {
  answerQuestion,
  createDiagnosis,
  deleteDiagnosis,
  getDiagnosis,
  type DiagnosisRequestBody,
  listDiagnoses,
  setHasTools,
  withdrawAnswer,
} from '@wrenchwise/contract/endpoints/diagnoses';
import { previewDiagnosis } from '@wrenchwise/contract/endpoints/diagnosis-preview';
import { listGuides } from '@wrenchwise/contract/endpoints/guides';
import {
  listStepGuides,
  openStepGuide,
  type StepGuide,
  tickGuideSteps,
} from '@wrenchwise/contract/endpoints/step-guides';
import { lookUpVehicle } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import { listVehicles } from '@wrenchwise/contract/endpoints/vehicles';

import { queryKeys } from '~/queries/query-keys.ts';

import { diagnosisListKey as listKey } from './overview.queries.ts';

/** The signed-in user, for whether they have tools. */
export const meQuery = () =>
  queryOptions({
    queryKey: queryKeys.me,
    queryFn: ({ signal }) => api(getMe, {}, { signal }),
  });

export const PAGE_SIZE = 10;
const FOUND = 20;
const MAX_CARS = 50;

/** The newest diagnoses, for the command palette. */
export const foundQuery = () =>
  queryOptions({
    queryKey: [...listKey, 'palette'],
    queryFn: ({ signal }) => api(listDiagnoses, { query: { page: 1, perPage: FOUND } }, { signal }),
  });

/** The newest saved vehicles that are run, to choose from. */
export const savedCarsQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'list', 'diagnosable'],
    queryFn: ({ signal }) =>
      api(listVehicles, { query: { state: 'run', page: 1, perPage: MAX_CARS } }, { signal }),
  });

/** Asks the registers about a plate; not stored, so that a second press asks again. */
export const useLookUpPlate = () =>
  useMutation({
    mutationFn: (registration: string) => api(lookUpVehicle, { query: { registration } }),
  });

/** What is sent to be read. */
export type PreviewReport = InputOf<typeof previewDiagnosis>['body'];

/** How often it is asked for what outside services add to an answer of ours. */
const LOOK_MS = 2000;

/** For how long a language model may read; what the engine understood is on the screen meanwhile. */
const MODEL_READS_SECONDS = 10;

/** What was understood of a report; what was understood before stays while it is read again. */
export const previewQuery = (report: PreviewReport | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.diagnoses, 'preview', report ?? null],
    queryFn: ({ signal }) =>
      api(previewDiagnosis, { body: report ?? { symptoms: '' } }, { signal }),
    enabled: report !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });

/** The same with what a language model understands too, for a report that it can read. */
export const modelPreviewQuery = (report: PreviewReport | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.diagnoses, 'preview', 'model', report ?? null],
    queryFn: ({ signal }) =>
      api(
        previewDiagnosis,
        { body: { ...(report ?? { symptoms: '' }), waitSeconds: MODEL_READS_SECONDS } },
        { signal },
      ),
    enabled: report !== undefined,
    staleTime: Infinity,
    retry: false,
  });

const LIKELY_GUIDES = 3;
const LONGEST_SEARCH = 200;

/** The public guides that texts are most likely about: the best of each text before the second of any. */
export const likelyGuidesQuery = (texts: readonly string[]) =>
  queryOptions({
    queryKey: ['guides', 'likely', texts],
    queryFn: async ({ signal }) => {
      const found = await Promise.all(
        texts.slice(0, LIKELY_GUIDES).map((text) => {
          const search = text.slice(0, LONGEST_SEARCH);
          return api(
            listGuides,
            { query: { search, page: 1, perPage: LIKELY_GUIDES } },
            { signal },
          );
        }),
      );
      const inTurn = Array.from({ length: LIKELY_GUIDES }, (_, place) =>
        found.flatMap(({ guides }) => guides[place] ?? []),
      ).flat();
      return [...new Map(inTurn.map((guide) => [guide.slug, guide])).values()].slice(
        0,
        LIKELY_GUIDES,
      );
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });

/** What the history is narrowed to. */
export type HistoryFilter = Pick<
  InputOf<typeof listDiagnoses>['query'],
  'vehicleId' | 'state' | 'verdict'
>;

/** One page of the history; the page before stays on the screen while the next one loads. */
export const historyQuery = (query: HistoryFilter & { search: string; page: number }) =>
  queryOptions({
    queryKey: [...listKey, 'history', query],
    queryFn: ({ signal }) =>
      api(listDiagnoses, { query: { ...query, perPage: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A diagnosis; stored as long as the tab is open, to be read without a connection. */
export const diagnosisQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.diagnoses, 'one', id],
    queryFn: ({ signal }) => api(getDiagnosis, { params: { id } }, { signal }),
    staleTime: 5 * 60_000,
    gcTime: Infinity,
    refetchInterval: ({ state }) => (state.data?.secondLook === 'waiting' ? LOOK_MS : false),
  });

/** The guides already opened for a diagnosis: reading them again costs nothing. */
export const stepGuidesQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.diagnoses, 'guides', id],
    queryFn: ({ signal }) => api(listStepGuides, { params: { id } }, { signal }),
    staleTime: 5 * 60_000,
    gcTime: Infinity,
    refetchInterval: ({ state }) =>
      state.data?.guides.some(({ secondLook }) => secondLook === 'waiting') ? LOOK_MS : false,
  });

/** Asks for a diagnosis. The same key never uses a second unit of the allowance. */
export const useCreateDiagnosis = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ report, key }: { report: DiagnosisRequestBody; key: string }) =>
      api(createDiagnosis, { body: report }, { headers: { 'idempotency-key': key } }),
    onSuccess: (diagnosis) => {
      client.setQueryData(diagnosisQuery(diagnosis.id).queryKey, diagnosis);
      void client.invalidateQueries({ queryKey: listKey });
      void client.invalidateQueries({ queryKey: queryKeys.subscription });
      if (diagnosis.vehicleId !== null) {
        void client.invalidateQueries({ queryKey: queryKeys.vehicles });
      }
    },
  });
};

/** Answers the open question or changes an answer; the causes come back weighed again. */
export const useAnswerQuestion = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { questionId: string; optionId: string }) =>
      api(answerQuestion, { params: { id }, body }),
    onSuccess: (diagnosis) => {
      client.setQueryData(diagnosisQuery(id).queryKey, diagnosis);
      void client.invalidateQueries({ queryKey: listKey });
      // The guides say what was found.
      void client.invalidateQueries({ queryKey: stepGuidesQuery(id).queryKey });
    },
    // Answered elsewhere meanwhile: show how things stand.
    onError: () => client.invalidateQueries({ queryKey: diagnosisQuery(id).queryKey }),
  });
};

/** Takes back an answer, named by its question; the causes come back weighed without it. */
export const useWithdrawAnswer = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (questionId: string) =>
      api(withdrawAnswer, { params: { id }, query: { questionId } }),
    onSuccess: (diagnosis) => {
      client.setQueryData(diagnosisQuery(id).queryKey, diagnosis);
      void client.invalidateQueries({ queryKey: listKey });
      void client.invalidateQueries({ queryKey: stepGuidesQuery(id).queryKey });
    },
    onError: () => client.invalidateQueries({ queryKey: diagnosisQuery(id).queryKey }),
  });
};

/** Says whether the user has tools; the next question is chosen by it, now and in later diagnoses. */
export const useSetHasTools = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (hasTools: boolean) => api(setHasTools, { params: { id }, body: { hasTools } }),
    onSuccess: (diagnosis, hasTools) => {
      client.setQueryData(diagnosisQuery(id).queryKey, diagnosis);
      client.setQueryData(meQuery().queryKey, (me) => me && { ...me, hasTools });
    },
  });
};

/** Opens the guide of a step; the first time uses one unit of the month's guides. */
export const useOpenStepGuide = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (stepId: string) => api(openStepGuide, { params: { id }, body: { stepId } }),
    onSuccess: (guide) => {
      client.setQueryData(stepGuidesQuery(id).queryKey, (known) => ({
        guides: [...withoutStep(known?.guides ?? [], guide.stepId), guide],
        offers: known?.offers ?? [],
      }));
      void client.invalidateQueries({ queryKey: queryKeys.subscription });
    },
  });
};

/** Ticks steps of an opened guide off, or takes ticks back. */
export const sendTicks = (id: string, body: InputOf<typeof tickGuideSteps>['body']) =>
  api(tickGuideSteps, { params: { id }, body });

export const useDeleteDiagnosis = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(deleteDiagnosis, { params: { id } }),
    onSuccess: (_, id) => {
      forgetWhenLeft(client.getQueryCache(), diagnosisQuery(id).queryKey);
      return client.invalidateQueries({ queryKey: listKey });
    },
  });
};

// A page that still shows what is removed would ask for it again, and be shown that it is gone.
const forgetWhenLeft = (cache: QueryCache, queryKey: readonly unknown[]): void => {
  const query = cache.find({ queryKey });
  if (!query) return;
  if (query.getObserversCount() === 0) {
    cache.remove(query);
    return;
  }
  const stop = cache.subscribe((event) => {
    if (event.query !== query || query.getObserversCount() > 0) return;
    stop();
    cache.remove(query);
  });
};

const withoutStep = (guides: readonly StepGuide[], stepId: string): StepGuide[] =>
  guides.filter((guide) => guide.stepId !== stepId);
