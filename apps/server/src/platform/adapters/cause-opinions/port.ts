import type { DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import type { CauseOpinion } from '@wrenchwise/rules/model-evidence';

import type { DiagnosisRequest } from '../diagnosis-provider/port.ts';

/** Weighs the engine's causes once more, outside of the engine. */
export interface CauseOpinions {
  /** About causes of the result only. Throws where it fails or may not be asked any more today. */
  readonly ask: (
    userId: string,
    report: Pick<DiagnosisRequest, 'vehicle' | 'symptoms'>,
    result: DiagnosisResult,
  ) => Promise<readonly CauseOpinion[]>;
}
