import {
  createDiagnosis,
  Diagnosis,
  NewDiagnosisBody,
  QuestionAnswer,
  WaitSeconds,
} from '@wrenchwise/contract/endpoints/diagnoses';
import { ClaimExamination } from '@wrenchwise/rules/claim';
import { Cause, Severity } from '@wrenchwise/rules/diagnosis';
import { leadingRepair, shownSeverity } from '@wrenchwise/rules/leading-cause';
import { CLAIM_MAX } from '@wrenchwise/rules/report-limits';
import { storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { ADDS, defineTool, parsedAs, READS, STATES, type Tool, type ToolContext } from './tool.ts';

const ShownCause = Cause.pick({
  faultId: true,
  name: true,
  repair: true,
  workshopName: true,
  system: true,
  summary: true,
  probability: true,
  severity: true,
  diy: true,
}).extend({
  evidence: z.array(z.object({ text: z.string(), effect: z.enum(['for', 'against']) })),
  checks: z.array(
    Cause.shape.checks.element.pick({ title: true, steps: true, tool: true, minutes: true }),
  ),
  cost: Cause.shape.cost.pick({ diy: true, professional: true }),
});

/** A diagnosis as an assistant needs it: without what only the app's own pages use. */
const ShownDiagnosis = Diagnosis.pick({
  id: true,
  make: true,
  model: true,
  year: true,
  symptoms: true,
  canDrive: true,
  alerts: true,
  other: true,
  codes: true,
  measurements: true,
  notUnderstood: true,
  claims: true,
  nothingFound: true,
  nextQuestion: true,
  answers: true,
  recommendations: true,
  confidence: true,
  vehicleId: true,
  secondLook: true,
  createdAt: true,
}).extend({
  causes: z.array(ShownCause),
  leadingCause: z
    .string()
    .nullable()
    .describe('The leading repair; null where every cause is a guess'),
  severity: Severity.nullable().describe('Null where no alert and no leading cause is there'),
  currency: z.string().describe('Of the costs, which are in its smallest unit'),
  url: z.url().describe('The page where the user sees it, answers its questions and opens guides'),
});

const shown = (diagnosis: Diagnosis, { pageOf }: ToolContext) => ({
  ...diagnosis,
  severity: shownSeverity(diagnosis),
  leadingCause: leadingRepair(diagnosis.causes)?.name ?? null,
  causes: diagnosis.causes.map((cause) => ({
    ...cause,
    evidence: cause.evidence.map(({ text, effect }) => ({ text, effect })),
  })),
  currency: diagnosis.pricing.currency,
  url: pageOf(`/dashboard/diagnosis-result/${diagnosis.id}`),
});

const { questionId, optionId } = QuestionAnswer.shape;
const { symptoms, make, model, year, fuel, transmission, mileage } = NewDiagnosisBody.shape;

export const DIAGNOSIS_TOOLS: readonly Tool[] = [
  defineTool({
    name: 'diagnose',
    title: 'Diagnose a car',
    description:
      'Ranks the likely causes of what the user notices on a car, says whether it can be driven, and what to check next. Uses one diagnosis of the user’s monthly allowance. Pass the user’s own words as symptoms, with any trouble codes, and the id of a saved car, or make, model and year. Always tell the user the alerts and whether they can drive. When it asks for more, ask the user and call it again. With nothingFound nothing points to a fault: no unit was used, and the user is to be pointed to service and MOT. leadingCause is null where no cause stands out: then name none of them as the likely one.',
    scope: 'write',
    annotations: ADDS,
    input: z.strictObject({
      symptoms,
      vehicleId: z.uuid().optional().describe('A saved car, from list_vehicles'),
      make: make.optional(),
      model: model.optional(),
      year: year.optional(),
      fuel,
      transmission,
      mileage,
      idempotencyKey: storableText(200)
        .min(1)
        .optional()
        .describe('A repeated call with the same key answers as the first did'),
      waitSeconds: WaitSeconds.describe(
        'For how long to wait for what outside services add, where the operator has set any up. By default the engine answers at once, and get_diagnosis shows what was added while secondLook is "waiting"',
      ),
    }),
    output: ShownDiagnosis,
    work: async ({ idempotencyKey, ...report }, context) => {
      const body = parsedAs(createDiagnosis.body ?? z.never(), report);
      const { user, services } = context;
      return shown(await services.diagnoses.create(user, body, idempotencyKey), context);
    },
  }),
  defineTool({
    name: 'get_diagnosis',
    title: 'Get a diagnosis',
    description:
      'One stored diagnosis of the user, as it stands after the questions answered since.',
    scope: 'read',
    annotations: READS,
    input: z.strictObject({
      id: z.uuid().describe('The id of the diagnosis, from diagnose or get_vehicle'),
    }),
    output: ShownDiagnosis,
    work: async ({ id }, context) =>
      shown(await context.services.diagnoses.get(context.user, id), context),
  }),
  defineTool({
    name: 'answer_question',
    title: 'Answer a question of a diagnosis',
    description:
      'Answers the nextQuestion of a diagnosis, or changes an answer that was given, and weighs the causes again. Costs no allowance. Ask the user and pass what they say: never answer for them, and leave a check that they did not do unanswered. The answer holds the next question, if there is one; repeat until there is none or one cause stands out.',
    scope: 'write',
    annotations: STATES,
    input: z.strictObject({
      id: z.uuid().describe('The id of the diagnosis, from diagnose or get_diagnosis'),
      questionId: questionId.describe('The id of nextQuestion, or of an answer to change'),
      optionId: optionId.describe('The id of one of the question’s options'),
    }),
    output: ShownDiagnosis,
    work: async ({ id, ...given }, context) =>
      shown(await context.services.diagnoses.answer(context.user, id, given), context),
  }),
  defineTool({
    name: 'check_claim',
    title: 'Check what a workshop says',
    description:
      'Examines what a workshop says is wrong with a car, or wants to renew: what speaks for it and against it, what is missing, the test that decides with its cost, causes that fit better, what to ask for. The claim itself counts for nothing. Uses no allowance. Pass the workshop’s words as claim and what the user notices as symptoms, and either the id of a stored diagnosis, or a saved car, or make, model and year. Say the standing as it is: “open” and “possible” are no verdict. Never call a workshop dishonest, and give no figure that the answer does not have. Always tell the user whether they can drive.',
    scope: 'read',
    annotations: READS,
    input: z.strictObject({
      claim: storableText(CLAIM_MAX).min(1).describe('What the workshop says, in its words'),
      diagnosisId: z.uuid().optional().describe('A stored diagnosis, from diagnose'),
      symptoms: symptoms.optional().describe('What the user notices; not with diagnosisId'),
      vehicleId: z.uuid().optional().describe('A saved car, from list_vehicles'),
      make: make.optional(),
      model: model.optional(),
      year: year.optional(),
      fuel,
      transmission,
      mileage,
    }),
    output: z.object({ examinations: z.array(ClaimExamination) }),
    work: ({ claim, diagnosisId, ...report }, { user, services: { claims } }) =>
      diagnosisId === undefined
        ? claims.examine(user, { claim, ...report })
        : claims.examineOf(user, diagnosisId, { claim }),
  }),
];
