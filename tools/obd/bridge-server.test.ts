import { once } from 'node:events';
import type { Server } from 'node:net';

import { emulatedCar } from '@wrenchwise/obd/emulated/cars';
import { openSession, type Transport } from '@wrenchwise/obd/session';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { bridgeServer } from './bridge-server.ts';
import { emulatorServer } from './emulator-server.ts';

const PAGE = 'http://127.0.0.1:3000';

const open: (() => unknown)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

const listening = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => server.close());
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens nowhere.');
  return address.port;
};

const startBridge = async (adapterPort: number): Promise<string> => {
  const adapter = { host: '127.0.0.1', port: adapterPort };
  const port = await listening(bridgeServer({ adapter, origins: [PAGE] }));
  return `ws://127.0.0.1:${port}`;
};

const openPage = (address: string, origin = PAGE): WebSocket => {
  const page = new WebSocket(address, { origin });
  open.push(() => page.terminate());
  return page;
};

const transportOf = (page: WebSocket): Transport => ({
  write: (text) => {
    page.send(text);
    return Promise.resolve();
  },
  onText: (listener) => {
    const hear = (data: { toString: () => string }): void => listener(data.toString());
    page.on('message', hear);
    return () => page.off('message', hear);
  },
  onEnd: (listener) => {
    page.on('close', listener);
    return () => page.off('close', listener);
  },
  after: (ms, listener) => {
    const timer = setTimeout(listener, ms);
    return () => clearTimeout(timer);
  },
});

test('a page reads a car through the bridge: its codes, its VIN and its figures', async () => {
  const car = await listening(emulatorServer(emulatedCar({ fault: 'thermostat' })));
  const page = openPage(await startBridge(car));
  await once(page, 'message');
  const report = await (await openSession(transportOf(page))).report();
  expect(report.stored.map(({ code }) => code)).toEqual(['P0128']);
  expect(report.vin).toBe('WVWZZZ1KZ9W000001');
  expect(report.values.length).toBeGreaterThan(10);
});

test('a page of another site is refused: it must not reach into a car', async () => {
  const car = await listening(emulatorServer(emulatedCar()));
  const page = openPage(await startBridge(car), 'https://elsewhere.example');
  const [error] = await once(page, 'error');
  expect(String(error)).toContain('401');
});

test('a second page is refused while one is connected, and takes over after it', async () => {
  const address = await startBridge(await listening(emulatorServer(emulatedCar())));
  const first = openPage(address);
  await once(first, 'message');
  const [error] = await once(openPage(address), 'error');
  expect(String(error)).toContain('401');
  first.close();
  await once(first, 'close');
  await expect
    .poll(async () => {
      const next = openPage(address);
      const outcome = await Promise.race([
        once(next, 'message').then(() => 'connected'),
        once(next, 'error').then(() => 'refused'),
      ]);
      return outcome;
    })
    .toBe('connected');
});

test('an adapter that does not answer closes the page with a reason', async () => {
  const gone = emulatorServer(emulatedCar());
  const port = await listening(gone);
  gone.close();
  const page = openPage(await startBridge(port));
  const [code, reason] = await once(page, 'close');
  expect(code).toBe(1014);
  expect(String(reason)).toBe('The adapter does not answer.');
});
