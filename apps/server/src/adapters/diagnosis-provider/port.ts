import type { DiagnosisResult, GuideData } from '@wrenchwise/domain/diagnosis';
import type { PriceSettings } from '@wrenchwise/domain/pricing';
import type { Answer } from '@wrenchwise/engine/diagnosis';
import type { Fuel, Transmission } from '@wrenchwise/knowledge/vehicle';

export interface DiagnosisRequest {
  /** Null in the demonstration, which asks for no car. */
  readonly make: string | null;
  readonly model: string | null;
  readonly year: number | null;
  readonly symptoms: string;
  readonly fuel: Fuel | null;
  readonly transmission: Transmission | null;
  /** Miles. */
  readonly mileage: number | null;
  readonly answers: readonly Answer[];
  /** The user's price settings. They do not influence the causes. */
  readonly prices: PriceSettings;
}

/**
 * Finds causes for symptoms. Throws `AppError` with a `diagnosis/…` code when it cannot answer; a
 * result without causes means that nothing could be read from the words.
 */
export interface DiagnosisProvider {
  /** Stored with the diagnosis and shown with it. */
  readonly source: 'engine' | 'webhook' | 'language-model';
  readonly diagnose: (request: DiagnosisRequest) => Promise<DiagnosisResult>;
  /** A stored result with other price settings applied; nothing else of it changes. */
  readonly reprice: (result: DiagnosisResult, prices: PriceSettings) => DiagnosisResult;
  /** The guide of a step of the plan; undefined when the provider has none for it. */
  readonly stepGuide: (step: {
    readonly faultId: string;
    readonly stepId: string;
    readonly fuel: Fuel | null;
    readonly prices: PriceSettings;
  }) => Promise<GuideData | undefined>;
}
