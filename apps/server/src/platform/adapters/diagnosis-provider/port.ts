import type { Answer, Question } from '@wrenchwise/engine/diagnosis';
import type { ClaimExamination } from '@wrenchwise/rules/claim';
import type { DiagnosisResult, GuideData } from '@wrenchwise/rules/diagnosis';
import type { ModelEvidence } from '@wrenchwise/rules/model-evidence';
import type { PriceSettings } from '@wrenchwise/rules/pricing';
import type { ReportPreview } from '@wrenchwise/rules/report-preview';
import type { Fuel, Vehicle } from '@wrenchwise/vehicle/vehicle';

export interface DiagnosisRequest {
  /** Null for what is not known: only a demonstration goes without make, model and year. */
  readonly vehicle: Required<Omit<Vehicle, 'assumed'>> & Pick<Vehicle, 'assumed'>;
  readonly symptoms: string;
  /** Ids of ticked signs, and of readings that were taken back. */
  readonly confirmed?: readonly string[] | undefined;
  readonly removed?: readonly string[] | undefined;
  readonly answers: readonly Answer[];
  /** What a language model read and thought: weighed within bounds. */
  readonly modelEvidence?: ModelEvidence | null | undefined;
  /** The user's price settings. They do not influence the causes. */
  readonly prices: PriceSettings;
  /** Whether checks that need a tool are left out of the questions. */
  readonly withoutTools?: boolean;
  /** Tools that the user has: checks that need one of them are asked for first. */
  readonly ownedTools?: readonly string[];
}

/** Reads a report without diagnosing it. */
export interface ReportReader {
  readonly preview: (
    report: Pick<
      DiagnosisRequest,
      'vehicle' | 'symptoms' | 'confirmed' | 'removed' | 'modelEvidence'
    >,
  ) => Promise<ReportPreview>;
}

/** What a workshop says: its words, or a fault of the catalogue. */
export interface ClaimInWords {
  readonly text: string;
  readonly faultId?: string | undefined;
}

/** Examines what a workshop says by a report, of which every field may be missing. */
export interface ClaimExaminer {
  /** @param claims those to examine; without them those in the report's own words */
  readonly examineClaims: (
    report: Pick<
      DiagnosisRequest,
      'symptoms' | 'confirmed' | 'removed' | 'answers' | 'modelEvidence' | 'prices'
    > & { readonly vehicle: Vehicle },
    claims?: readonly ClaimInWords[],
  ) => Promise<ClaimExamination[]>;
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
  /** A question of the catalogue by its id: one that a browser asked without a connection. */
  readonly questionOf?: (questionId: string) => Pick<Question, 'text' | 'options'> | undefined;
  /** The guide of a step of the plan; undefined when the provider has none for it. */
  readonly stepGuide: (step: {
    readonly faultId: string;
    readonly stepId: string;
    readonly fuel: Fuel | null;
    readonly prices: PriceSettings;
  }) => Promise<GuideData | undefined>;
}
