import { Demonstration } from '@wrenchwise/rules/demonstration';
import { prose } from '@wrenchwise/rules/text';
import { VehicleFields } from '@wrenchwise/rules/vehicle';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { ReportFields } from './diagnoses.ts';

/** A sentence or two; longer reports belong in a diagnosis. */
export const DEMONSTRATION_MAX = 300;

const { make, model, year } = VehicleFields.shape;

export const demonstrate = defineEndpoint({
  id: 'demonstrate',
  method: 'POST',
  path: '/api/demonstration',
  tag: 'Diagnoses',
  summary:
    'Try the engine without an account: the first three repairs of one description. Nothing of it is kept',
  access: 'public',
  body: z
    .strictObject({
      symptoms: prose('Symptoms', DEMONSTRATION_MAX, { plural: true }),
      make: make.optional(),
      model: model.optional(),
      year: year.optional(),
      ...ReportFields,
    })
    .transform(({ symptoms, confirmed = [], removed = [], ...vehicle }) => ({
      vehicle,
      symptoms,
      confirmed,
      removed,
    })),
  status: 200,
  output: Demonstration,
  errors: [
    'request/text-too-long',
    'diagnosis/too-little',
    'diagnosis/not-about-a-car',
    'diagnosis/not-english',
    'diagnosis/service-failed',
  ],
  // It is asked while somebody types: once a pause.
  costly: true,
  limit: { requests: 120, seconds: 600, per: 'address' },
  example: {
    body: { symptoms: 'Grinding noise from the front left when I brake.', make: 'Ford' },
    output: {
      nothingFound: null,
      canDrive: { verdict: 'caution', reason: 'Braking still works but is getting worse.' },
      about: 'Probable cause: worn front brake pads',
      alert: null,
      causes: [
        {
          name: 'Worn brake pads',
          system: 'brakes',
          probability: 0.64,
          variants: [
            { label: 'front', share: 0.9 },
            { label: 'rear', share: 0.1 },
          ],
        },
      ],
      other: 0.36,
      reason: { text: 'Grinding noise', meaning: 'Grinding when braking' },
      next: { kind: 'check', text: 'Measure the front pad lining through the wheel' },
    },
  },
});
