import { createEmulatedAdapter } from '@wrenchwise/obd/emulated/adapter';
import { emulatedCar } from '@wrenchwise/obd/emulated/cars';
import type { FaultName } from '@wrenchwise/obd/emulated/faults';

import { createListeners, type OpenTransport } from './open-transport.ts';

/** A quarter of an hour after its start the simulated engine is warm. */
const WARM_SECONDS = 900;
const MS = 1000;

/** A simulated car in this page, behind an adapter that answers as fast as it is asked. */
export const openSimulated = (fault: FaultName): Promise<OpenTransport> => {
  const adapter = createEmulatedAdapter(emulatedCar({ fault }));
  const began = performance.now();
  const { shared, received, ended } = createListeners();
  return Promise.resolve({
    ...shared,
    write: (text) => {
      const answer = adapter.type(text, WARM_SECONDS + (performance.now() - began) / MS);
      queueMicrotask(() => received(answer));
      return Promise.resolve();
    },
    close: () => {
      ended();
      return Promise.resolve();
    },
  });
};
