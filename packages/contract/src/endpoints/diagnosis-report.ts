import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { DiagnosisParams, exampleDiagnosisId } from './diagnoses.ts';

export const printDiagnosisReport = defineEndpoint({
  id: 'printDiagnosisReport',
  method: 'GET',
  path: '/api/diagnoses/{id}/report.pdf',
  tag: 'Diagnoses',
  summary:
    'A diagnosis as a PDF, on the paper of one’s price region: causes, evidence, what was asked, checks, plan and costs. For plans with `advanced_diagnostics`; printing the page is everybody’s',
  access: 'user',
  params: DiagnosisParams,
  status: 200,
  output: z.instanceof(Blob),
  produces: ['application/pdf'],
  errors: ['diagnosis/not-found', 'permission/insufficient-rights', 'document/unavailable'],
  costly: true,
  limit: { requests: 60, seconds: 3600, per: 'user' },
  example: { params: { id: exampleDiagnosisId } },
});
