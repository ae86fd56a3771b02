import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import type { Symptom } from '@wrenchwise/knowledge/symptom';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';
import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';

import type { Evidence } from '../evidence/read-report.ts';
import type { SymptomEvidence } from '../evidence/symptoms.ts';
import type { Unit } from '../evidence/units.ts';
import { readVehicleFacts } from '../evidence/vehicle-facts.ts';
import { createAnswerReader } from '../inference/answers.ts';
import { codeLeaks } from '../inference/code-leaks.ts';
import { compileFaults } from '../inference/compiled-faults.ts';
import { createVehiclePriors } from '../inference/vehicle-prior.ts';
import { createWeigher, type Weigh } from '../inference/weigh.ts';

/**
 * Six faults in two systems with round figures, so that a posterior can be worked out on paper. They
 * are no figures of real cars. What a trained model would say of the words is left out or given.
 */

/** What inference reads of a fault. */
type ToyFault = Pick<Fault, 'id' | 'system' | 'prior' | 'symptoms' | 'codes'>;

/** The parts of an entry that no formula reads, and one check. */
const withRest = (fault: ToyFault): Fault => ({
  name: fault.id,
  workshopName: fault.id,
  summary: fault.id,
  severity: 'low',
  drive: { verdict: 'yes', reason: '' },
  patterns: [],
  checks: [
    {
      title: 'Look at it',
      steps: [],
      tool: 'None',
      minutes: 1,
      outcomes: [
        { finding: 'Worn', means: 'It is this.', effect: 'confirms' },
        { finding: 'As new', means: 'It is not this.', effect: 'rules-out' },
      ],
    },
  ],
  guide: { title: '', overview: '', minutes: [1, 1], tools: [], steps: [], safety: [], stopIf: '' },
  parts: [],
  labourHours: [1, 1],
  diy: 'easy',
  ...fault,
});

/** In the order of every posterior below. The priors sum to 40. */
const TOY_FAULTS: readonly ToyFault[] = [
  { id: 'pads', system: 'brakes', prior: 16, symptoms: { 'brake-grinding': 0.6 } },
  { id: 'disc', system: 'brakes', prior: 8, symptoms: { 'brake-judder': 0.8 } },
  {
    id: 'caliper',
    system: 'brakes',
    prior: 4,
    symptoms: { 'steering-pull': 0.6, 'brake-grinding': 0.3 },
  },
  {
    id: 'bearing',
    system: 'suspension',
    prior: 6,
    symptoms: { 'wheel-hum': 0.8 },
    codes: { C0035: 0.1 },
  },
  { id: 'joint', system: 'suspension', prior: 4, symptoms: { 'clunk-over-bumps': 0.6 } },
  { id: 'damper', system: 'suspension', prior: 2, symptoms: { 'clunk-over-bumps': 0.6 } },
];

const LEAKS: Readonly<Partial<Record<SymptomId, number>>> = {
  'brake-grinding': 0.01,
  'brake-judder': 0.01,
  'wheel-hum': 0.01,
  'steering-pull': 0.02,
  'clunk-over-bumps': 0.02,
};

const symptomsWithRoundLeaks = (): Readonly<Record<SymptomId, Symptom>> => {
  const symptoms = { ...KNOWLEDGE.symptoms };
  for (const [id, { label, question, phrases, leak }] of Object.entries(KNOWLEDGE.symptoms)) {
    // The cast holds: these are the keys of the record of all symptoms.
    const known = id as SymptomId;
    symptoms[known] = { label, question, phrases, leak: LEAKS[known] ?? leak };
  }
  return symptoms;
};

/** The toy faults as entries of a catalogue. */
export const toyFaults = (): readonly Fault[] => TOY_FAULTS.map(withRest);

/** Any car: none of the faults is peculiar to some. */
const facts = readVehicleFacts(KNOWLEDGE.models, {}, '');

/**
 * The weigher of the product over the toy faults. No word is like a fault's description.
 *
 * @param hasSymptoms false: no fault has any symptom, so that none is silent either
 */
export const toyWeigher = (hasSymptoms = true): Weigh => {
  const faults = TOY_FAULTS.map((fault) =>
    withRest(hasSymptoms ? fault : { ...fault, symptoms: {} }),
  );
  const compiled = compileFaults(faults);
  const { priorsOf } = createVehiclePriors(faults, KNOWLEDGE.year);
  return createWeigher({
    symptoms: symptomsWithRoundLeaks(),
    compiled,
    compareTexts: () => ({
      scores: new Float64Array(faults.length),
      loudest: new Int32Array(faults.length).fill(-1),
      mean: 0,
    }),
    priorsOf,
    readAnswer: createAnswerReader(faults, KNOWLEDGE.recentEvents),
    leakOf: codeLeaks(compiled, () => priorsOf(facts)),
    systemsOfCode: () => ({}),
  });
};

const unit = (at: number): Unit => ({
  term: `word-${at}`,
  start: at,
  end: at + 1,
  sentence: 0,
  clause: 0,
  token: at,
  negated: false,
  hypothetical: false,
  guessed: false,
  hearsay: false,
  otherwise: false,
  fine: false,
});

/** A symptom that was read without doubt, from a word of its own. */
export const readForSure = (id: SymptomId, present: boolean): SymptomEvidence => ({
  id,
  present,
  confidence: 1,
  truth: 1,
  start: 0,
  end: 1,
  units: [0],
  hearsay: false,
});

/** What a report says, already read. */
interface Said {
  readonly symptoms?: readonly SymptomEvidence[];
  /** Stored codes. */
  readonly codes?: readonly string[];
  /** The number of words that say something. */
  readonly words?: number;
}

/** Evidence of exactly this; the trained models say nothing of the faults. */
export const evidenceOf = ({ symptoms = [], codes = [], words = 0 }: Said): Evidence => ({
  text: '',
  observed: '',
  withoutClaims: '',
  measurements: [],
  notUnderstood: [],
  reading: {
    units: Array.from({ length: words }, (_, at) => unit(at)),
    stems: [],
    settings: new Set(),
  },
  symptoms,
  conditions: [],
  codes: codes.map((code) => ({ code, start: -1, end: -1, strength: 1 })),
  facts,
  words: { weights: new Float64Array(TOY_FAULTS.length), untrained: [], loudest: () => -1 },
  owners: undefined,
  claims: [],
});

/** A text model that is sure of nothing but brakes (0.16) and suspension (0.6): 0.02 each for the rest. */
export const toySystems = {
  probabilities: Float64Array.from(SYSTEM_IDS, (id) =>
    id === 'brakes' ? 0.16 : id === 'suspension' ? 0.6 : 0.02,
  ),
  features: 80,
};
