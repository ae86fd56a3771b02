import { createServer, type Server } from 'node:net';

import { createEmulatedAdapter, type Quirks } from '@wrenchwise/obd/emulated/adapter';
import type { EmulatedCar } from '@wrenchwise/obd/emulated/car';

/** A start some minutes ago: the engine is warm when somebody connects. */
const WARM_SECONDS = 900;
const MS = 1000;

/** An emulated adapter on TCP; each connection is an adapter of its own in the same kind of car. */
export const emulatorServer = (car: EmulatedCar, quirks: Quirks = {}): Server => {
  const began = performance.now();
  return createServer((socket) => {
    const adapter = createEmulatedAdapter(car, quirks);
    socket.setEncoding('latin1');
    socket.on('data', (characters) => {
      const seconds = WARM_SECONDS + (performance.now() - began) / MS;
      socket.write(adapter.type(characters.toString(), seconds), 'latin1');
    });
    socket.on('error', () => socket.destroy());
  });
};
