import { categoryOf, classify } from '@wrenchwise/contract/classify';
import { ApiError } from '@wrenchwise/contract/client';
import { ERRORS } from '@wrenchwise/contract/errors';
import { redactText } from '@wrenchwise/rules/redact-text';

import { sendErrorReport } from './error-reports.queries.ts';

const MESSAGE_MAX = 2000;
const PATH_MAX = 300;

/** What a failure says of itself, without what is personal. */
export const textOfFailure = (failure: unknown): string => {
  const text =
    failure instanceof Error ? failure.message : typeof failure === 'string' ? failure : '';
  return redactText(text.trim()).slice(0, MESSAGE_MAX);
};

/** Reports a failure to our own server, classified. Rejects when it could not be stored. */
export const reportFailure = (
  failure: unknown,
  { automatic = false }: { automatic?: boolean } = {},
): Promise<unknown> => {
  const { message, severity } = ERRORS[classify(failure)];
  return sendErrorReport({
    message: textOfFailure(failure) || message,
    category: categoryOf(failure),
    severity,
    automatic,
    page: redactText(location.pathname).slice(0, PATH_MAX),
    ...(failure instanceof ApiError && failure.requestId !== undefined
      ? { requestId: failure.requestId }
      : {}),
  });
};
