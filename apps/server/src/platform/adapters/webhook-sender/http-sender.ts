import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

import { lookupPublic, mayBePublicHost, PrivateAddressError } from '../../http/public-address.ts';
import { refusalOfAddress, type UserAddressRules } from '../../http/user-address.ts';
import type { SendWebhook, WebhookOutcome } from './port.ts';

const TIMEOUT_MS = 10_000;

const IN_WORDS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'The name could not be found',
  EAI_AGAIN: 'The name could not be found',
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was closed',
  ETIMEDOUT: 'The connection timed out',
};
const NOT_ALLOWED = 'The address leads to a private network';

const failureOf = (error: Error): string => {
  if (error instanceof PrivateAddressError) return NOT_ALLOWED;
  const code = 'code' in error ? String(error.code) : '';
  if (/CERT|TLS|SSL|SIGNED/.test(code)) return 'The certificate could not be verified';
  return IN_WORDS[code] ?? 'The address could not be reached';
};

/**
 * Sends over HTTP with Node's own client, which follows no redirect and lets the address be checked
 * as it connects. Only the status of the answer is read. All of it takes ten seconds at most.
 */
export const httpWebhookSender = ({
  timeoutMs = TIMEOUT_MS,
  ...rules
}: UserAddressRules & { readonly timeoutMs?: number }): SendWebhook => {
  const { allowPrivateAddresses } = rules;
  return (url, { body, headers }) => {
    const address = new URL(url);
    if (!allowPrivateAddresses && !mayBePublicHost(address.hostname)) {
      return Promise.resolve({ failure: NOT_ALLOWED });
    }
    // The operator's rules may have changed since the address was stored.
    const refusal = refusalOfAddress(address, rules);
    if (refusal !== undefined) return Promise.resolve({ failure: refusal });
    const { promise, resolve } = Promise.withResolvers<WebhookOutcome>();
    const request = (address.protocol === 'https:' ? requestHttps : requestHttp)(
      address,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(allowPrivateAddresses ? {} : { lookup: lookupPublic }),
      },
      (response) => {
        resolve({ status: response.statusCode ?? 0 });
        // Whatever else it says is not read.
        response.destroy();
      },
    );
    request.on('error', (error) => {
      const isLate = error.name === 'AbortError' || error.name === 'TimeoutError';
      resolve({
        failure: isLate ? `No answer within ${timeoutMs / 1000} seconds` : failureOf(error),
      });
    });
    request.end(body);
    return promise;
  };
};
