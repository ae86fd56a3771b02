import { UpstreamFailure, type UpstreamFailureKind } from './upstream-failure.ts';

/** What another service answered. */
export interface UpstreamAnswer {
  readonly status: number;
  /** Parsed JSON; the text itself where it is none. */
  readonly body: unknown;
  readonly retryAfterSeconds: number | undefined;
}

/** No answer that is asked for is larger: an old car's MOT history has some 100 kB. */
const MAX_BYTES = 2_000_000;

const LONGEST_RETRY_AFTER_SECONDS = 3600;

const textOf = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest of the body.
    if (bytes > MAX_BYTES) throw new UpstreamFailure('failed', 'the answer is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const jsonOrText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const secondsOf = (header: string | null): number | undefined => {
  const seconds = Number(header);
  return header !== null && Number.isInteger(seconds) && seconds > 0
    ? Math.min(seconds, LONGEST_RETRY_AFTER_SECONDS)
    : undefined;
};

/**
 * One request to another service. Follows no redirect, which could carry our key elsewhere, and reads
 * at most 2 MB. Throws `UpstreamFailure`: `timeout` when the whole answer is not there within
 * `timeoutMs`, `failed` when the service cannot be reached or answers too much.
 */
export const askUpstream = async (
  url: URL,
  init: RequestInit,
  { timeoutMs }: { timeoutMs: number },
): Promise<UpstreamAnswer> => {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    return {
      status: response.status,
      body: jsonOrText(await textOf(response)),
      retryAfterSeconds: secondsOf(response.headers.get('retry-after')),
    };
  } catch (cause) {
    if (cause instanceof UpstreamFailure) throw cause;
    throw signal.aborted
      ? new UpstreamFailure('timeout', `no whole answer within ${timeoutMs} ms`, { cause })
      : new UpstreamFailure('failed', 'the service could not be reached', { cause });
  }
};

const KINDS: Readonly<Record<number, UpstreamFailureKind>> = {
  408: 'timeout',
  429: 'busy',
  503: 'unavailable',
  504: 'timeout',
};

/** The failure that an answer without a usable body is, by its status. */
export const failureOf = (
  { status, retryAfterSeconds }: UpstreamAnswer,
  kind: UpstreamFailureKind = KINDS[status] ??
    (status >= 400 && status < 500 ? 'refused' : 'failed'),
): UpstreamFailure =>
  new UpstreamFailure(kind, `the service answered ${status}`, { retryAfterSeconds });

/** The address of a path below a base address, whether or not that ends with a slash. */
export const below = (baseUrl: string, path: string): URL =>
  new URL(baseUrl.replace(/\/+$/, '') + path);
