import type { WatchDatabase } from '@wrenchwise/database/database';

import type { DatabaseMetrics } from './database-metrics.ts';
import { inSpan, type Tracing } from './tracing.ts';

/** Measures statements and transactions; those of a request or a job are spans of it, without their text. */
export const createWatchDatabase =
  (metrics: DatabaseMetrics, tracing: Tracing | undefined): WatchDatabase =>
  async (kind, work) => {
    const end = metrics.begin(kind);
    const span = tracing?.start(`database ${kind}`, {
      kind: 'client',
      isPart: true,
      attributes: { 'db.system.name': 'postgresql', 'db.operation.name': kind },
    });
    try {
      const result = await inSpan(span, work);
      end();
      return result;
    } catch (failure) {
      end(failure);
      throw failure;
    }
  };
