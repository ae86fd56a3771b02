import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Provider } from 'oidc-provider';

/** A user of the OpenID provider. */
export interface OidcUser {
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
}

export interface OidcServer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The parameters of each authorisation request, newest last. */
  readonly requests: readonly URL[];
  readonly addUser: (user: OidcUser) => void;
  readonly close: () => Promise<void>;
}

const page = (uid: string, users: Iterable<OidcUser>): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Choose an account</title><h1>Choose an account</h1>
${[...users]
  .map(
    ({ sub, email }) =>
      `<form method="post" action="/interaction/${uid}?as=${encodeURIComponent(sub)}"><button>${email}</button></form>`,
  )
  .join('')}
<form method="post" action="/interaction/${uid}?as="><button>Cancel</button></form></html>`;

/**
 * A real OpenID Connect server in place of Google: discovery, PKCE, signed id tokens. Its one page
 * asks who signs in; `POST {interaction}?as={sub}` answers it.
 */
export const startOidcServer = async (
  redirectUri: string,
  { asGoogle = true }: { asGoogle?: boolean } = {},
): Promise<OidcServer> => {
  const users = new Map<string, OidcUser>();
  const requests: URL[] = [];
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const issuer = `http://127.0.0.1:${port}`;
  const client = { clientId: 'wrenchwise-test', clientSecret: 'a-secret-of-the-test-client' };

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: asGoogle ? 'client_secret_post' : 'client_secret_basic',
      },
    ],
    // Google puts claims into the id token; others, such as Authelia, answer with them at userinfo only.
    conformIdTokenClaims: !asGoogle,
    claims: { email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    features: { devInteractions: { enabled: false } },
    extraParams: ['access_type'],
    cookies: { keys: ['a-key-for-the-test-server'] },
    findAccount: (_, sub) => {
      const user = users.get(sub);
      if (!user) return undefined;
      const { email, emailVerified, name } = user;
      return {
        accountId: sub,
        claims: () => ({ sub, email, email_verified: emailVerified, name }),
      };
    },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
  });
  const handle = provider.callback();

  const finish = async (
    request: Parameters<typeof handle>[0],
    response: Parameters<typeof handle>[1],
    sub: string,
  ): Promise<void> => {
    if (sub === '') {
      const denied = { error: 'access_denied', error_description: 'Cancelled' };
      await provider.interactionFinished(request, response, denied);
      return;
    }
    const { params } = await provider.interactionDetails(request, response);
    const grant = new provider.Grant({ accountId: sub, clientId: client.clientId });
    grant.addOIDCScope(String(params['scope']));
    const grantId = await grant.save();
    await provider.interactionFinished(request, response, {
      login: { accountId: sub },
      consent: { grantId },
    });
  };

  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    if (url.pathname === '/auth') requests.push(url);
    const [, uid] = /^\/interaction\/([\w-]+)$/.exec(url.pathname) ?? [];
    if (uid === undefined) {
      void handle(request, response);
      return;
    }
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html');
      response.end(page(uid, users.values()));
      return;
    }
    finish(request, response, url.searchParams.get('as') ?? '').catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });

  return {
    issuer,
    ...client,
    requests,
    addUser: (user) => {
      users.set(user.sub, user);
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
};
