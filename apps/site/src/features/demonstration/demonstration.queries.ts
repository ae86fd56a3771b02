import { api } from '@wrenchwise/client/api.ts';
import type { Demonstration } from '@wrenchwise/domain/demonstration';
import type { InputOf } from '@wrenchwise/domain/endpoint';
import { demonstrate } from '@wrenchwise/domain/endpoints/demonstration';

export type Told = InputOf<typeof demonstrate>['body'];

/** Asks the engine; `signal` gives up an answer that is no longer wanted. */
export const askEngine = (told: Told, signal: AbortSignal): Promise<Demonstration> =>
  api(demonstrate, { body: told }, { signal });
