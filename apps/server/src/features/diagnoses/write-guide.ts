import type { GuideData } from '@wrenchwise/domain/diagnosis';
import type { GuideSource } from '@wrenchwise/domain/endpoints/step-guides';

import type { GuideRequest, GuideWriter } from '../../adapters/guide-writers/port.ts';
import type { Log } from '../../log.ts';
import { inertGuide } from './inert-guide.ts';

export interface WrittenGuide {
  readonly guide: GuideData;
  readonly source: GuideSource;
}

/**
 * Asks each writer in turn, all of them within `timeoutMs`; where none has a usable guide, our own
 * stands. Undefined where there is no guide at all. Never throws for a writer's failure.
 */
export const writeGuide = async (
  request: GuideRequest,
  {
    writers,
    timeoutMs,
    log,
  }: { writers: readonly GuideWriter[]; timeoutMs: number; log: Pick<Log, 'warn'> },
): Promise<WrittenGuide | undefined> => {
  const { known, fuel } = request;
  const signal = AbortSignal.timeout(timeoutMs);
  for (const { source, write } of writers) {
    if (signal.aborted) break;
    try {
      const draft = await write(request, signal);
      const guide = draft && inertGuide(draft, known, fuel);
      if (guide) return { guide, source };
      log.warn({ source }, 'no usable repair guide came from outside');
    } catch (error) {
      log.warn({ err: error, source }, 'a repair guide could not be had from outside');
    }
  }
  return known && { guide: known, source: 'engine' };
};
