import { api } from '@wrenchwise/client/api.ts';
import type { Demonstration } from '@wrenchwise/domain/demonstration';
import type { InputOf } from '@wrenchwise/domain/endpoint';
import { demonstrate } from '@wrenchwise/domain/endpoints/demonstration';
import { previewDiagnosis } from '@wrenchwise/domain/endpoints/diagnosis-preview';
import type { ReportPreview } from '@wrenchwise/domain/report-preview';

export type Question = InputOf<typeof demonstrate>['body'];

/** What is understood of the words, as the dashboard's form asks it; no cause and no verdict. */
export const readWords = (question: Question, signal: AbortSignal): Promise<ReportPreview> =>
  api(previewDiagnosis, { body: question }, { signal });

/** Asks the engine; `signal` gives up an answer that is no longer wanted. */
export const askEngine = (question: Question, signal: AbortSignal): Promise<Demonstration> =>
  api(demonstrate, { body: question }, { signal });
