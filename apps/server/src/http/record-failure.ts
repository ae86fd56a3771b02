import type { Context } from 'hono';

import type { Monitor } from '../adapters/monitoring/port.ts';
import type { AppEnv } from './context.ts';
import { type RecordRefusal, refusalOf } from './refusals.ts';
import { reportFailure } from './report-failure.ts';

/** Keeps a failed request, or a stream that broke, where the operator and the user look for it. */
export type RecordFailure = (error: unknown, c: Context<AppEnv>) => Promise<void>;

export const createRecordFailure =
  (options: {
    /** Told of failures that nobody foresaw; none without one. */
    readonly monitor?: Monitor | undefined;
    /** Keeps refusals among the security events. */
    readonly recordRefusal: RecordRefusal;
  }): RecordFailure =>
  async (error, c) => {
    const { requestId, network } = c.get('context');
    const refusal = refusalOf(error, c.req.path);
    if (refusal) await options.recordRefusal(refusal, { userId: c.get('userId') ?? null, network });
    if (options.monitor) reportFailure(options.monitor, error, c.req, requestId);
  };
