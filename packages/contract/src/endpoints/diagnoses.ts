import { CanDrive, DiagnosisResult, Severity } from '@wrenchwise/rules/diagnosis';
import { MODEL_READINGS_MAX, ModelEvidence, ModelReading } from '@wrenchwise/rules/model-evidence';
import { Move } from '@wrenchwise/rules/moves';
import { OutcomeInShort } from '@wrenchwise/rules/outcome-in-short';
import { SYMPTOMS_MAX } from '@wrenchwise/rules/report-limits';
import { storableText, prose } from '@wrenchwise/rules/text';
import { AssumedFields, type DiagnosedVehicle, VehicleFields } from '@wrenchwise/rules/vehicle';
import { ASSUMABLE, FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { CHANGES, WEIGHED_CHANGES } from '../write-limits.ts';

const { make, model, year, fuel, transmission, mileage } = VehicleFields.shape;

/** Ids of signs or readings, each once. */
const ids = (most: number) =>
  z
    .array(storableText(120).min(1))
    .max(most)
    .transform((all) => [...new Set(all)])
    .optional();

/** What was said about the readings of one's words before they are diagnosed. */
export const ReportFields = {
  /** Ids of likely further signs that were ticked. */
  confirmed: ids(40),
  /** Ids of readings that were taken back: 'symptom:brake-grinding', 'condition:braking'. */
  removed: ids(80),
};

/** What a language model read of the words, as the preview reported it and the screen showed it. */
const readings = z.array(ModelReading).max(MODEL_READINGS_MAX).optional();

/**
 * For how long an answer may wait for what outside services add, in seconds. By default it does not: the
 * engine's answer comes at once, and theirs is added to what is stored.
 */
export const WaitSeconds = z.int().min(0).max(10).optional();

/** The car of a request that names no saved one. */
const CAR_FIELDS = { make, model, year };

/** A request as it is sent: the car's fields stand beside the symptoms. */
export const NewDiagnosisBody = z.object({
  make,
  model,
  year,
  symptoms: prose('Symptoms', SYMPTOMS_MAX, { plural: true }),
  fuel,
  transmission,
  mileage,
  /** Of these fields, those that nobody said: they exclude no cause. */
  assumed: AssumedFields.optional(),
  ...ReportFields,
  readings,
});
export type NewDiagnosisBody = z.infer<typeof NewDiagnosisBody>;

/** What is asked to be diagnosed: a car, and what was noticed about it. */
export interface NewDiagnosis {
  readonly vehicle: DiagnosedVehicle;
  readonly symptoms: string;
  /** Ids of the signs that were ticked, and of the readings that were taken back. */
  readonly confirmed: readonly string[];
  readonly removed: readonly string[];
  /** What a language model read of the words. */
  readonly readings: readonly ModelReading[];
  /** The saved car that it is about. */
  readonly vehicleId: string | null;
}

/** A request with the car's fields, or about a saved car, which has those that are missing. */
const DiagnosisRequestBody = NewDiagnosisBody.partial({ make: true, model: true, year: true })
  .extend({ vehicleId: z.uuid().optional(), waitSeconds: WaitSeconds })
  .superRefine((body, context) => {
    if (body.vehicleId !== undefined) return;
    for (const [name, schema] of Object.entries(CAR_FIELDS)) {
      const missing = schema.safeParse(undefined).error;
      if (body[name as keyof typeof CAR_FIELDS] !== undefined || !missing) continue; // its own keys
      for (const { message } of missing.issues) {
        context.addIssue({ code: 'custom', path: [name], message });
      }
    }
  });
export type DiagnosisRequestBody = z.infer<typeof DiagnosisRequestBody>;

export const DiagnosisAnswer = z.object({
  questionId: z.string(),
  optionId: z.string(),
  question: z.string(),
  answer: z.string(),
  /** The options; answers of older releases lack them and can only be withdrawn. */
  options: z.array(z.object({ id: z.string(), label: z.string() })).optional(),
  /** The effect of the answer, the largest change first; absent in older releases. */
  moved: z.array(Move).optional(),
});
export type DiagnosisAnswer = z.infer<typeof DiagnosisAnswer>;

/**
 * What outside services add to a stored answer of ours: 'waiting' while they are asked, 'added' once
 * something of theirs was; absent where nobody is asked or nothing came of it.
 */
export const SecondLook = z.enum(['waiting', 'added']).optional();

/** A stored diagnosis: the report and the engine's whole answer. */
export const Diagnosis = DiagnosisResult.extend({
  id: z.uuid(),
  make: z.string(),
  model: z.string(),
  year: z.int(),
  symptoms: z.string(),
  fuel: z.enum(FUELS).nullable(),
  transmission: z.enum(TRANSMISSIONS).nullable(),
  mileage: z.int().nullable(),
  /** Which of the three nobody said; empty in diagnoses of older editions. */
  assumed: z.array(z.enum(ASSUMABLE)).default([]),
  answers: z.array(DiagnosisAnswer),
  /** Ids of the signs that were ticked; `findings` has their names. */
  confirmed: z.array(z.string()).default([]),
  /** Ids of the readings that were taken back. */
  removed: z.array(z.string()).default([]),
  /** What a language model read and thought; null where none was asked. */
  modelEvidence: ModelEvidence.nullable().default(null),
  secondLook: SecondLook,
  /** The saved car that it is about. */
  vehicleId: z.uuid().nullable(),
  /** When its user said that it is dealt with. */
  resolvedAt: z.string().nullable(),
  /** What its user said that it was; null while nobody has. */
  outcome: OutcomeInShort.nullable().default(null),
  /** The provider: 'engine', 'webhook' or 'language-model'. */
  source: z.string(),
  createdAt: z.string(),
});
export type Diagnosis = z.infer<typeof Diagnosis>;

/** The fields of lists. */
export const DiagnosisSummary = z.object({
  id: z.uuid(),
  make: z.string(),
  model: z.string(),
  year: z.int(),
  symptoms: z.string(),
  severity: Severity.nullable().meta({
    description: 'Null where no alert and no leading cause is there to rest on',
  }),
  canDrive: CanDrive.shape.verdict,
  topCause: z
    .object({ name: z.string(), probability: z.number() })
    .nullable()
    .meta({ description: 'The leading repair; null where every cause is a guess' }),
  nothingFound: z.boolean().meta({ description: 'Nothing points to a fault; no unit was used' }),
  vehicleId: z.uuid().nullable(),
  registration: z.string().nullable().default(null).meta({
    description: 'Of the saved vehicle, where the user may see it',
  }),
  resolvedAt: z
    .string()
    .nullable()
    .meta({ description: 'When it was closed; null while it is open' }),
  outcome: OutcomeInShort.nullable().meta({
    description: 'What its user said that it was in the end; null while nobody has',
  }),
  createdAt: z.string(),
});
export type DiagnosisSummary = z.infer<typeof DiagnosisSummary>;

export const DiagnosisParams = z.object({ id: z.uuid() });
export const exampleDiagnosisId = '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7d8e';

const exampleInput = {
  make: 'Ford',
  model: 'Focus',
  year: 2015,
  symptoms: 'Grinding noise from the front left when I brake, worse in the last week.',
} as const;

export const exampleDiagnosis = {
  id: exampleDiagnosisId,
  ...exampleInput,
  fuel: null,
  transmission: null,
  mileage: null,
  assumed: [],
  answers: [],
  confirmed: [],
  removed: [],
  modelEvidence: null,
  vehicleId: null,
  resolvedAt: null,
  outcome: null,
  source: 'engine',
  createdAt: '2026-03-02T08:15:00.000Z',
  severity: 'high',
  canDrive: { verdict: 'caution', reason: 'Braking still works but is getting worse.' },
  alerts: [],
  causes: [],
  other: 1,
  systems: [{ id: 'brakes', probability: 0.9 }],
  findings: [
    { id: 'brake-grinding', label: 'Grinding when braking', text: 'Grinding noise', present: true },
  ],
  codes: [],
  plan: [],
  pricing: { region: 'us', currency: 'USD', labourCentsPerHour: 12_000 },
  knowledgeVersion: '2026.11.1',
  inputsHash: '9f2c4a7be01d3c55',
  possible_causes: ['Worn front brake pads'],
  recommendations: ['Measure the front pad lining through the wheel.'],
  parts_and_cost: ['Front brake pad set: $30-$90'],
  common_failure_patterns: ['Front pads usually last 25,000–45,000 miles.'],
  diagnostic_steps: ['Measure the front pad lining through the wheel'],
  confidence: 'high',
  rationale: ["'Grinding noise' points to worn front brake pads."],
} satisfies z.input<typeof Diagnosis>;

export const createDiagnosis = defineEndpoint({
  id: 'createDiagnosis',
  method: 'POST',
  path: '/api/diagnoses',
  tag: 'Diagnoses',
  summary:
    "Diagnose a car from its symptoms; uses one unit of the month's allowance. A report with too little to go on is asked about and uses none; one that is healthy, or only asks for a service, is answered with `nothingFound` and uses none. With `vehicleId` fields that are missing are the saved car's. `confirmed` and `removed` are ids of its preview. The engine answers at once; `waitSeconds` waits so long for what outside services add, where the operator has set any up. `secondLook` of the stored diagnosis says whether they still work on it",
  access: 'user',
  body: DiagnosisRequestBody,
  status: 201,
  output: Diagnosis,
  errors: [
    'request/text-too-long',
    'db/record-not-found',
    'usage/diagnosis-limit',
    'usage/check-failed',
    'diagnosis/too-little',
    'diagnosis/not-about-a-car',
    'diagnosis/motorbike',
    'diagnosis/not-english',
    'diagnosis/no-results',
    'diagnosis/service-failed',
    'diagnosis/save-failed',
    'request/idempotency-conflict',
    'request/in-progress',
  ],
  costly: true,
  limit: { requests: 120, seconds: 60, per: 'user' },
  idempotent: true,
  example: { body: exampleInput, output: exampleDiagnosis },
});

export const listDiagnoses = defineEndpoint({
  id: 'listDiagnoses',
  method: 'GET',
  path: '/api/diagnoses',
  tag: 'Diagnoses',
  summary:
    "One's own diagnoses, newest first; `search` looks in car, registration, symptoms and causes",
  access: 'user',
  query: z.object({
    search: storableText(200).optional(),
    /** Only those of a saved car. */
    vehicleId: z.uuid().optional(),
    /** Only open problems, or only closed ones; a car that is fine is neither. */
    state: z.enum(['open', 'closed']).optional(),
    /** Only those with this verdict, where a verdict is shown. */
    verdict: CanDrive.shape.verdict.optional(),
    /** Those that follow this one, by its id, however many come before it; `page` counts from there. */
    after: z.uuid().optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(50).default(10),
  }),
  status: 200,
  output: z.object({
    diagnoses: z.array(DiagnosisSummary),
    total: z.int().min(0),
    /** What to ask for as `after` to go on; null at the end. */
    next: z.uuid().nullable(),
  }),
  errors: ['db/record-not-found'],
  example: {
    query: { search: 'brake', page: 1, perPage: 5 },
    output: {
      diagnoses: [
        {
          id: exampleDiagnosisId,
          ...exampleInput,
          severity: 'high',
          canDrive: 'caution',
          topCause: { name: 'Worn front brake pads', probability: 0.71 },
          nothingFound: false,
          vehicleId: null,
          registration: null,
          resolvedAt: null,
          outcome: null,
          createdAt: '2026-03-02T08:15:00.000Z',
        },
      ],
      total: 1,
      next: null,
    },
  },
});

export const getDiagnosis = defineEndpoint({
  id: 'getDiagnosis',
  method: 'GET',
  path: '/api/diagnoses/{id}',
  tag: 'Diagnoses',
  summary: 'One diagnosis, whole',
  access: 'user',
  params: DiagnosisParams,
  status: 200,
  output: Diagnosis,
  errors: ['diagnosis/not-found'],
  example: { params: { id: exampleDiagnosisId }, output: exampleDiagnosis },
});

export const deleteDiagnosis = defineEndpoint({
  id: 'deleteDiagnosis',
  method: 'DELETE',
  path: '/api/diagnoses/{id}',
  tag: 'Diagnoses',
  summary: 'Delete a diagnosis and its guides; the unit that it used stays used',
  access: 'user',
  params: DiagnosisParams,
  status: 204,
  errors: ['diagnosis/not-found'],
  limit: CHANGES,
  example: { params: { id: exampleDiagnosisId } },
});

/** One of a question's options as the answer to it. */
export const QuestionAnswer = z.object({
  questionId: storableText(200).min(1),
  optionId: storableText(100).min(1),
});

/** An answer, and whether the question was asked by the engine of a browser without a connection. */
const GivenAnswer = QuestionAnswer.extend({
  /** Then it may be any question of the catalogue: that engine is a smaller one and asks otherwise. */
  askedOffline: z.literal(true).optional(),
});

export const answerQuestion = defineEndpoint({
  id: 'answerQuestion',
  method: 'POST',
  path: '/api/diagnoses/{id}/answers',
  tag: 'Diagnoses',
  summary:
    'Answer the open question or a listed check, or change an answer given; the causes are weighed again. Costs no allowance. With `askedOffline` the question may be any of the catalogue: a browser asked it without a connection',
  access: 'user',
  params: DiagnosisParams,
  body: GivenAnswer,
  status: 200,
  output: Diagnosis,
  errors: [
    'diagnosis/not-found',
    'diagnosis/unknown-question',
    'diagnosis/starts-anew',
    'diagnosis/too-little',
    'diagnosis/not-about-a-car',
    'diagnosis/not-english',
    'diagnosis/no-results',
    'diagnosis/service-failed',
  ],
  costly: true,
  limit: WEIGHED_CHANGES,
  example: {
    params: { id: exampleDiagnosisId },
    body: { questionId: 'symptom:brake-squeal', optionId: 'yes' },
    output: exampleDiagnosis,
  },
});

export const setHasTools = defineEndpoint({
  id: 'setHasTools',
  method: 'PUT',
  path: '/api/diagnoses/{id}/tools',
  tag: 'Diagnoses',
  summary:
    'Leave checks that need tools out of the questions, of this diagnosis and of later ones, or ask them again',
  access: 'user',
  params: DiagnosisParams,
  body: z.strictObject({ hasTools: z.boolean() }),
  status: 200,
  output: Diagnosis,
  errors: [
    'diagnosis/not-found',
    'diagnosis/starts-anew',
    'diagnosis/no-results',
    'diagnosis/service-failed',
  ],
  limit: WEIGHED_CHANGES,
  example: {
    params: { id: exampleDiagnosisId },
    body: { hasTools: false },
    output: exampleDiagnosis,
  },
});

export const withdrawAnswer = defineEndpoint({
  id: 'withdrawAnswer',
  method: 'DELETE',
  path: '/api/diagnoses/{id}/answers',
  tag: 'Diagnoses',
  summary: 'Take back an answer, named by its question; the causes are weighed by the others alone',
  access: 'user',
  params: DiagnosisParams,
  query: z.object({ questionId: storableText(200).min(1) }),
  status: 200,
  output: Diagnosis,
  errors: [
    'diagnosis/not-found',
    'diagnosis/unknown-question',
    'diagnosis/starts-anew',
    'diagnosis/too-little',
    'diagnosis/not-about-a-car',
    'diagnosis/not-english',
    'diagnosis/no-results',
    'diagnosis/service-failed',
  ],
  costly: true,
  limit: WEIGHED_CHANGES,
  example: {
    params: { id: exampleDiagnosisId },
    query: { questionId: 'symptom:brake-squeal' },
    output: exampleDiagnosis,
  },
});
