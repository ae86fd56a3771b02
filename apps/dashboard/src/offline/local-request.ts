/** A request of the API, without the path under which the site answers. */
export interface LocalRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** As it was sent: JSON. */
  readonly body: unknown;
  /** Its Idempotency-Key. */
  readonly key: string | null;
}

/** An answer in place of the server's; undefined: only the server has one. */
export type LocalAnswer = { readonly status: number; readonly body: unknown; readonly at?: number };

export const ok = (body: unknown, status = 200): LocalAnswer => ({ status, body });
