/** What a form knows of the request that sends it. A mutation of TanStack Query is one. */
export interface Attempt<Failure = unknown> {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error: Failure | null;
  readonly reset: () => void;
}

/** Of a form that sends nothing by itself. */
export const IDLE: Attempt = { isPending: false, isError: false, error: null, reset: () => {} };
