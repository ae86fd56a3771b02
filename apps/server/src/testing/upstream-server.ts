import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

import { listenLocally, type LocalServer } from './listen-locally.ts';

/** A request that a stand-in received. */
export interface UpstreamRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a stand-in answers: a status with a body (JSON, or text as it is), or one of the ways to misbehave. */
export type UpstreamReply =
  | { readonly status: number; readonly body: unknown; readonly headers?: Record<string, string> }
  /** Accepts the connection and never answers. */
  | 'hang'
  /** Sends headers, then a byte from time to time. */
  | 'drip'
  /** 50 MB of JSON. */
  | 'flood'
  /** Closes the connection. */
  | 'reset';

export interface UpstreamServer extends LocalServer {
  /** What was asked, oldest first. */
  readonly requests: UpstreamRequest[];
}

const DRIP_MS = 20;
const FLOOD_BYTES = 50_000_000;

const drip = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), DRIP_MS);
  response.on('close', () => clearInterval(timer));
};

const flood = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunk = `"${'x'.repeat(99_997)}",`;
  let left = FLOOD_BYTES / chunk.length;
  const more = (): void => {
    while (left > 0) {
      left -= 1;
      if (!response.write(chunk)) {
        response.once('drain', more);
        return;
      }
    }
    response.end();
  };
  response.write('[');
  more();
};

const send = (response: ServerResponse, reply: UpstreamReply): void => {
  if (typeof reply === 'string') {
    const behave = {
      hang: () => undefined,
      drip,
      flood,
      reset: () => response.destroy(),
    }[reply];
    behave(response);
    return;
  }
  const isText = typeof reply.body === 'string';
  response.writeHead(reply.status, {
    'content-type': isText ? 'text/plain' : 'application/json',
    ...reply.headers,
  });
  response.end(isText ? reply.body : JSON.stringify(reply.body));
};

/** A service on a socket of this machine that answers as `reply` says. */
export const startUpstream = async (
  reply: (request: UpstreamRequest) => UpstreamReply,
): Promise<UpstreamServer> => {
  const requests: UpstreamRequest[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const request = {
        method: incoming.method ?? '',
        url: incoming.url ?? '',
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString(),
      };
      requests.push(request);
      send(response, reply(request));
    });
  });
  return { requests, ...(await listenLocally(server)) };
};
