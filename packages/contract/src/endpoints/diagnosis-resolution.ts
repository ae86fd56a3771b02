import { defineEndpoint } from '../endpoint.ts';
import { CHANGES } from '../write-limits.ts';
import { Diagnosis, DiagnosisParams, exampleDiagnosis, exampleDiagnosisId } from './diagnoses.ts';

export const resolveDiagnosis = defineEndpoint({
  id: 'resolveDiagnosis',
  method: 'POST',
  path: '/api/diagnoses/{id}/resolve',
  tag: 'Diagnoses',
  summary: 'Say that the problem is dealt with',
  access: 'user',
  params: DiagnosisParams,
  status: 200,
  output: Diagnosis,
  errors: ['diagnosis/not-found'],
  limit: CHANGES,
  example: { params: { id: exampleDiagnosisId }, output: exampleDiagnosis },
});

export const reopenDiagnosis = defineEndpoint({
  id: 'reopenDiagnosis',
  method: 'POST',
  path: '/api/diagnoses/{id}/reopen',
  tag: 'Diagnoses',
  summary: 'Say that the problem is there again, or still',
  access: 'user',
  params: DiagnosisParams,
  status: 200,
  output: Diagnosis,
  errors: ['diagnosis/not-found'],
  limit: CHANGES,
  example: { params: { id: exampleDiagnosisId }, output: exampleDiagnosis },
});
