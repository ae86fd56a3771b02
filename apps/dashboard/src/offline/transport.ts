import { siteBase } from '@wrenchwise/ui/site-address.ts';

import { connection } from '~/connection/connection.ts';
import { noteStored } from '~/connection/stored-as-of.ts';

import { isDeviceId } from './device-id.ts';
import type { DeviceStore } from './device-store.ts';
import type { LocalAnswer, LocalRequest } from './local-request.ts';
import type { LocalServer } from './local-server.ts';

/** What is read without a connection. Nothing of keys, shares and security is stored. */
const STORED =
  /^\/api\/(?:auth\/get-session|me|subscription|usage|garage|daily-entry|tools|inbox|services|diagnoses(?:\/[0-9a-f-]{36}(?:\/(?:guides|jobs|outcome))?)?|maintenance(?:\/overview)?|vehicles(?:\/[0-9a-f-]{36}(?:\/(?:log|costs|outlook|timeline|recalls))?)?|guides(?:\/[\w-]+)?)(?:\?|$)/;

const MAX_CHARACTERS = 400_000;

const ID = /^\/api\/diagnoses\/([0-9a-f-]{36})/;

const jsonIn = (body: unknown): unknown => {
  try {
    return typeof body === 'string' ? JSON.parse(body) : undefined;
  } catch {
    return undefined;
  }
};

/** A request as the API's paths name it; undefined for what is no request of ours. */
const requestOf = (
  url: string,
  init: RequestInit,
): (LocalRequest & { whole: string }) | undefined => {
  const base = siteBase();
  if (!url.startsWith(`${base}/api/`)) return undefined;
  const whole = url.slice(base.length);
  const [path = '', search = ''] = whole.split('?');
  return {
    whole,
    path,
    query: new URLSearchParams(search),
    method: init.method ?? 'GET',
    body: jsonIn(init.body),
    key: new Headers(init.headers).get('idempotency-key'),
  };
};

const responseOf = ({ status, body }: LocalAnswer): Response =>
  status === 204
    ? new Response(null, { status })
    : new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
      });

/** Whether a proxy answers that our server, which names every failure, cannot be reached. */
const isProxys = ({ status, headers }: Response): boolean =>
  status >= 502 && status <= 504 && !headers.get('content-type')?.includes('json');

interface Parts {
  readonly store: Pick<DeviceStore, 'answer' | 'putAnswer' | 'claim' | 'diagnosis'>;
  readonly server: LocalServer;
  readonly ask: typeof fetch;
}

/**
 * A way to the server that stores what it answers and, where it cannot be reached, has this browser answer. A diagnosis
 * that only this browser has is asked of it only, and of the server once that has it.
 */
export const createTransport = ({ store, server, ask }: Parts): typeof fetch => {
  let userId: string | undefined;

  const note = async (whole: string, response: Response): Promise<void> => {
    const text = await response.text();
    if (whole === '/api/auth/get-session') {
      const session: { readonly user?: { readonly id?: string } } | null = JSON.parse(text);
      userId = session?.user?.id;
      // Nobody is signed in any more, or somebody else is: what was stored is nobody's business.
      await store.claim(userId ?? '');
    }
    userId ??= (await store.answer('/api/auth/get-session'))?.userId;
    if (userId === undefined || text.length > MAX_CHARACTERS) return;
    await store.putAnswer({ path: whole, userId, at: Date.now(), text });
  };

  const instead = async (request: LocalRequest): Promise<Response | undefined> => {
    const answer = await server.answer(request);
    if (!answer) return undefined;
    if (answer.at !== undefined) noteStored(answer.at);
    return responseOf(answer);
  };

  /** The address at the server of what is about a diagnosis of this browser. */
  const addressOf = async (url: string, id: string): Promise<string | undefined> => {
    const serverId = (await store.diagnosis(id))?.serverId;
    return serverId ? url.replace(id, serverId) : undefined;
  };

  return async (input, init = {}) => {
    const url = String(input instanceof Request ? input.url : input);
    const request = requestOf(url, init);
    if (!request) return ask(input, init);
    // Whoever leaves takes what was stored with them, whether or not the server learns of it.
    if (request.path === '/api/auth/sign-out') await store.claim('');
    const [, id = ''] = ID.exec(request.path) ?? [];
    let address = url;
    if (isDeviceId(id)) {
      const moved = await addressOf(url, id);
      const own = moved === undefined ? await instead(request) : undefined;
      if (own) return own;
      address = moved ?? url;
    }
    let response: Response | undefined;
    try {
      response = await ask(address, init);
      if (!isProxys(response)) {
        if (request.method === 'GET' && response.ok && STORED.test(request.whole)) {
          void note(request.whole, response.clone()).catch(() => undefined);
        }
        return response;
      }
    } catch (error) {
      if (init.signal?.aborted) throw error;
      connection.lose();
      const answer = await instead(request).catch(() => undefined);
      if (answer) return answer;
      throw error;
    }
    connection.lose();
    return (await instead(request).catch(() => undefined)) ?? response;
  };
};
