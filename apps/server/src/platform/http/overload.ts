import { type EventLoopUtilization, performance } from 'node:perf_hooks';

import type { Endpoint } from '@wrenchwise/contract/endpoint';

/** What a request asks for; an overloaded instance refuses the last first. */
export type Weight = 'read' | 'write' | 'costly';

/** How much of the bound each may use: reads go on when nothing else does. */
const SHARES: Readonly<Record<Weight, number>> = { read: 1, write: 0.8, costly: 0.4 };

/** Nobody who is let in waits longer, as far as the last half second shows. */
const LONGEST_WAIT_SECONDS = 1.5;
const WINDOW_MS = 500;
/** With fewer pending requests the instance is not saturated, however busy its processor. */
const FEWEST = 60;
/** The share of time in which the event loop had something to do. */
const BUSY = 0.9;

/** Bounds the requests that an instance has under way. */
export interface Overload {
  /** Lets a request in and returns how to report its end; undefined when it is to be refused. */
  readonly admit: (weight: Weight) => (() => void) | undefined;
  /** Gauges: requests under way, the bound of now, and what was refused since the start. */
  readonly pending: () => number;
  readonly bound: () => number;
  readonly refused: () => number;
}

/**
 * Two bounds: `maxPending`, and on a saturated event loop as many as it answered in a second and a half
 * by the last half second's pace, so that whoever is let in is answered soon on a slow machine too.
 */
export const createOverload = ({
  maxPending,
  now = () => performance.now(),
  utilization = (since) => performance.eventLoopUtilization(since),
}: {
  maxPending: number;
  /** Milliseconds. */
  now?: () => number;
  utilization?: (since?: EventLoopUtilization) => EventLoopUtilization;
}): Overload => {
  let pending = 0;
  let refused = 0;
  let bound = maxPending;
  let window = { started: now(), answered: 0, fewest: 0, loop: utilization() };

  const measure = (): void => {
    const ms = now() - window.started;
    if (ms < WINDOW_MS) return;
    const isSaturated = window.fewest >= FEWEST && utilization(window.loop).utilization >= BUSY;
    const pace = (window.answered / ms) * 1000;
    bound = isSaturated
      ? Math.min(maxPending, Math.max(FEWEST, Math.round(pace * LONGEST_WAIT_SECONDS)))
      : maxPending;
    window = { started: now(), answered: 0, fewest: pending, loop: utilization() };
  };

  return {
    admit: (weight) => {
      measure();
      if (pending >= Math.max(1, bound * SHARES[weight])) {
        refused += 1;
        return undefined;
      }
      pending += 1;
      return () => {
        pending -= 1;
        window.answered += 1;
        window.fewest = Math.min(window.fewest, pending);
      };
    },
    pending: () => pending,
    bound: () => bound,
    refused: () => refused,
  };
};

const patternOf = (path: string): string =>
  path.replace(/[.]/g, String.raw`\.`).replace(/\{\w+\}/g, '[^/]+');

/** What a request of this method and path weighs, by what the contract says of its endpoint. */
export const createWeigh = (
  endpoints: readonly Pick<Endpoint, 'method' | 'path' | 'costly'>[],
): ((method: string, path: string) => Weight) => {
  const costly = endpoints
    .filter((endpoint) => endpoint.costly)
    .map(({ method, path }) => `${method} ${patternOf(path)}`);
  const isCostly = new RegExp(`^(?:${costly.join('|')})$`);
  return (method, path) => {
    if (isCostly.test(`${method} ${path}`)) return 'costly';
    return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
  };
};
