import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const AUTOCANNON = join(
  resolve(import.meta.dirname, '../..'),
  'node_modules/autocannon/autocannon.js',
);

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Responses other than 2xx, and broken connections. */
  readonly failures: number;
}

const numberAt = (value: unknown, ...path: readonly string[]): number => {
  let found = value;
  for (const name of path) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  }
  return typeof found === 'number' ? found : 0;
};

/**
 * Loads one URL with autocannon in a separate process: a closed loop, in which each connection
 * sends its next request after the response.
 */
export const runLoad = async (options: {
  url: string;
  path: string;
  cookie: string;
  connections: number;
  seconds: number;
  body?: unknown;
}): Promise<LoadResult> => {
  const post =
    options.body === undefined
      ? []
      : ['-m', 'POST', '-H', 'content-type=application/json', '-b', JSON.stringify(options.body)];
  const args = [
    '-j',
    '-c',
    options.connections,
    '-d',
    options.seconds,
    '-H',
    `cookie=${options.cookie}`,
  ];
  const child = spawn(
    process.execPath,
    [AUTOCANNON, ...args.map(String), ...post, `${options.url}${options.path}`],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  let output = '';
  child.stdout.setEncoding('utf8');
  for await (const chunk of child.stdout) output += String(chunk);
  const report: unknown = JSON.parse(output);
  return {
    requestsPerSecond: Math.round(numberAt(report, 'requests', 'average')),
    p50Ms: numberAt(report, 'latency', 'p50'),
    p99Ms: numberAt(report, 'latency', 'p99'),
    failures: numberAt(report, 'non2xx') + numberAt(report, 'errors'),
  };
};
