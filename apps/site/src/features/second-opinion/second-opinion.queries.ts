import { api } from '@wrenchwise/client/api.ts';
import type { InputOf, OutputOf } from '@wrenchwise/contract/endpoint';
import {
  checkOpenQuote,
  examineOpenClaim,
  readOpenQuoteFile,
} from '@wrenchwise/contract/endpoints/second-opinion';

export type QuoteAsked = InputOf<typeof checkOpenQuote>['body'];
export type QuoteAnswer = OutputOf<typeof checkOpenQuote>;
export type ClaimAsked = InputOf<typeof examineOpenClaim>['body'];
export type ClaimAnswer = OutputOf<typeof examineOpenClaim>;

export const askAboutQuote = (body: QuoteAsked): Promise<QuoteAnswer> =>
  api(checkOpenQuote, { body });

export const askAboutClaim = (body: ClaimAsked): Promise<ClaimAnswer> =>
  api(examineOpenClaim, { body });

/** The text of a PDF. */
export const readPdf = (body: Blob) => api(readOpenQuoteFile, { body });
