import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { printDiagnosisReport } from '@wrenchwise/contract/endpoints/diagnosis-report';
import {
  listDiagnosisShares,
  type NewDiagnosisShare,
  revokeDiagnosisShare,
  shareDiagnosis,
} from '@wrenchwise/contract/endpoints/diagnosis-shares';
import {
  acceptWorkshopReply,
  deleteWorkshopReply,
  listWorkshopReplies,
} from '@wrenchwise/contract/endpoints/workshop-replies';

import { diagnosisQuery } from '~/features/diagnoses/diagnoses.queries.ts';
import { queryKeys } from '~/queries/query-keys.ts';

/** The links to a diagnosis that work. */
export const linksQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.diagnoses, 'links', id],
    queryFn: ({ signal }) => api(listDiagnosisShares, { params: { id } }, { signal }),
  });

/** What garages replied. */
export const repliesQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.diagnoses, 'replies', id],
    queryFn: ({ signal }) => api(listWorkshopReplies, { params: { id } }, { signal }),
  });

/** Makes a link; its address is answered once. */
export const useMakeLink = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewDiagnosisShare) => api(shareDiagnosis, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: linksQuery(id).queryKey }),
  });
};

export const useRevokeLink = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) => api(revokeDiagnosisShare, { params: { id: linkId } }),
    onSettled: () => client.invalidateQueries({ queryKey: linksQuery(id).queryKey }),
  });
};

/** Takes a garage's tests over; the causes come back weighed again. */
export const useAcceptReply = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (replyId: string) => api(acceptWorkshopReply, { params: { id: replyId } }),
    onSuccess: (diagnosis) => {
      client.setQueryData(diagnosisQuery(id).queryKey, diagnosis);
      void client.invalidateQueries({ queryKey: [...queryKeys.diagnoses, 'list'] });
      return client.invalidateQueries({ queryKey: repliesQuery(id).queryKey });
    },
  });
};

export const useDeleteReply = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (replyId: string) => api(deleteWorkshopReply, { params: { id: replyId } }),
    onSettled: () => client.invalidateQueries({ queryKey: repliesQuery(id).queryKey }),
  });
};

/** The diagnosis as a PDF. */
export const usePrintReport = (id: string) =>
  useMutation({ mutationFn: () => api(printDiagnosisReport, { params: { id } }) });
