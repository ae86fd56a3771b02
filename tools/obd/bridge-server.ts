import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';

import { WebSocketServer } from 'ws';

interface Bridge {
  /** 'HOST:PORT' of the adapter. */
  readonly adapter: { readonly host: string; readonly port: number };
  /** Origins whose pages may use it: any other page of the web must not reach into a car. */
  readonly origins: readonly string[];
}

/** More characters than any command: whatever sends them is no session. */
const MAX_MESSAGE = 1024;
/** 'Normal closure' and 'bad gateway' of RFC 6455 and its registry. */
const CLOSED = 1000;
const BAD_GATEWAY = 1014;

/**
 * Joins a page to an adapter on TCP: characters of a WebSocket to it, and what it prints back. One
 * page at a time, as an adapter has one line.
 */
export const bridgeServer = ({ adapter, origins }: Bridge): Server => {
  const http = createServer((_, response) => {
    response.writeHead(426, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('This joins Wrenchwise to an adapter: it answers WebSockets only.\n');
  });
  const pages = new WebSocketServer({
    server: http,
    maxPayload: MAX_MESSAGE,
    perMessageDeflate: false,
    verifyClient: ({ origin }: { origin: string }) =>
      origins.includes(origin) && pages.clients.size === 0,
  });
  pages.on('connection', (page) => {
    const socket = connect(adapter);
    socket.setEncoding('latin1');
    socket.on('connect', () => page.send('', { binary: false }));
    socket.on('data', (text) => page.send(text.toString(), { binary: false }));
    socket.on('error', () => page.close(BAD_GATEWAY, 'The adapter does not answer.'));
    socket.on('close', () => page.close(CLOSED));
    page.on('message', (text) => {
      if (Buffer.isBuffer(text)) socket.write(text);
    });
    page.on('error', () => page.terminate());
    page.on('close', () => socket.destroy());
  });
  http.on('close', () => pages.close());
  return http;
};
