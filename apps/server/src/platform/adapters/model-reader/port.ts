import type { ModelReading } from '@wrenchwise/rules/model-evidence';

import type { DiagnosisRequest } from '../diagnosis-provider/port.ts';

/** Reads an owner's words into the engine's evidence, outside of the engine. */
export interface ModelReader {
  /**
   * What the words say, each with its place in them. Throws where it fails, is too slow, or may not
   * be asked any more today. Without `timeoutMs` it has the model's own limit of time.
   */
  readonly read: (
    userId: string,
    report: Pick<DiagnosisRequest, 'vehicle' | 'symptoms'>,
    timeoutMs?: number,
  ) => Promise<readonly ModelReading[]>;
}
