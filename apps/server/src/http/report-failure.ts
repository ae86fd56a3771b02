import { ERRORS } from '@wrenchwise/domain/errors';

import type { Monitor } from '../adapters/monitoring/port.ts';
import { codeOfFailure } from './errors.ts';

/** Tells the monitor of a failed request when nobody classified why, or when it is critical. */
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
