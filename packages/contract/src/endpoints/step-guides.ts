import { GuideData } from '@wrenchwise/rules/diagnosis';
import { storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { GuideFindings } from '../guide-findings.ts';
import { CHANGES, WEIGHED_CHANGES } from '../write-limits.ts';
import { SecondLook } from './diagnoses.ts';
import { exampleGuide as examplePublicGuide, Guide, GuideSummary } from './guides.ts';

const DiagnosisParams = z.object({ id: z.uuid() });
const exampleId = '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7d8e';

/** Who had a part in a guide of ours: nobody else, or the operator's guide service or a language model with notes. */
export const GUIDE_SOURCES = ['engine', 'service', 'language-model'] as const;
export type GuideSource = (typeof GUIDE_SOURCES)[number];

const MAX_STEPS = 200;

/** A repair guide made for a step of one's own diagnosis. */
export const StepGuide = z.object({
  id: z.uuid(),
  stepId: z.string(),
  title: z.string(),
  guide: GuideData,
  source: z.enum(GUIDE_SOURCES),
  secondLook: SecondLook,
  /** Numbers of the steps that are ticked off, from 1, ascending. */
  done: z.array(z.int()),
  /** All of the public guide of the fault, in the user's prices; null where there is none any more. */
  publicGuide: Guide.nullable(),
  /** What this car and this diagnosis add to it. */
  found: GuideFindings,
  createdAt: z.string(),
});
export type StepGuide = z.infer<typeof StepGuide>;

/** What opening a guide gives beyond the public one, said before it uses anything. */
export const GuideOffer = z.object({
  stepId: z.string(),
  /** The public guide of the fault: free, and open to everybody. */
  publicGuide: GuideSummary.pick({ title: true, path: true }),
  /** What it holds more, each a noun phrase: 'What differs on a Ford Focus 2015'. */
  adds: z.array(z.string()),
});
export type GuideOffer = z.infer<typeof GuideOffer>;

const exampleGuide = {
  id: '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7d90',
  stepId: 'front-brake-pads-worn/repair',
  title: 'Replace the front brake pads',
  guide: {
    overview: 'Both front wheels are done together.',
    estimated_time: '1½–3 hours',
    tools_required: ['Jack and two axle stands'],
    parts_required: ['Front brake pad set'],
    step_by_step_instructions: ['Slacken the front wheel nuts.'],
    safety_precautions: ['Never work under a car that is held by a jack alone.'],
    cost_estimate: 'Parts $30-$90 if you do it yourself; $126-$270 at a garage.',
  },
  source: 'engine' as const,
  done: [1],
  publicGuide: examplePublicGuide,
  found: {
    car: '2015 Ford Focus',
    fuel: 'petrol' as const,
    transmission: 'manual' as const,
    mileage: 62_000,
    onCar: null,
    cause: { place: 1, probability: 0.84 },
    evidence: [],
    answers: [{ question: 'How thick is the lining of the front pads?', answer: 'Under 3 mm' }],
    measurements: [],
    codes: [],
    checksDone: [
      {
        title: 'Measure the front pad lining through the wheel',
        finding: 'Under 3 mm',
        effect: 'confirms' as const,
      },
    ],
  },
  createdAt: '2026-03-02T08:20:00.000Z',
};

const exampleOffer = {
  stepId: exampleGuide.stepId,
  publicGuide: { title: examplePublicGuide.title, path: examplePublicGuide.path },
  adds: ['Your 2015 Ford Focus by name, with its petrol engine and manual gearbox'],
} satisfies GuideOffer;

export const listStepGuides = defineEndpoint({
  id: 'listStepGuides',
  method: 'GET',
  path: '/api/diagnoses/{id}/guides',
  tag: 'Diagnoses',
  summary: 'The guides already opened for a diagnosis, and what opening another one would give',
  access: 'user',
  params: DiagnosisParams,
  status: 200,
  output: z.object({
    guides: z.array(StepGuide),
    /** For each step of the plan that the catalogue has a guide for. */
    offers: z.array(GuideOffer),
  }),
  errors: ['diagnosis/not-found'],
  example: {
    params: { id: exampleId },
    output: { guides: [exampleGuide], offers: [exampleOffer] },
  },
});

export const openStepGuide = defineEndpoint({
  id: 'openStepGuide',
  method: 'POST',
  path: '/api/diagnoses/{id}/guides',
  tag: 'Diagnoses',
  summary:
    "Open the guide of a step: the first time uses one unit of the month's guides, again costs nothing",
  access: 'user',
  params: DiagnosisParams,
  body: z.object({ stepId: storableText(300).min(1) }),
  status: 200,
  output: StepGuide,
  errors: [
    'diagnosis/not-found',
    'diagnosis/unknown-step',
    'diagnosis/no-guide',
    'usage/guide-limit',
    'usage/check-failed',
  ],
  limit: WEIGHED_CHANGES,
  example: {
    params: { id: exampleId },
    body: { stepId: 'front-brake-pads-worn/repair' },
    output: exampleGuide,
  },
});

export const tickGuideSteps = defineEndpoint({
  id: 'tickGuideSteps',
  method: 'PATCH',
  path: '/api/diagnoses/{id}/guides',
  tag: 'Diagnoses',
  summary: 'Tick steps of an opened guide off, or take ticks back; other steps stay as they are',
  access: 'user',
  params: DiagnosisParams,
  body: z.strictObject({
    stepId: storableText(300).min(1),
    ticks: z
      .array(z.strictObject({ step: z.int().min(1).max(MAX_STEPS), done: z.boolean() }))
      .min(1)
      .max(MAX_STEPS),
  }),
  status: 200,
  output: StepGuide,
  errors: ['diagnosis/not-found', 'diagnosis/unknown-step'],
  limit: CHANGES,
  example: {
    params: { id: exampleId },
    body: { stepId: 'front-brake-pads-worn/repair', ticks: [{ step: 1, done: true }] },
    output: exampleGuide,
  },
});
