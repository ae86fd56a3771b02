import { request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';

import { lookupPublic, mayBePublicHost, PrivateAddressError } from '../../http/public-address.ts';
import { UpstreamFailure } from './upstream-failure.ts';

/** No answer that is asked for is larger. */
const MAX_BYTES = 2_000_000;

const inPrivateNetwork = (cause?: unknown): UpstreamFailure =>
  new UpstreamFailure('refused', 'the service stands in a private network', { cause });

/**
 * Posts JSON to an address that the operator has set, and reads at most 2 MB of the answer. Follows no
 * redirect. Unless `allowPrivate`, the name's addresses are checked as the connection is made, so that
 * it cannot resolve to another one meanwhile. Throws `UpstreamFailure`: `timeout` when `signal` aborts
 * before the whole answer is there.
 */
export const postOutside = async (
  url: URL,
  body: unknown,
  { signal, allowPrivate }: { signal: AbortSignal; allowPrivate: boolean },
): Promise<{ readonly status: number; readonly text: string }> => {
  if (!allowPrivate && !mayBePublicHost(url.hostname)) throw inPrivateNetwork();
  const request = url.protocol === 'https:' ? requestSecurely : requestPlainly;
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const sent = request(
    url,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      signal,
      agent: false,
      ...(allowPrivate ? {} : { lookup: lookupPublic }),
    },
    (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.byteLength;
        if (bytes > MAX_BYTES) {
          response.destroy(new UpstreamFailure('failed', 'the answer is too large'));
        }
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    },
  );
  sent.on('error', reject);
  sent.end(JSON.stringify(body));
  try {
    return await promise;
  } catch (cause) {
    if (cause instanceof UpstreamFailure) throw cause;
    if (cause instanceof PrivateAddressError) throw inPrivateNetwork(cause);
    throw signal.aborted
      ? new UpstreamFailure('timeout', 'no whole answer in time', { cause })
      : new UpstreamFailure('failed', 'the service could not be reached', { cause });
  }
};
