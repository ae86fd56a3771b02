import { MIN_LEADING } from '@wrenchwise/knowledge/cause-floor';
import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';
import { z } from 'zod';

import { DRIVE_VERDICTS, DRIVE_WORDS } from './drive-words.ts';
import { MoneyRange } from './money-range.ts';
import { Pricing, PRICED_IN_DOLLARS } from './pricing.ts';

/**
 * The contract's shape of a diagnosis. The compiler compares it with the engine's `EngineDiagnosis`
 * (`diagnosis.test.ts`): a field that one of them lacks does not build.
 */

export const Severity = z.enum(['low', 'medium', 'high']);
export type Severity = z.infer<typeof Severity>;

const Verdict = z.enum(DRIVE_VERDICTS);

export const CanDrive = z.object({
  verdict: Verdict.meta({
    description: DRIVE_VERDICTS.map((one) => `${one}: ${DRIVE_WORDS[one].words}`).join('; '),
  }),
  reason: z.string(),
  /** The alert that decides it; absent where the causes do, and in diagnoses of older editions. */
  alertId: z.string().optional(),
});
export type CanDrive = z.infer<typeof CanDrive>;

/** Older editions stored neither what raised an alert nor its own severity. */
export const SafetyAlert = z.object({
  id: z.string(),
  source: z.enum(['words', 'answer', 'tick']).optional(),
  /** A quotation, the question that was answered with yes, or the sign that was ticked. */
  text: z.string(),
  title: z.string(),
  advice: z.string(),
  severity: Severity.optional(),
  verdict: Verdict.optional(),
});
export type SafetyAlert = z.infer<typeof SafetyAlert>;

/** What a check needs of the car beyond standing with its engine off. */
const CheckNeed = z.enum(['powered', 'charging', 'running', 'moving', 'driven-hard']);

const Probability = z.number().min(0).max(1);
const SystemId = z.enum(SYSTEM_IDS);

export const EvidenceNote = z.object({
  text: z.string(),
  effect: z.enum(['for', 'against']),
  source: z.enum(['words', 'code', 'answer', 'vehicle', 'text-model', 'language-model']),
  meaning: z.string(),
  weight: z.number(),
});
export type EvidenceNote = z.infer<typeof EvidenceNote>;

export const CauseCheck = z.object({
  id: z.string(),
  title: z.string(),
  steps: z.array(z.string()),
  tool: z.string(),
  minutes: z.number(),
  needs: CheckNeed.optional(),
  outcomes: z.array(
    z.object({
      finding: z.string(),
      means: z.string(),
      effect: z.enum(['confirms', 'supports', 'neutral', 'weakens', 'rules-out']),
    }),
  ),
});
export type CauseCheck = z.infer<typeof CauseCheck>;

const CausePart = MoneyRange.extend({
  name: z.string(),
  /** Needed only sometimes: it counts in the high total only. */
  ifNeeded: z.literal(true).optional(),
  /** The money at risk: the price times the probability that no listed cause needs the part. */
  atRisk: MoneyRange.optional(),
  justifiedBy: z.object({ stepId: z.string(), title: z.string() }).optional(),
});
export type CausePart = z.infer<typeof CausePart>;

const Span = z.object({ low: z.number(), high: z.number() });

/** The one job that a fault shares with others: the same part, or its circuit. */
const CauseRepair = z.object({
  id: z.string(),
  name: z.string(),
  variant: z.string().meta({ description: 'What it is in this fault: “fan motor”' }),
});

export const Cause = z.object({
  faultId: z.string(),
  name: z.string(),
  /** Absent where the fault is a repair of its own, and in diagnoses of older editions. */
  repair: CauseRepair.optional(),
  /** With the leading cause of a repair: its variants that are listed, itself first. */
  variants: z
    .array(z.object({ faultId: z.string(), label: z.string(), probability: Probability }))
    .optional(),
  workshopName: z.string(),
  system: SystemId,
  summary: z.string(),
  probability: Probability,
  baseRate: Probability,
  evidence: z.array(EvidenceNote),
  severity: Severity,
  canDrive: CanDrive,
  checks: z.array(CauseCheck),
  /** Checks left out because what they need of the car is unsafe now. */
  postponed: z.array(z.object({ id: z.string(), needs: CheckNeed })).default([]),
  repairTitle: z.string(),
  /** Empty in diagnoses of older editions. */
  repairTools: z.array(z.string()).default([]),
  diy: z.enum(['easy', 'moderate', 'hard', 'workshop']),
  repairMinutes: Span,
  parts: z.array(CausePart),
  labourHours: Span,
  cost: z.object({
    parts: MoneyRange,
    labour: MoneyRange,
    diy: MoneyRange,
    professional: MoneyRange,
  }),
  /** The cause's own price settings, where the diagnosis's could not be applied. */
  pricing: Pricing.optional(),
});
export type Cause = z.infer<typeof Cause>;

export const Question = z.object({
  id: z.string(),
  kind: z.enum(['symptom', 'check', 'area', 'event']),
  text: z.string(),
  steps: z.array(z.string()),
  minutes: z.number(),
  tool: z.string(),
  options: z.array(z.object({ id: z.string(), label: z.string() })),
  gain: z.number(),
});
export type Question = z.infer<typeof Question>;

export const PlanStep = z.object({
  id: z.string(),
  kind: z.enum(['check', 'repair']),
  title: z.string(),
  faultId: z.string(),
  minutes: Span,
});
export type PlanStep = z.infer<typeof PlanStep>;

/** What to ask for, where a report is insufficient. */
export const NeedsMore = z.object({
  kind: z.enum(['noise', 'smell', 'light', 'leak', 'too-little', 'not-a-car', 'language']),
  message: z.string(),
  /** Example descriptions that would be sufficient. */
  examples: z.array(z.string()),
  /** The detected language (ISO 639-1), and `message` in it. */
  language: z.object({ id: z.string(), name: z.string(), text: z.string() }).optional(),
});
export type NeedsMore = z.infer<typeof NeedsMore>;

/** A figure of the report that was read as a measurement of the car. */
export const Measurement = z.object({
  /** Id of the parameter: 'coolant-temperature'. */
  parameter: z.string(),
  label: z.string(),
  /** As the report has it, in `unit`. */
  value: z.number(),
  unit: z.string(),
  /** Against what is normal under its condition. */
  state: z.enum(['low', 'normal', 'high', 'unknown']),
  condition: z
    .enum(['cold', 'idle', 'raised-idle', 'cruise', 'load', 'running', 'engine-off', 'cranking'])
    .optional(),
  /** The quoted words. */
  text: z.string(),
});
export type Measurement = z.infer<typeof Measurement>;

/** What somebody says the fault is: never evidence. */
export const Claim = z.object({
  faultId: z.string().optional(),
  text: z.string(),
  by: z.enum(['garage', 'friend', 'owner']),
});
export type Claim = z.infer<typeof Claim>;

/** Nothing points to a fault: a healthy report, or one that only asks for a service. */
export const NothingFound = z.object({ message: z.string() });
export type NothingFound = z.infer<typeof NothingFound>;

/** A figure that was not understood. */
export const NotUnderstood = z.object({ text: z.string() });
export type NotUnderstood = z.infer<typeof NotUnderstood>;

/** An engine's whole answer. */
export const DiagnosisResult = z.object({
  /** Set for an insufficient report: such an answer is never stored. */
  needsMore: NeedsMore.optional(),
  /** Set where nothing points to a fault: no causes, no alert, and no unit is used. */
  nothingFound: NothingFound.optional(),
  severity: Severity,
  canDrive: CanDrive,
  /** The deciding alert first. */
  alerts: z.array(SafetyAlert),
  causes: z.array(Cause).meta({
    description: `By repair, the likeliest first: causes of one \`repair\` are its variants and follow each other, and it has their sum. While the first has less than ${MIN_LEADING}, each is a guess: none is to be named as the cause`,
  }),
  other: Probability,
  systems: z.array(z.object({ id: SystemId, probability: Probability })),
  findings: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** The quoted words; empty for a ticked sign. */
      text: z.string(),
      present: z.boolean(),
      ticked: z.literal(true).optional(),
    }),
  ),
  codes: z.array(z.object({ code: z.string(), meaning: z.string(), uncertain: z.boolean() })),
  /** Figures, and what somebody says it is: empty in diagnoses of older editions. */
  measurements: z.array(Measurement).default([]),
  notUnderstood: z.array(NotUnderstood).default([]),
  claims: z.array(Claim).default([]),
  plan: z.array(PlanStep),
  nextQuestion: Question.optional(),
  /** The leading cause was confirmed by a check: no more is asked. */
  found: z.object({ faultId: z.string(), finding: z.string() }).optional(),
  /** Absent before there were price regions: those are US dollars. */
  pricing: Pricing.default(PRICED_IN_DOLLARS),
  knowledgeVersion: z.string(),
  inputsHash: z.string(),
  possible_causes: z.array(z.string()),
  recommendations: z.array(z.string()),
  parts_and_cost: z.array(z.string()),
  common_failure_patterns: z.array(z.string()),
  diagnostic_steps: z.array(z.string()),
  confidence: z.string(),
  rationale: z.array(z.string()),
});
export type DiagnosisResult = z.infer<typeof DiagnosisResult>;

export const GuideData = z.object({
  overview: z.string(),
  estimated_time: z.string(),
  tools_required: z.array(z.string()),
  parts_required: z.array(z.string()),
  step_by_step_instructions: z.array(z.string()),
  safety_precautions: z.array(z.string()),
  cost_estimate: z.string(),
});
export type GuideData = z.infer<typeof GuideData>;
