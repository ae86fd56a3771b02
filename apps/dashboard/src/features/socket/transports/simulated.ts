import { createEmulatedAdapter } from '@wrenchwise/obd/emulated/adapter';
import { type CarOptions, emulatedCar } from '@wrenchwise/obd/emulated/cars';
import type { Driving } from '@wrenchwise/obd/emulated/running';
import type { GuidedTestId } from '@wrenchwise/obd/guided-tests/guided-test';

import { createListeners, type OpenTransport } from './open-transport.ts';

/** A quarter of an hour after its start the simulated engine is warm. */
const WARM_SECONDS = 900;
const MS = 1000;

/** What the simulated driver does. */
interface Scene {
  /** Seconds since the engine was started when the scene begins; before 0 it is not started yet. */
  readonly from: number;
  /** How much faster the simulated clock goes. */
  readonly pace: number;
  readonly driving: Driving;
}

const standing = { rpm: () => undefined, speed: () => 0 };
const IDLING: Scene = { from: WARM_SECONDS, pace: 1, driving: standing };
const HELD_AFTER = 15;
const DRIVEN_SECONDS = 1000;
const DRIVES_OFF = WARM_SECONDS + 60;
const STOPS = WARM_SECONDS + 660;
const isOnTheRoad = (seconds: number): boolean => seconds > DRIVES_OFF && seconds < STOPS;
const SCENES: Readonly<Record<GuidedTestId, Scene>> = {
  cranking: { from: -5, pace: 1, driving: standing },
  charging: { from: 60, pace: 1, driving: standing },
  // A drive of a quarter of an hour in a quarter of a minute.
  'warm-up': {
    from: 0,
    pace: 60,
    driving: {
      rpm: (seconds) => (seconds < DRIVEN_SECONDS ? 1900 : undefined),
      speed: (seconds) => (seconds < DRIVEN_SECONDS ? 60 : 0),
    },
  },
  'fuel-trims': {
    from: WARM_SECONDS,
    pace: 1,
    driving: {
      rpm: (seconds) => (seconds > WARM_SECONDS + HELD_AFTER ? 2500 : undefined),
      speed: () => 0,
    },
  },
  'misfire-balance': IDLING,
  // Ten minutes on a fast road in twenty seconds, then a stop.
  'filter-regeneration': {
    from: WARM_SECONDS,
    pace: 30,
    driving: {
      rpm: (seconds) => (isOnTheRoad(seconds) ? 2100 : undefined),
      speed: (seconds) => (isOnTheRoad(seconds) ? 90 : 0),
    },
  },
};

/** A simulated car in this page, behind an adapter that answers as fast as it is asked. */
export const openSimulated = (car: CarOptions): Promise<OpenTransport> => {
  let scene = IDLING;
  let began = performance.now();
  const driving: Driving = {
    rpm: (seconds) => scene.driving.rpm(seconds),
    speed: (seconds) => scene.driving.speed(seconds),
  };
  const adapter = createEmulatedAdapter(emulatedCar({ ...car, driving }));
  const { shared, received, ended } = createListeners();
  return Promise.resolve({
    ...shared,
    write: (text) => {
      const seconds = scene.from + ((performance.now() - began) / MS) * scene.pace;
      const answer = adapter.type(text, seconds);
      queueMicrotask(() => received(answer));
      return Promise.resolve();
    },
    close: () => {
      ended();
      return Promise.resolve();
    },
    simulate: (id) => {
      scene = id === undefined ? IDLING : SCENES[id];
      began = performance.now();
    },
  });
};
