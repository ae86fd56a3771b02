import { createServer, type Server } from 'node:net';

import { createEmulatedAdapter, type Quirks } from '@wrenchwise/obd/emulated/adapter';
import type { EmulatedCar } from '@wrenchwise/obd/emulated/car';
import type { Driving } from '@wrenchwise/obd/emulated/running';

/** A start some minutes ago: the engine is warm when somebody connects. */
const WARM_SECONDS = 900;
const MS = 1000;

/** A drive on a fast road, so many seconds after somebody may connect, and a stop at its end. */
const DRIVES_OFF = WARM_SECONDS + 60;
const STOPS = WARM_SECONDS + 660;

/** Ten minutes on a fast road, then a stop: what the test of the particulate filter asks for. */
export const FAST_ROAD: Driving = {
  rpm: (seconds) => (seconds > DRIVES_OFF && seconds < STOPS ? 2100 : undefined),
  speed: (seconds) => (seconds > DRIVES_OFF && seconds < STOPS ? 90 : 0),
};

/**
 * An emulated adapter on TCP; each connection is an adapter of its own in the same kind of car.
 *
 * @param pace how much faster than ours the car's clock goes
 */
export const emulatorServer = (car: EmulatedCar, quirks: Quirks = {}, pace = 1): Server => {
  const began = performance.now();
  return createServer((socket) => {
    const adapter = createEmulatedAdapter(car, quirks);
    socket.setEncoding('latin1');
    socket.on('data', (characters) => {
      const seconds = WARM_SECONDS + ((performance.now() - began) / MS) * pace;
      socket.write(adapter.type(characters.toString(), seconds), 'latin1');
    });
    socket.on('error', () => socket.destroy());
  });
};
