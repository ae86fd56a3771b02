import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import { demonstrate } from '@wrenchwise/contract/endpoints/demonstration';
import { previewDiagnosis } from '@wrenchwise/contract/endpoints/diagnosis-preview';
import type { Demonstration } from '@wrenchwise/rules/demonstration';
import type { ReportPreview } from '@wrenchwise/rules/report-preview';

export type Question = InputOf<typeof demonstrate>['body'];

/** What is understood of the words, as the dashboard's form asks it; no cause and no verdict. */
export const readWords = (question: Question, signal: AbortSignal): Promise<ReportPreview> =>
  api(previewDiagnosis, { body: question }, { signal });

/** Asks the engine; `signal` gives up an answer that is no longer wanted. */
export const askEngine = (question: Question, signal: AbortSignal): Promise<Demonstration> =>
  api(demonstrate, { body: question }, { signal });
