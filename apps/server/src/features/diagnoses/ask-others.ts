import type { DiagnosisResult } from '@wrenchwise/domain/diagnosis';
import type { ModelEvidence, ModelReading } from '@wrenchwise/domain/model-evidence';

import type { CauseOpinions } from '../../adapters/cause-opinions/port.ts';
import type {
  DiagnosisProvider,
  DiagnosisRequest,
} from '../../adapters/diagnosis-provider/port.ts';
import type { SecondOpinion } from '../../adapters/second-opinion/port.ts';
import type { Log } from '../../log.ts';
import { answerWith } from './answering.ts';

/** A result, who made it, and what of a language model is in it. */
export interface Answered {
  readonly result: DiagnosisResult;
  readonly source: string;
  readonly modelEvidence: ModelEvidence | null;
}

export interface Others {
  readonly provider: DiagnosisProvider;
  /** Undefined: no outside service is asked. */
  readonly secondOpinion: SecondOpinion | undefined;
  /** Undefined: no language model is asked. */
  readonly causeOpinions: CauseOpinions | undefined;
  readonly log: Pick<Log, 'warn'>;
}

/** The engine's result with a language model's opinions weighed in; as it is where there are none. */
const withOpinions = async (
  { provider, causeOpinions, log }: Others,
  userId: string,
  request: DiagnosisRequest,
  readings: readonly ModelReading[],
): Promise<Answered> => {
  const read = readings.length === 0 ? null : { readings: [...readings], opinions: [] };
  const result = await answerWith(provider, { ...request, modelEvidence: read });
  const own = { result, source: read ? 'language-model' : provider.source, modelEvidence: read };
  if (!causeOpinions || result.causes.length === 0) return own;
  try {
    const opinions = await causeOpinions.ask(userId, request, result);
    if (opinions.length === 0) return own;
    const modelEvidence = { readings: [...readings], opinions: [...opinions] };
    const weighed = await answerWith(provider, { ...request, modelEvidence });
    return { result: weighed, source: 'language-model', modelEvidence };
  } catch (error) {
    log.warn({ err: error }, 'the language model gave no opinion; the engine’s answer stands');
    return own;
  }
};

/**
 * The engine's answer with what others add: a language model's opinions, which the engine weighs,
 * and an outside service's words. Without them where they fail.
 */
export const askAll = async (
  others: Others,
  userId: string,
  request: DiagnosisRequest,
  readings: readonly ModelReading[],
): Promise<Answered> => {
  const { secondOpinion, log } = others;
  const [own, outside] = await Promise.allSettled([
    withOpinions(others, userId, request, readings),
    secondOpinion?.ask(request),
  ]);
  if (own.status === 'rejected') {
    // Nobody can answer: why the service could not comes first.
    throw outside.status === 'rejected' ? outside.reason : own.reason;
  }
  if (outside.status === 'rejected') {
    log.warn({ err: outside.reason }, 'the diagnosis service failed; the engine’s answer stands');
  }
  const add = outside.status === 'fulfilled' ? outside.value : undefined;
  return add && secondOpinion
    ? { ...own.value, result: add(own.value.result), source: secondOpinion.source }
    : own.value;
};
