import { once } from 'node:events';
import { createServer, request } from 'node:http';

export interface Proxy {
  /** Its own address, without a path. */
  readonly url: string;
  /** Where it hands requests on to. */
  readonly leadTo: (target: string) => void;
  readonly stop: () => void;
}

/**
 * A reverse proxy that has something else at the root of its host, and hands on what is below `base`: as
 * it came, or with the base taken away.
 */
export const startProxy = async (base: string, { strips = false } = {}): Promise<Proxy> => {
  let target = '';
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    const isOurs = path.startsWith(base) && /^(?:$|[/?])/.test(path.slice(base.length));
    if (!isOurs) {
      answer.writeHead(404, { 'content-type': 'text/plain' }).end('Something else answers here.');
      return;
    }
    const rest = path.slice(base.length);
    const handed = strips ? (rest.startsWith('/') ? rest : `/${rest}`) : path;
    const onward = request(
      target + handed,
      { method: asked.method, headers: asked.headers },
      (came) => {
        answer.writeHead(came.statusCode ?? 502, came.rawHeaders);
        came.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return {
    url: `http://127.0.0.1:${address.port}`,
    leadTo: (given) => {
      target = given;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
