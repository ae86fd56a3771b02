import type { DiagnosisResult } from '@wrenchwise/domain/diagnosis';

import type { DiagnosisRequest } from '../diagnosis-provider/port.ts';

/** An outside service that is asked about a report after the engine. */
export interface SecondOpinion {
  /** Stored with a diagnosis that has words of it. */
  readonly source: 'webhook';
  /**
   * Asks the service; its answer adds its words to the engine's result: causes, verdict, prices and
   * checks stay the engine's, and the severity is never lowered. Throws `AppError` with a
   * `diagnosis/…` code when the service fails.
   */
  readonly ask: (
    request: Pick<DiagnosisRequest, 'vehicle' | 'symptoms'>,
  ) => Promise<(result: DiagnosisResult) => DiagnosisResult>;
}
