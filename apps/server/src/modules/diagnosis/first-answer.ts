import type { DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import type { ModelEvidence, ModelReading } from '@wrenchwise/rules/model-evidence';

import type {
  DiagnosisProvider,
  DiagnosisRequest,
} from '../../platform/adapters/diagnosis-provider/port.ts';
import type { ModelReader } from '../../platform/adapters/model-reader/port.ts';
import type { SecondOpinion } from '../../platform/adapters/second-opinion/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Log } from '../../platform/log.ts';
import { failureName } from '../../platform/outside-words/failure-name.ts';
import { answerWith } from './weigh-again.ts';

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
  readonly modelReader: ModelReader | undefined;
  readonly log: Pick<Log, 'warn'>;
}

const evidenceOf = (readings: readonly ModelReading[]): ModelEvidence | null =>
  readings.length === 0 ? null : { readings: [...readings], opinions: [] };

/**
 * The engine's answer, at once. Only where the engine has none is somebody else asked first: a language
 * model, where the request waits for it, for words that the engine does not understand; and the diagnosis
 * service for why it cannot answer either.
 *
 * @throws AppError `diagnosis/…` where nobody can answer.
 */
export const firstAnswer = async (
  { provider, secondOpinion, modelReader, log }: Others,
  userId: string,
  request: DiagnosisRequest,
  { readings, waitMs }: { readonly readings: readonly ModelReading[]; readonly waitMs: number },
): Promise<Answered> => {
  const answeredBy = async (modelEvidence: ModelEvidence | null): Promise<Answered> => ({
    result: await answerWith(provider, { ...request, modelEvidence }),
    source: modelEvidence ? 'language-model' : provider.source,
    modelEvidence,
  });
  try {
    return await answeredBy(evidenceOf(readings));
  } catch (error) {
    const isAsking = error instanceof AppError && error.needsMore !== undefined;
    if (!isAsking) {
      await secondOpinion?.ask(request);
      throw error;
    }
    if (!modelReader || waitMs === 0 || readings.length > 0) throw error;
    const read = await modelReader.read(userId, request, waitMs).catch((failure: unknown) => {
      log.warn({ reason: failureName(failure) }, 'the language model read nothing');
      return [];
    });
    if (read.length === 0) throw error;
    return answeredBy(evidenceOf(read));
  }
};
