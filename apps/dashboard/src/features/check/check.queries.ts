import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import {
  listQuoteShares,
  revokeQuoteShare,
  shareQuote,
} from '@wrenchwise/contract/endpoints/quote-shares';
import {
  checkQuote,
  deleteQuote,
  listQuotes,
  printQuoteSheet,
  readQuoteFile,
  saveQuote,
} from '@wrenchwise/contract/endpoints/quotes';
import { listVehicles } from '@wrenchwise/contract/endpoints/vehicles';

import { queryKeys } from '~/queries/query-keys.ts';

export type QuoteRequest = InputOf<typeof checkQuote>['body'];

const QUOTES = ['quotes'] as const;

/** The newest saved cars, to say what is quoted for. */
export const quotedCarsQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'list', 'quoted'],
    queryFn: ({ signal }) => api(listVehicles, { query: { page: 1, perPage: 50 } }, { signal }),
  });

export const quotesQuery = () =>
  queryOptions({
    queryKey: QUOTES,
    queryFn: ({ signal }) => api(listQuotes, { query: {} }, { signal }),
  });

export const useCheckQuote = () =>
  useMutation({ mutationFn: (body: QuoteRequest) => api(checkQuote, { body }) });

export const useReadQuoteFile = () =>
  useMutation({ mutationFn: (body: Blob) => api(readQuoteFile, { body }) });

export const useSaveQuote = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof saveQuote>['body']) => api(saveQuote, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: QUOTES }),
  });
};

export const useDeleteQuote = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(deleteQuote, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: QUOTES }),
  });
};

export const usePrintQuoteSheet = () =>
  useMutation({ mutationFn: (body: QuoteRequest) => api(printQuoteSheet, { body }) });

/** The links to a stored quote's sheet that work. */
export const quoteLinksQuery = (quoteId: string) =>
  queryOptions({
    queryKey: [...QUOTES, 'links', quoteId],
    queryFn: ({ signal }) => api(listQuoteShares, { params: { id: quoteId } }, { signal }),
  });

/** Makes a link to the sheet of a stored quote. */
export const useShareQuote = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(shareQuote, { params: { id }, body: {} }),
    onSuccess: (_, id) => client.invalidateQueries({ queryKey: quoteLinksQuery(id).queryKey }),
  });
};

export const useRevokeQuoteLink = (quoteId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(revokeQuoteShare, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: quoteLinksQuery(quoteId).queryKey }),
  });
};
