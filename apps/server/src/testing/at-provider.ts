import type { OidcServer } from './oidc-server.ts';

/** Follows a provider's pages as a browser would; answers with the address that leads back to us. */
export const atProvider = async (
  { issuer }: Pick<OidcServer, 'issuer'>,
  url: string,
  as: string,
): Promise<string> => {
  const cookies = new Map<string, string>();
  const visit = async (address: string, method = 'GET'): Promise<Response> => {
    const answer = await fetch(address, {
      method,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer;
  };
  let next = new URL(url);
  while (next.host === new URL(issuer).host) {
    const isPage = next.pathname.startsWith('/interaction/');
    if (isPage) next.searchParams.set('as', as);
    const answer = await visit(next.toString(), isPage ? 'POST' : 'GET');
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${next.href}: ${answer.status} ${await answer.text()}`);
    next = new URL(location, next);
  }
  return next.pathname + next.search;
};
