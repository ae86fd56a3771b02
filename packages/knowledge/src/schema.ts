import type { Equipment } from '@wrenchwise/vehicle/equipment';
import type { Fuel, Transmission } from '@wrenchwise/vehicle/vehicle';

import type { SymptomId } from './symptoms.ts';

/**
 * The schema of the knowledge. It is data only, written by people who know cars, and checked by the
 * compiler and by `knowledge.test.ts`.
 */

/** Circumstances of a symptom, recognised in the text separately. */
export const CONDITION_IDS = [
  'cold-engine',
  'warm-engine',
  'cold-weather',
  'hot-weather',
  'wet-weather',
  'at-idle',
  'starting-up',
  'accelerating',
  'decelerating',
  'at-high-speed',
  'at-low-speed',
  'braking',
  'turning',
  'turning-left',
  'turning-right',
  'over-bumps',
  'reversing',
  'uphill',
  'heavy-load',
  'gear-change',
  'ac-on',
  'after-refuelling',
  'after-standing',
  'after-repair',
  'after-impact',
  'cured-by-restart',
  'key-out-running',
  'ignition-off',
  'after-jump-start',
  'short-trips',
  'in-gear-standing',
  'clutch-pressed',
  'full-lock',
  'after-long-standing',
  'lights-on',
  'intermittent',
  'constant',
  'sudden-onset',
  'gradual-onset',
] as const;
export type ConditionId = (typeof CONDITION_IDS)[number];

/** A trouble code, or a family of ten with `x` for its last digit (`P030x`). */
export type CodePattern = `${'P' | 'B' | 'C' | 'U'}${string}`;

/** Which vehicles can have the fault at all. A missing field means any. */
export interface Fits {
  readonly fuels?: readonly Fuel[];
  readonly transmissions?: readonly Transmission[];
  /** First and last model year for which the part exists at all. */
  readonly years?: readonly [number, number];
  /** Only where the part is peculiar to these makers. */
  readonly makes?: readonly string[];
  /** Model names, matched as whole words without case; only together with `makes`. */
  readonly models?: readonly string[];
  readonly needs?: Equipment;
}

/** A multiplier on the base rate for some vehicles. All the given conditions must hold. */
export interface Shift {
  readonly makes?: readonly string[];
  /** Model names, matched as whole words without case. */
  readonly models?: readonly string[];
  /** First and last model year. */
  readonly years?: readonly [number, number];
  readonly minAgeYears?: number;
  readonly maxAgeYears?: number;
  readonly minMiles?: number;
  readonly fuels?: readonly Fuel[];
  readonly transmissions?: readonly Transmission[];
  /** 0.1–10. */
  readonly factor: number;
  /** Where this is known from: 'wear part', 'NHTSA recall 14V-047', 'maker bulletin …'. */
  readonly source: string;
}

/** How strongly an outcome of a check speaks for or against the fault. */
export type OutcomeEffect = 'confirms' | 'supports' | 'neutral' | 'weakens' | 'rules-out';

export interface CheckOutcome {
  /** The finding: 'Less than 3 mm of lining left'. */
  readonly finding: string;
  /** What it means for this fault, one sentence. */
  readonly means: string;
  readonly effect: OutcomeEffect;
}

/**
 * What a check needs of the car beyond standing switched off. 'powered': ignition on, or a lamp,
 * motor, lock or control unit at work. 'running': engine started,
 * cranked or stored running, fuel pump primed, hybrid or electric car in Ready. 'moving': driven, or
 * in gear under power. 'driven-hard': full load, firm stops, motorway speed. 'charging': plugged
 * in.
 */
export const CHECK_NEEDS = ['powered', 'charging', 'running', 'moving', 'driven-hard'] as const;
export type CheckNeed = (typeof CHECK_NEEDS)[number];

/** A check by which an owner can confirm or rule out the fault. The cheapest and safest first. */
export interface Check {
  /** An imperative title, unique within the fault: 'Measure the front brake pads'. */
  readonly title: string;
  /** 2–6 instructions, one or two sentences each. */
  readonly steps: readonly string[];
  /** 'None', 'Torch', 'Multimeter', 'OBD-II reader', … */
  readonly tool: string;
  readonly minutes: number;
  /** The highest need of its steps; absent: the car is switched off. */
  readonly needs?: CheckNeed;
  /** Days that pass until the finding. Planned, but no question to be answered now. */
  readonly days?: number;
  /** At least two: one that speaks for the fault, one that speaks against it. */
  readonly outcomes: readonly CheckOutcome[];
}

/** The repair. */
export interface RepairGuide {
  /** An imperative title, unique in the whole catalogue: 'Replace the front brake pads'. */
  readonly title: string;
  /** 2–4 sentences: what the job is, why it is needed, what makes it go well. */
  readonly overview: string;
  /** Time for a careful amateur, in minutes: low, high; never below the workshop's labour. */
  readonly minutes: readonly [number, number];
  readonly tools: readonly string[];
  /** 5–12 steps, each one to three sentences. */
  readonly steps: readonly string[];
  /** At least two, the one that saves a life first. */
  readonly safety: readonly string[];
  /** When to stop and hand it to a professional: one or two sentences. */
  readonly stopIf: string;
}

export interface Part {
  readonly name: string;
  /** Price of what one repair needs, in whole US dollars: low, high (aftermarket to maker's own). */
  readonly usd: readonly [number, number];
  /** Needed only on some cars or after damage: counts in the high total only. */
  readonly ifNeeded?: true;
}

/** Whether the car may be driven as it is. */
export type DriveVerdict = 'yes' | 'caution' | 'no';
export type Severity = 'low' | 'medium' | 'high';
export type DiyDifficulty = 'easy' | 'moderate' | 'hard' | 'workshop';

/** A fault: one root cause, as a workshop would write it on the invoice. */
export interface FaultEntry {
  /** Plain name, sentence case: 'Worn front brake pads'. */
  readonly name: string;
  /** What a workshop calls it: 'Front brake pad lining below minimum thickness'. */
  readonly workshopName: string;
  /** 1–3 sentences: what has failed and why that makes these symptoms. */
  readonly summary: string;
  /** Prior: cases among 1,000 owners' reports of any fault, on cars that it fits. 0.05–20. */
  readonly prior: number;
  readonly fits?: Fits;
  readonly shifts?: readonly Shift[];
  /** P(owner mentions the symptom | this fault), 0.02–0.95. Four or more, the tell-tale one first. */
  readonly symptoms: Readonly<Partial<Record<SymptomId, number>>>;
  /** Symptoms that would speak against it, where that is more than their mere absence from the list. */
  readonly against?: readonly SymptomId[];
  /**
   * P(the symptom shows in this circumstance | this fault) where it is discriminative (high or very low).
   * 0.23 is neutral: less than that speaks against the fault, so leave out what is merely possible.
   */
  readonly conditions?: Readonly<Partial<Record<ConditionId, number>>>;
  /** P(this code is stored | this fault and the codes were read), 0.02–0.95. */
  readonly codes?: Readonly<Partial<Record<CodePattern, number>>>;
  readonly severity: Severity;
  readonly drive: {
    readonly verdict: DriveVerdict;
    readonly reason: string;
    /** The engine must not run either: each turn of it makes the damage or the danger worse. */
    readonly engineOff?: true;
    /** Why a check may run the engine although the car must not be driven: the danger is on the move. */
    readonly mayRun?: string;
  };
  /** 1–3 sentences, each a way in which this typically fails. */
  readonly patterns: readonly string[];
  /** How pages say it, where models and an index know it by other words; patterns in the same order. */
  readonly shown?: {
    readonly workshopName?: string;
    readonly summary?: string;
    readonly patterns?: readonly string[];
  };
  readonly checks: readonly Check[];
  readonly guide: RepairGuide;
  /** Empty only when the repair needs no part; then `guide.overview` says so. */
  readonly parts: readonly Part[];
  /** Workshop labour in hours: low, high. */
  readonly labourHours: readonly [number, number];
  readonly diy: DiyDifficulty;
}
