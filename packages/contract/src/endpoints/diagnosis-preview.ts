import { ReportPreview } from '@wrenchwise/rules/report-preview';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { NewDiagnosisBody, WaitSeconds } from './diagnoses.ts';

const { make, model, year, readings: _, ...rest } = NewDiagnosisBody.shape;

export const previewDiagnosis = defineEndpoint({
  id: 'previewDiagnosis',
  method: 'POST',
  path: '/api/diagnoses/preview',
  tag: 'Diagnoses',
  summary:
    'Read a description without diagnosing it: alerts, what was understood, likely further signs, whether there is enough to go on and what to ask otherwise. Uses no allowance; nothing of it is kept. Without a sign-in, up to 5,000 characters. With `waitSeconds` a language model may read too, for users, where `modelCanRead` says that there is one',
  access: 'public',
  body: z.strictObject({
    ...rest,
    make: make.optional(),
    model: model.optional(),
    year: year.optional(),
    waitSeconds: WaitSeconds,
  }),
  status: 200,
  output: ReportPreview,
  errors: ['request/text-too-long', 'diagnosis/service-failed'],
  costly: true,
  limit: { requests: 150, seconds: 600, per: 'address' },
  example: {
    body: { symptoms: 'Grinding noise when I brake.', make: 'Ford' },
    output: {
      readings: [
        {
          id: 'symptom:brake-grinding',
          kind: 'symptom',
          label: 'Grinding when braking',
          text: 'Grinding noise when I brake',
          start: 0,
          end: 27,
          present: true,
          certainty: 0.81,
        },
      ],
      likelySigns: [
        {
          id: 'brake-squeal',
          label: 'Squealing when braking',
          question:
            'Do the brakes squeal or squeak, for example at low speed or just before you stop?',
        },
      ],
      isEnough: true,
      tapQuestions: [],
    },
  },
});
