import type { DiagnosisRequest } from '../diagnosis-provider/port.ts';
import type { ServiceAnswer } from './service-answer.ts';

/** An outside service that is asked about a report after the engine. */
export interface SecondOpinion {
  /** Stored with a diagnosis that has words of it. */
  readonly source: 'webhook';
  /**
   * The service's words, untrusted: the caller checks them. Throws `AppError` with a `diagnosis/…` code
   * when the service fails.
   */
  readonly ask: (request: Pick<DiagnosisRequest, 'vehicle' | 'symptoms'>) => Promise<ServiceAnswer>;
}
