import type { RegisterEntry, RegisterName } from './port.ts';

/** What one register answers: a car, that it knows none, or that this is no registration. */
export type RegisterAnswer =
  | { readonly kind: 'found'; readonly entry: RegisterEntry }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'invalid' };

/** One register. Throws `UpstreamFailure` when it does not answer usably. */
export interface RegisterClient {
  readonly register: RegisterName;
  readonly ask: (registration: string) => Promise<RegisterAnswer>;
}
