import { ApiError, clientError } from '@wrenchwise/contract/client';
import { categoryOfText } from '@wrenchwise/contract/error-words';
import type { ErrorCode } from '@wrenchwise/contract/errors';
import { tryAgainIn } from '@wrenchwise/rules/try-again';

interface PresentedCrash extends PresentedError {
  /** Nobody answered, or a proxy did in place of our server, which names every request. */
  readonly isUnanswered: boolean;
}

export interface PresentedError {
  readonly code: ErrorCode;
  readonly message: string;
  /** Whether a 'Try again' makes sense. */
  readonly retryable: boolean;
  /** To quote to support; absent when the request never arrived. */
  readonly requestId: string | undefined;
  /** What a report lacks, where there was too little to go on. */
  readonly needsMore: ApiError['needsMore'];
}

type Wording = Partial<Record<ErrorCode, string>>;

/**
 * What a user is notified of a failure: the catalogue's text, or this screen's own for a code; of a
 * limit also when they can try again.
 */
export const presentError = (error: unknown, wording: Wording = {}): PresentedError => {
  const failure = error instanceof ApiError ? error : clientError('unknown/error');
  const { code, retryable, retryAfterSeconds: wait, requestId, needsMore } = failure;
  const said = wording[code] ?? failure.message;
  const isTold = code === 'rate-limit/exceeded' && wait !== undefined;
  return {
    code,
    message: isTold ? `${said} ${tryAgainIn(wait)}` : said,
    retryable,
    requestId,
    needsMore,
  };
};

// The texts of docs/product.md, Crashed pages.
const EARLY = {
  authentication:
    'There was an issue with your login. Please try again or contact support if the problem persists.',
  network: 'A network error occurred. Please check your internet connection and try again.',
  unknown:
    'An unexpected error occurred. We are sorry for the inconvenience. Please try refreshing the page, or contact support if the issue continues.',
};

/** Whether no server of ours has answered a request: there was no connection, or a proxy answered. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'network/offline' ||
    (error.code === 'network/server-error' && error.requestId === undefined));

/**
 * What the screen says that is in place of a broken page: nobody classified most of what breaks
 * one. The whole of the classification is left to the report, which loads it when it is sent.
 */
export const presentCrash = (error: unknown): PresentedCrash => {
  const isClassified = error instanceof ApiError;
  const text = error instanceof Error ? error.message : String(error);
  const category = categoryOfText(text);
  const shown = presentError(error, isClassified ? {} : { 'unknown/error': EARLY[category] });
  return { ...shown, isUnanswered: isClassified ? isUnanswered(error) : category === 'network' };
};
