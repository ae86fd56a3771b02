import { pathOf } from '@wrenchwise/contract/client';
import type { Endpoint } from '@wrenchwise/contract/endpoint';
import { Problem } from '@wrenchwise/contract/problem';

import { errorsOf } from '../platform/http/openapi.ts';
import { createLog, type Log } from '../platform/log.ts';
import type { Browser } from './test-app.ts';

/** A request of a race. */
export interface Racer {
  readonly endpoint: Endpoint;
  readonly browser: Pick<Browser, 'request'>;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON, or the bytes of a file. */
  readonly body?: unknown;
}

/** The outcome of a request: 'done', or the catalogue's code of its refusal. */
export type Ending = string;

const send = ({ endpoint, browser, params, query, body }: Racer): Promise<Response> => {
  const path = pathOf(endpoint.path, { ...params }, { ...query });
  if (endpoint.method === 'GET') return browser.request(path);
  const isFile = body instanceof Blob;
  return browser.request(path, {
    method: endpoint.method,
    headers: { 'content-type': isFile ? body.type : 'application/json' },
    body: isFile ? body : JSON.stringify(body ?? {}),
  });
};

const endingOf = async ({ endpoint }: Racer, answer: Response): Promise<Ending> => {
  if (answer.status === endpoint.status) return 'done';
  const { code } = Problem.parse(await answer.json());
  const declared: readonly string[] = errorsOf(endpoint);
  const isForeseen = declared.includes(code) && code !== 'unknown/error';
  return isForeseen ? code : `${endpoint.id} does not declare ${code}`;
};

/** Sends all requests at once, each with the current cookies of its browser. */
export const race = async (racers: readonly Racer[]): Promise<readonly Ending[]> => {
  const answers = await Promise.all(racers.map(send));
  return Promise.all(
    racers.map((racer, index) => endingOf(racer, answers[index] ?? Response.error())),
  );
};

/** A log that collects unclassified failures until they are read. */
export const unforeseenLog = (): {
  readonly log: Log;
  readonly failures: () => readonly string[];
} => {
  const failures: string[] = [];
  const log = createLog('debug', {
    write: (line) => {
      if (/"level":"(error|fatal)"|unknown\/error/.test(line)) failures.push(line.slice(0, 600));
    },
  });
  return { log, failures: () => failures.splice(0) };
};

/** The same request `n` times. */
export const times = (n: number, racer: Racer): Racer[] => Array.from({ length: n }, () => racer);

export const onlyDone = (endings: readonly Ending[]): Ending[] =>
  endings.filter((ending) => ending === 'done');

/** Answers that no contract names. */
export const undeclared = (endings: readonly Ending[]): Ending[] =>
  endings.filter((ending) => ending.includes('does not declare'));
