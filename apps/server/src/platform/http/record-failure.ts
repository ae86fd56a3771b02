import { ERRORS } from '@wrenchwise/contract/errors';
import type { Context } from 'hono';

import type { Monitor } from '../adapters/monitoring/port.ts';
import type { Log } from '../log.ts';
import type { NoteProblem } from '../telemetry/refusal-metrics.ts';
import type { AppEnv } from './context.ts';
import { codeOfFailure } from './errors.ts';
import { type RecordRefusal, refusalOf } from './refusals.ts';
import { reportFailure } from './report-failure.ts';

/** Keeps a failed request, or a stream that broke, where the operator and the user look for it. */
export type RecordFailure = (error: unknown, c: Context<AppEnv>) => Promise<void>;

export const createRecordFailure =
  (options: {
    /** Reported of failures that nobody foresaw; none without one. */
    readonly monitor?: Monitor | undefined;
    /** Counts failures by their code. */
    readonly noteProblem?: NoteProblem | undefined;
    /** Keeps refusals among the security events. */
    readonly recordRefusal: RecordRefusal;
    /** Looks, after the answer, whether somebody else's id was asked for. Returns at once. */
    readonly noteForeignIds: (missed: { userId: string; path: string; log: Log }) => void;
  }): RecordFailure =>
  async (error, c) => {
    const { requestId, network, log } = c.get('context');
    const userId = c.get('userId') ?? null;
    options.noteProblem?.(codeOfFailure(error));
    const refusal = refusalOf(error, c.req.path);
    if (refusal) await options.recordRefusal(refusal, { userId, network });
    if (userId !== null && ERRORS[codeOfFailure(error)].status === 404) {
      options.noteForeignIds({ userId, path: c.req.path, log });
    }
    if (options.monitor) reportFailure(options.monitor, error, c.req, requestId);
  };
