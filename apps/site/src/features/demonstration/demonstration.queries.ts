import { api } from '@wrenchwise/client/api.ts';
import type { Demonstration } from '@wrenchwise/domain/demonstration';
import type { InputOf } from '@wrenchwise/domain/endpoint';
import { demonstrate } from '@wrenchwise/domain/endpoints/demonstration';

export type Question = InputOf<typeof demonstrate>['body'];

/** Asks the engine; `signal` gives up an answer that is no longer wanted. */
export const askEngine = (question: Question, signal: AbortSignal): Promise<Demonstration> =>
  api(demonstrate, { body: question }, { signal });
