import type { Log } from '../log.ts';
import { PAGES } from './route-pattern.ts';

/** An answered request, as the log, the metrics and the traces know it: nothing that was sent. */
export interface AnsweredRequest {
  readonly method: string;
  /** The route's pattern. */
  readonly route: string;
  readonly status: number;
  /** Until the answer's headers; a stream goes on after that. */
  readonly ms: number;
}

/** Asked every few seconds by machines. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
const IS_FILE = /\.[a-z0-9]{2,11}$/i;

/** Probes that went well and the files of pages would fill the log: they are lines of level debug. */
const isRoutine = ({ route, status }: AnsweredRequest, path: string): boolean =>
  status < 400 && (PROBES.has(route) || (route === PAGES && IS_FILE.test(path)));

/** One line a request. `path` decides its level, and is not written. */
export const logRequest = (log: Log, request: AnsweredRequest, path: string): void => {
  const { method, route, status, ms } = request;
  const line = { method, route, status, ms: Math.round(ms) };
  log[isRoutine(request, path) ? 'debug' : 'info'](line, 'request');
};
