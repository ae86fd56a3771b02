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

/** The report: text, codes of a reader, answers to the engine's questions. */
export interface Report {
  readonly text: string;
  /** Trouble codes besides those in the text, which the engine finds itself. */
  readonly codes?: readonly string[];
  /** Ids of symptoms that were ticked in a list of likely further signs. */
  readonly confirmed?: readonly string[];
  /**
   * Readings of the text that its writer took back: 'symptom:brake-grinding', 'condition:braking',
   * 'code:P0301'. They count as unmentioned, and are not asked about.
   */
  readonly removed?: readonly string[];
  readonly answers?: readonly Answer[];
  /** Readings of the text by somebody else: a language model. They count beside the engine's own. */
  readonly readings?: readonly OutsideReading[];
  /** What somebody else thinks of causes. */
  readonly opinions?: readonly OutsideOpinion[];
}

/** A reading of the report's text that the engine did not make itself. */
export interface OutsideReading {
  /** 'symptom:brake-grinding' or 'condition:braking' */
  readonly id: string;
  /** The words that it comes from, in UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
  readonly present: boolean;
  /** 0–1. */
  readonly certainty: number;
}

/** What a language model thinks of a cause; neither the verdict nor the severity gets milder by it. */
export interface OutsideOpinion {
  readonly faultId: string;
  /** Log-odds to add, from −ln 3 to ln 8. */
  readonly weight: number;
  /** The words of the text that it rests on, quoted. */
  readonly words: string;
}

/** An answer to a question that the engine asked. */
export interface Answer {
  readonly questionId: string;
  /** One of the question's option ids; 'unknown' is always allowed and changes nothing. */
  readonly optionId: string;
}

/** Options of presentation, without influence on the inference. */
export interface DiagnoseOptions extends PriceOptions {
  /** Whether checks that need a tool are left out of the questions. */
  readonly withoutTools?: boolean;
  /**
   * Tools that the owner has. Checks that need one of them are asked for before checks that need
   * another tool, and even of somebody `withoutTools`.
   */
  readonly ownedTools?: readonly string[];
}

/** What to ask for: the report is insufficient for a diagnosis. */
export interface NeedsMore {
  /** What was understood, and so what is missing. */
  readonly kind: 'noise' | 'smell' | 'light' | 'leak' | 'too-little' | 'not-a-car' | 'language';
  /** What would help. */
  readonly message: string;
  /** Example descriptions that fit the report and would be sufficient. */
  readonly examples: readonly string[];
  /** The detected language, with `message` in it; only where `kind` is 'language'. */
  readonly language?: { readonly id: string; readonly name: string; readonly text: string };
}

export type EvidenceEffect = 'for' | 'against';

/** A piece of evidence for or against a cause, quoted where possible. */
export interface EvidenceNote {
  /** The quoted words, code, answer or vehicle fact. */
  readonly text: string;
  readonly effect: EvidenceEffect;
  readonly source: 'words' | 'code' | 'answer' | 'vehicle' | 'text-model' | 'language-model';
  /** Its meaning: 'Grinding when braking'. */
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
  /** Absent: the car is with its engine off. */
  readonly needs?: CheckNeed;
  readonly outcomes: readonly {
    readonly finding: string;
    readonly means: string;
    readonly effect: OutcomeEffect;
  }[];
}

/** A check left out because what it needs of the car is unsafe now. */
export interface PostponedCheck {
  readonly id: string;
  readonly needs: CheckNeed;
}

/** The check that justifies buying a part. */
export interface JustifyingCheck {
  /** The id of its plan step: '{faultId}/{checkId}'. */
  readonly stepId: string;
  readonly title: string;
}

/** A part, with its usual price and the money at risk in buying it before any check. */
export interface CausePart extends MoneyRange {
  readonly name: string;
  /** Needed only sometimes: it counts in the high total only. */
  readonly ifNeeded?: true;
  /** The price times the probability that no listed cause needs this part. */
  readonly atRisk: MoneyRange;
  /** The cause's first check that can confirm or support it; absent when it has none. */
  readonly justifiedBy?: JustifyingCheck;
}

/** The one job that a fault shares with others: the same part, or its circuit. */
export interface CauseRepair {
  readonly id: string;
  /** 'Cooling fan does not run' */
  readonly name: string;
  /** What it is in this fault: 'fan motor'. */
  readonly variant: string;
}

/** One fault of a repair. */
export interface CauseVariant {
  readonly faultId: string;
  /** 'fan motor' */
  readonly label: string;
  /** 0–1, of the diagnosis. */
  readonly probability: number;
}

export interface Cause {
  readonly faultId: string;
  readonly name: string;
  /** Absent where the fault is a repair of its own. */
  readonly repair?: CauseRepair;
  /** With the leading cause of a repair: two or more that are listed, itself first. */
  readonly variants?: readonly CauseVariant[];
  readonly workshopName: string;
  readonly system: SystemId;
  readonly summary: string;
  /** 0–1; all causes and `other` of one diagnosis sum to at most 1. */
  readonly probability: number;
  /** Prior on this vehicle, 0–1. */
  readonly baseRate: number;
  /** Strongest first. */
  readonly evidence: readonly EvidenceNote[];
  readonly severity: Severity;
  readonly canDrive: { readonly verdict: DriveVerdict; readonly reason: string };
  /** Checks that are safe now. */
  readonly checks: readonly CauseCheck[];
  /** Checks that are unsafe now. */
  readonly postponed: readonly PostponedCheck[];
  readonly repairTitle: string;
  /** What the repair needs besides parts. */
  readonly repairTools: readonly string[];
  readonly diy: DiyDifficulty;
  /** Minutes for a careful amateur. */
  readonly repairMinutes: { readonly low: number; readonly high: number };
  readonly parts: readonly CausePart[];
  /** Workshop labour in hours. */
  readonly labourHours: { readonly low: number; readonly high: number };
  readonly cost: {
    readonly parts: MoneyRange;
    readonly labour: MoneyRange;
    /** Parts only. */
    readonly diy: MoneyRange;
    /** Parts and labour. */
    readonly professional: MoneyRange;
  };
}

export interface QuestionOption {
  readonly id: string;
  readonly label: string;
}

/** The question or check with the most information for its time and money. */
export interface Question {
  /** 'symptom:brake-grinding', 'check:front-brake-pads-worn/measure-the-front-pads', 'area:brakes+steering' or 'event:just-before'. */
  readonly id: string;
  readonly kind: 'symptom' | 'check' | 'area' | 'event';
  readonly text: string;
  /** Instructions of a check; empty otherwise. */
  readonly steps: readonly string[];
  readonly minutes: number;
  readonly tool: string;
  /** The last one's id is always 'unknown' ('I can't check that'), which is never counted. */
  readonly options: readonly QuestionOption[];
  /** Expected information in bits. */
  readonly gain: number;
}

/** An alert of a safety rule, independent of the probabilities. */
export interface SafetyAlert {
  readonly id: string;
  /** Its trigger: quoted words, a question that was answered with yes, or a ticked sign. */
  readonly source: 'words' | 'answer' | 'tick';
  /** The quoted words, the question, or the sign that was ticked. */
  readonly text: string;
  readonly title: string;
  /** The danger, and what to do now unless the verdict is stricter than the alert's own. */
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
  /** The quoted words; empty for a ticked sign. */
  readonly text: string;
  readonly present: boolean;
  /** It was ticked, not read from the words. */
  readonly ticked?: true;
}

/** How a measured value compares with what is normal under its condition. */
export type MeasurementState = 'low' | 'normal' | 'high' | 'unknown';

/** When a value was measured, where the report says so or it follows from other values. */
export type MeasuringCondition =
  | 'cold'
  | 'idle'
  | 'raised-idle'
  | 'cruise'
  | 'load'
  | 'running'
  | 'engine-off'
  | 'cranking';

/** A figure of the report that was read as a measurement of the car. */
export interface Measurement {
  /** Id of the parameter in the knowledge: 'coolant-temperature'. */
  readonly parameter: string;
  /** 'Coolant temperature' */
  readonly label: string;
  /** As the report has it, in `unit`. */
  readonly value: number;
  /** '°C', 'V', 'bar', '%' …; empty for a count. */
  readonly unit: string;
  readonly state: MeasurementState;
  readonly condition?: MeasuringCondition;
  /** The quoted words. */
  readonly text: string;
}

/** Who says what the fault is. */
export type Claimant = 'garage' | 'friend' | 'owner';

/** What somebody says the fault is: examined, never evidence. */
export interface Claim {
  /** The fault that is meant, where the catalogue has it. */
  readonly faultId?: string;
  /** The quoted words. */
  readonly text: string;
  readonly by: Claimant;
}

/** The report is of a healthy car, or only asks for a service. */
export interface NothingFound {
  readonly message: string;
}

/** The cause that a check has confirmed, and what was found. */
export interface FoundCause {
  readonly faultId: string;
  readonly finding: string;
}

/**
 * The whole answer. The snake_case fields are also stored as columns (docs/product.md, Stored
 * diagnosis).
 */
export interface EngineDiagnosis {
  /** The report is insufficient: no causes, and severity and verdict are neutral. */
  readonly needsMore?: NeedsMore;
  /** Nothing points to a fault: no causes, no alert, verdict 'yes', and no unit is used. */
  readonly nothingFound?: NothingFound;
  readonly severity: Severity;
  readonly canDrive: {
    readonly verdict: DriveVerdict;
    readonly reason: string;
    /** The deciding alert, which gives the reason; absent where the causes decide. */
    readonly alertId?: string;
  };
  /** The deciding alert first, then the most urgent. */
  readonly alerts: readonly SafetyAlert[];
  /**
   * By repair, the likeliest first: a repair has the sum of its variants. Further variants follow after
   * the leading one of each repair. Empty when nothing could be read from the text.
   */
  readonly causes: readonly Cause[];
  /** The probability of any other cause. */
  readonly other: number;
  /** All 14, best first, summing to 1. */
  readonly systems: readonly { readonly id: SystemId; readonly probability: number }[];
  /** Symptoms and codes read from the text. */
  readonly findings: readonly RecognisedSymptom[];
  readonly codes: readonly CodeMeaning[];
  /** Every figure that was read, also from a scan report. */
  readonly measurements: readonly Measurement[];
  /** Figures that were not understood: they are no evidence. */
  readonly notUnderstood: readonly { readonly text: string }[];
  readonly claims: readonly Claim[];
  readonly plan: readonly PlanStep[];
  readonly nextQuestion?: Question;
  /** A check confirmed the leading cause: no more is asked. */
  readonly found?: FoundCause;
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
