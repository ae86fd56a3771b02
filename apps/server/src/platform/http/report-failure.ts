import { ERRORS } from '@wrenchwise/contract/errors';

import type { Monitor } from '../adapters/monitoring/port.ts';
import { codeOfFailure } from './errors.ts';

/** Reports a failed request to the monitor when it is unclassified or critical. */
export const reportFailure = (
  monitor: Monitor,
  error: unknown,
  { method, path }: { readonly method: string; readonly path: string },
  requestId: string,
): void => {
  const code = codeOfFailure(error);
  const { message, category, severity } = ERRORS[code];
  if (code !== 'unknown/error' && severity !== 'critical') return;
  monitor.report({
    message,
    category,
    severity,
    error,
    requestId,
    tags: { code, source: 'server', method, path },
  });
};
