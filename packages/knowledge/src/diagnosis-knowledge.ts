import { MAKES_AND_MODELS } from '@wrenchwise/vehicle/makes-and-models';
import { MODEL_TABLES, type ModelTables } from '@wrenchwise/vehicle/model-facts';

import { type Fault, FAULTS } from './catalogue.ts';
import type { CodeSource } from './codes/code-table.ts';
import { CODE_COMPONENTS, CODE_FACTS } from './codes/generic-codes.ts';
import type { Parameter } from './parameters/parameter.ts';
import { PARAMETERS } from './parameters/parameters.ts';
import { readTexts } from './read-texts.ts';
import { RECENT_EVENTS, type RecentEvents } from './recent-events/recent-events.ts';
import { type Repair, REPAIRS } from './repairs/repairs.ts';
import { SAFETY_RULES } from './safety-rules.ts';
import type { SafetyRule } from './safety-rules/rule.ts';
import { SIGN_SHARES, type SignShares } from './sign-shares.ts';
import type { Symptom } from './symptom.ts';
import { type SymptomId, SYMPTOMS } from './symptoms.ts';
import { type Synonyms, SYNONYMS } from './synonyms.ts';
import { KNOWLEDGE_VERSION, KNOWLEDGE_YEAR } from './version.ts';

/** What a diagnosis and the guides of its causes are made from. */
export interface DiagnosisKnowledge {
  /** The edition of the whole knowledge. */
  readonly version: string;
  /** The year from which ages of cars are counted. */
  readonly year: number;
  /** In a fixed order. */
  readonly faults: readonly Fault[];
  /** Faults that are one job to the owner; a fault of none is its own repair. */
  readonly repairs: readonly Repair[];
  readonly symptoms: Readonly<Record<SymptomId, Symptom>>;
  /** What happens just before trouble. */
  readonly recentEvents: RecentEvents;
  /** The first that fits counts. */
  readonly signShares: readonly SignShares[];
  /** The most urgent first. */
  readonly safetyRules: readonly SafetyRule[];
  readonly synonyms: Synonyms;
  /** Models by make. */
  readonly makesAndModels: Readonly<Record<string, readonly string[]>>;
  readonly models: ModelTables;
  readonly codes: CodeSource;
  /** Values that readers and gauges show. Of equal names the first counts. */
  readonly parameters: readonly Parameter[];
}

/** This edition's, without what only the server reads: all of it that a browser fetches. */
export const DIAGNOSIS_KNOWLEDGE: DiagnosisKnowledge = {
  version: KNOWLEDGE_VERSION,
  year: KNOWLEDGE_YEAR,
  faults: FAULTS,
  repairs: REPAIRS,
  symptoms: SYMPTOMS,
  recentEvents: RECENT_EVENTS,
  signShares: SIGN_SHARES,
  safetyRules: SAFETY_RULES,
  synonyms: SYNONYMS,
  makesAndModels: MAKES_AND_MODELS,
  models: MODEL_TABLES,
  codes: { ...readTexts({ components: CODE_COMPONENTS }), facts: CODE_FACTS },
  parameters: PARAMETERS,
};
