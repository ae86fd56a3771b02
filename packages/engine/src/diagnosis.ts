import type { CodeMeaning } from '@wrenchwise/knowledge/codes/code-table';
import type { MoneyRange, PriceOptions, Pricing } from '@wrenchwise/knowledge/prices';
import type {
  CheckNeed,
  DiyDifficulty,
  DriveVerdict,
  OutcomeEffect,
  Severity,
} from '@wrenchwise/knowledge/schema';
import type { SystemId } from '@wrenchwise/knowledge/systems';

/** What the person tells: their words, codes that a reader showed, answers to the engine's questions. */
export interface Report {
  readonly text: string;
  /** Trouble codes given apart from the text; those typed in the text are found by the engine. */
  readonly codes?: readonly string[];
  readonly answers?: readonly Answer[];
}

/** An answer to a question that the engine asked. */
export interface Answer {
  readonly questionId: string;
  /** One of the question's option ids; 'unknown' is always allowed and changes nothing. */
  readonly optionId: string;
}

/** Options that change what is shown, never what is inferred. */
export type DiagnoseOptions = PriceOptions;

/** What has to be asked before anything can be said: there is no diagnosis yet. */
export interface NeedsMore {
  /** What was understood of the words, and so what is missing. */
  readonly kind: 'noise' | 'smell' | 'light' | 'leak' | 'too-little' | 'not-a-car' | 'language';
  /** What would help. */
  readonly message: string;
  /** Descriptions that fit what was said and would be enough. */
  readonly examples: readonly string[];
  /** The language that was read, with `message` in it; only where `kind` is 'language'. */
  readonly language?: { readonly id: string; readonly name: string; readonly text: string };
}

export type EvidenceEffect = 'for' | 'against';

/** One thing that raised or lowered a cause, in the person's own words where there are any. */
export interface EvidenceNote {
  /** The person's words, the code, the answer or the vehicle fact itself. */
  readonly text: string;
  readonly effect: EvidenceEffect;
  readonly source: 'words' | 'code' | 'answer' | 'vehicle' | 'text-model' | 'language-model';
  /** What it was understood as: 'Grinding when braking'. */
  readonly meaning: string;
  /** Log-likelihood ratio: how far it moved the odds (natural logarithm; negative lowers them). */
  readonly weight: number;
}

export interface CauseCheck {
  /** Stable within the fault; with the fault's id it names the step. */
  readonly id: string;
  readonly title: string;
  readonly steps: readonly string[];
  readonly tool: string;
  readonly minutes: number;
  /** Absent: the car stands with its engine off. */
  readonly needs?: CheckNeed;
  readonly outcomes: readonly {
    readonly finding: string;
    readonly means: string;
    readonly effect: OutcomeEffect;
  }[];
}

/** A check that is left out because what it needs of the car is not safe now. */
export interface PostponedCheck {
  readonly id: string;
  readonly needs: CheckNeed;
}

/** The check after which buying a part is no guess any more. */
export interface JustifyingCheck {
  /** The id of its plan step: '{faultId}/{checkId}'. */
  readonly stepId: string;
  readonly title: string;
}

/** What a repair needs: its usual price, and what buying it before any check would risk. */
export interface CausePart extends MoneyRange {
  readonly name: string;
  /** Needed only sometimes: it counts in the high total alone. */
  readonly ifNeeded?: true;
  /** The price, times the chance that no named cause that needs this part is the fault. */
  readonly atRisk: MoneyRange;
  /** The cause's first check that can confirm or support it; absent when it has none. */
  readonly justifiedBy?: JustifyingCheck;
}

export interface Cause {
  readonly faultId: string;
  readonly name: string;
  readonly workshopName: string;
  readonly system: SystemId;
  readonly summary: string;
  /** 0–1; all causes and `other` of one diagnosis sum to at most 1. */
  readonly probability: number;
  /** Share among 0–1 before any evidence, on this vehicle. */
  readonly baseRate: number;
  /** Strongest first. */
  readonly evidence: readonly EvidenceNote[];
  readonly severity: Severity;
  readonly canDrive: { readonly verdict: DriveVerdict; readonly reason: string };
  /** Those that are safe to do now. */
  readonly checks: readonly CauseCheck[];
  /** Those that are not; empty when all are. */
  readonly postponed: readonly PostponedCheck[];
  readonly repairTitle: string;
  readonly diy: DiyDifficulty;
  /** Minutes for a careful amateur. */
  readonly repairMinutes: { readonly low: number; readonly high: number };
  readonly parts: readonly CausePart[];
  /** Workshop labour in hours. */
  readonly labourHours: { readonly low: number; readonly high: number };
  readonly cost: {
    readonly parts: MoneyRange;
    readonly labour: MoneyRange;
    /** Parts alone. */
    readonly diy: MoneyRange;
    /** Parts and labour. */
    readonly professional: MoneyRange;
  };
}

export interface QuestionOption {
  readonly id: string;
  readonly label: string;
}

/** The question or check that tells most for its time and money. */
export interface Question {
  /** 'symptom:brake-grinding' or 'check:front-brake-pads-worn/measure-the-front-pads'. */
  readonly id: string;
  readonly kind: 'symptom' | 'check';
  readonly text: string;
  /** How to find out, for a check; empty for a symptom. */
  readonly steps: readonly string[];
  readonly minutes: number;
  readonly tool: string;
  /** Always ends with { id: 'unknown', label: "I don't know" }. */
  readonly options: readonly QuestionOption[];
  /** Expected information in bits. */
  readonly gain: number;
}

/** A warning that stands apart from the probabilities. */
export interface SafetyAlert {
  readonly id: string;
  /** What set it off: the person's own words, or a question that they answered with yes. */
  readonly source: 'words' | 'answer';
  /** The person's words, or the question's. */
  readonly text: string;
  readonly title: string;
  /** What may happen, and what to do now where the verdict is no stricter than the alert's own. */
  readonly advice: string;
  readonly severity: Severity;
  readonly verdict: DriveVerdict;
}

/** A step of the repair plan; opens to a guide. */
export interface PlanStep {
  /** '{faultId}/{checkId}' or '{faultId}/repair'. */
  readonly id: string;
  readonly kind: 'check' | 'repair';
  readonly title: string;
  readonly faultId: string;
  readonly minutes: { readonly low: number; readonly high: number };
}

export interface RecognisedSymptom {
  readonly id: string;
  readonly label: string;
  /** The words it was read from. */
  readonly text: string;
  readonly present: boolean;
}

/** The whole answer. The snake_case fields are the specification's, for stored rows and webhooks. */
export interface EngineDiagnosis {
  /** There was too little to go on: no causes, and severity and verdict are neutral. */
  readonly needsMore?: NeedsMore;
  readonly severity: Severity;
  readonly canDrive: {
    readonly verdict: DriveVerdict;
    readonly reason: string;
    /** The alert that decides it and gives the reason; absent where the causes do. */
    readonly alertId?: string;
  };
  /** The one that decides the verdict first, then the most urgent first. */
  readonly alerts: readonly SafetyAlert[];
  /** Best first. Empty when nothing could be read from the words. */
  readonly causes: readonly Cause[];
  /** Probability that it is none of `causes`. */
  readonly other: number;
  /** All 14, best first, summing to 1. */
  readonly systems: readonly { readonly id: SystemId; readonly probability: number }[];
  /** What was read from the words (the record keeps the words themselves as `symptoms`). */
  readonly findings: readonly RecognisedSymptom[];
  readonly codes: readonly CodeMeaning[];
  readonly plan: readonly PlanStep[];
  readonly nextQuestion?: Question;
  readonly pricing: Pricing;
  readonly knowledgeVersion: string;
  /** Hex digest of the normalised report, vehicle and knowledge version. */
  readonly inputsHash: string;

  readonly possible_causes: readonly string[];
  readonly recommendations: readonly string[];
  /** 'Part: $low-$high', whole units with the sign of `pricing.currency`. */
  readonly parts_and_cost: readonly string[];
  readonly common_failure_patterns: readonly string[];
  readonly diagnostic_steps: readonly string[];
  /** 'high', 'medium', 'low' or 'unknown'. */
  readonly confidence: string;
  readonly rationale: readonly string[];
}
