import { ClaimExamination } from '@wrenchwise/rules/claim';
import { CLAIM_MAX, SYMPTOMS_MAX } from '@wrenchwise/rules/report-limits';
import { prose, storableText } from '@wrenchwise/rules/text';
import { VehicleFields } from '@wrenchwise/rules/vehicle';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { DiagnosisParams, exampleDiagnosisId } from './diagnoses.ts';

/** Free on every plan, and far more than somebody with one car ever asks. */
const FAIR = { requests: 200, seconds: 86_400, per: 'user', name: 'claims' } as const;

const { make, model, year, fuel, transmission, mileage } = VehicleFields.shape;

/** The car that a claim is about, as far as it is said. */
export const CLAIMED_CAR = {
  make: make.optional(),
  model: model.optional(),
  year: year.optional(),
  fuel,
  transmission,
  mileage,
};

export const Examinations = z.object({
  /** One for each claim; empty where the words contain none. */
  examinations: z.array(ClaimExamination),
});

/** What a workshop says, in somebody's words. */
export const ClaimInWords = prose('What the workshop says', CLAIM_MAX);

export const exampleExamination = {
  text: 'the head gasket has gone',
  standing: 'open',
  summary: 'What you report is too little to say (Head gasket or cylinder head).',
  for: [],
  against: [],
  missing: [
    {
      id: 'white-smoke',
      label: 'White smoke from the exhaust',
      question: 'Is there thick white smoke from the exhaust with a warm engine?',
    },
  ],
  furtherTests: [],
  betterFits: [],
  ask: ['May I have the old part back?'],
  canDrive: { verdict: 'caution', reason: 'There is too little to say.' },
  pricing: { region: 'uk', currency: 'GBP', labourCentsPerHour: 7600 },
} satisfies z.input<typeof ClaimExamination>;

export const examineClaim = defineEndpoint({
  id: 'examineClaim',
  method: 'POST',
  path: '/api/claims/examine',
  tag: 'Diagnoses',
  summary:
    'Examine what a workshop says is wrong with a car: what speaks for it and against it, what is missing, the test that decides with its cost, other causes that fit better, what to ask for. The claim moves no probability. Claims are found in `symptoms` too (“the garage says …”). With `vehicleId` fields that are missing are the saved car’s. Uses no allowance; nothing of it is stored',
  access: 'user',
  body: z
    .strictObject({
      claim: ClaimInWords.optional(),
      symptoms: prose('Symptoms', SYMPTOMS_MAX, { plural: true }).optional(),
      vehicleId: z.uuid().optional(),
      ...CLAIMED_CAR,
    })
    .refine((body) => body.claim !== undefined || body.symptoms !== undefined, {
      path: ['claim'],
      error: 'What the workshop says is required',
    }),
  status: 200,
  output: Examinations,
  errors: [
    'request/text-too-long',
    'db/record-not-found',
    'diagnosis/motorbike',
    'diagnosis/service-failed',
  ],
  costly: true,
  limit: FAIR,
  example: {
    body: { claim: 'The head gasket has gone', symptoms: 'It loses a little coolant each week.' },
    output: { examinations: [exampleExamination] },
  },
});

export const examineDiagnosisClaim = defineEndpoint({
  id: 'examineDiagnosisClaim',
  method: 'POST',
  path: '/api/diagnoses/{id}/claims',
  tag: 'Diagnoses',
  summary:
    'Examine a claim by a diagnosis: by its words, ticks and answers. Without `claim` and `replyId` the claims in its own words; with `replyId` what that workshop replied. Changes nothing and uses no allowance',
  access: 'user',
  params: DiagnosisParams,
  body: z.strictObject({
    claim: ClaimInWords.optional(),
    /** A cause that was chosen from the list. */
    faultId: storableText(120).min(1).optional(),
    replyId: z.uuid().optional(),
  }),
  status: 200,
  output: Examinations,
  errors: [
    'request/text-too-long',
    'diagnosis/not-found',
    'db/record-not-found',
    'diagnosis/service-failed',
  ],
  costly: true,
  limit: FAIR,
  example: {
    params: { id: exampleDiagnosisId },
    body: { claim: 'It needs new discs all round' },
    output: { examinations: [exampleExamination] },
  },
});
