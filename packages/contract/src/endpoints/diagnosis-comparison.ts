import { Comparison } from '@wrenchwise/rules/comparison';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { exampleDiagnosisId } from './diagnoses.ts';

const otherId = '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7d8f';

const side = {
  id: exampleDiagnosisId,
  createdAt: '2026-03-02T08:15:00.000Z',
  resolvedAt: null,
  outcome: null,
  car: '2015 Ford Focus',
  symptoms: 'A squeal from the front when I brake.',
  canDrive: { verdict: 'yes', reason: 'It is early.' },
  severity: 'low',
  leading: {
    faultId: 'front-brake-pads-worn',
    name: 'Worn front brake pads',
    probability: 0.48,
    cost: { low: 9000, high: 22_000 },
  },
  nothingFound: false,
  alerts: [],
  answers: [],
  knowledgeVersion: '2026.11.1',
  source: 'engine',
} as const;

export const compareDiagnoses = defineEndpoint({
  id: 'compareDiagnoses',
  method: 'GET',
  path: '/api/diagnoses/compare',
  tag: 'Diagnoses',
  summary:
    "Two of one's own diagnoses: what changed in what was read, measured and answered, how far each cause moved and by which evidence, verdict and prices. Twice the same id compares a diagnosis with itself as it is weighed without its answers",
  access: { feature: 'advanced_diagnostics' },
  query: z.object({ a: z.uuid(), b: z.uuid() }),
  status: 200,
  output: Comparison,
  errors: [
    'diagnosis/not-found',
    'diagnosis/too-little',
    'diagnosis/not-about-a-car',
    'diagnosis/not-english',
    'diagnosis/no-results',
    'diagnosis/service-failed',
  ],
  costly: true,
  limit: { requests: 120, seconds: 60, per: 'user' },
  example: {
    query: { a: exampleDiagnosisId, b: otherId },
    output: {
      before: { ...side, alerts: [], answers: [] },
      after: {
        ...side,
        id: otherId,
        createdAt: '2026-04-11T17:40:00.000Z',
        symptoms: 'Now it grinds when I brake.',
        canDrive: { verdict: 'caution', reason: 'Braking still works but is getting worse.' },
        severity: 'high',
        leading: { ...side.leading, probability: 0.81 },
        alerts: [],
        answers: [],
      },
      kind: 'two',
      isSameCar: true,
      car: [{ field: 'mileage', before: '81200', after: '82050' }],
      signs: [
        {
          id: 'brake-grinding',
          label: 'Grinding when braking',
          change: 'added',
          before: null,
          after: 'grinds when I brake',
        },
      ],
      codes: [],
      measurements: [],
      answers: [],
      causes: [
        {
          faultId: 'front-brake-pads-worn',
          name: 'Worn front brake pads',
          from: 0.48,
          to: 0.81,
          drivers: [
            {
              source: 'words',
              meaning: 'Grinding when braking',
              text: 'grinds when I brake',
              change: 'added',
              shift: 4.07,
            },
          ],
          isByOthers: false,
        },
      ],
      currency: 'GBP',
      isSameEdition: true,
    },
  },
});
