import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { closeServer } from './close-server.ts';

let server: Server;
let port: number;
let answer: () => void;
let arrived: Promise<unknown>;
beforeEach(async () => {
  const asked = Promise.withResolvers<void>();
  arrived = asked.promise;
  const free = Promise.withResolvers<void>();
  answer = free.resolve;
  server = createServer((request, response) => {
    asked.resolve();
    request.resume();
    request.on('error', () => undefined);
    request.on('end', () => {
      free.promise.then(
        () => response.end('done'),
        () => undefined,
      );
    });
  });
  const listening = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', listening.resolve);
  await listening.promise;
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(() => {
  server.closeAllConnections();
});

const open = (text: string): { socket: Socket; gone: Promise<string> } => {
  const { promise: gone, resolve } = Promise.withResolvers<string>();
  const socket = connect(port, '127.0.0.1');
  const parts: string[] = [];
  socket.on('data', (chunk) => parts.push(String(chunk)));
  socket.on('error', () => undefined);
  socket.on('close', () => resolve(parts.join('')));
  socket.write(text);
  return { socket, gone };
};

test('a request that runs is answered before the server is closed', async () => {
  const { gone } = open('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await arrived;
  const closing = closeServer(server, 10_000);
  answer();
  expect(await closing).toBe(0);
  expect(await gone).toContain('done');
});

test('a request whose body never ends is cut when the time is over', async () => {
  const { gone } = open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf');
  await arrived;
  expect(await closeServer(server, 100)).toBe(1);
  expect(await gone).toBe('');
});

test('a request that is never answered is cut when the time is over', async () => {
  const { gone } = open('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await arrived;
  expect(await closeServer(server, 100)).toBe(1);
  expect(await gone).toBe('');
});
