import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';

import type { Report } from '@wrenchwise/engine/diagnosis';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

import { writeResult } from './scores/results.ts';
import { labelledPosts } from './texts/owners-posts.ts';
import { sampleReports } from './texts/sample-reports.ts';

const isMain = process.argv[1] === import.meta.filename;

const ROOT = resolve(import.meta.dirname, '..');

/** The built engine with stored indexes (decision 013). */
const ENGINE = pathToFileURL(join(ROOT, 'apps/server/dist/engine.js')).href;

interface Sample {
  readonly report: Report;
  readonly vehicle: Vehicle;
}

type Diagnose = (report: Report, vehicle: Vehicle) => unknown;

interface BuiltEngine {
  readonly diagnose: Diagnose;
}

/** Runs in a separate process, so that load time and memory are the engine's only. */
const PROBE = `
const before = process.memoryUsage().heapUsed;
const start = performance.now();
const { openEngine } = await import(${JSON.stringify(ENGINE)});
const { diagnose } = openEngine();
const imported = performance.now();
diagnose({ text: 'grinding noise when braking' }, {});
const first = performance.now();
globalThis.gc();
console.log(JSON.stringify({
  importMs: imported - start,
  firstDiagnosisMs: first - imported,
  heapMb: (process.memoryUsage().heapUsed - before) / 1e6,
}));
`;

interface Load {
  readonly importMs: number;
  readonly firstDiagnosisMs: number;
  readonly heapMb: number;
}

const LOADS = 7;
const ROUNDS = 20;
const LINES = 1000;
const LONG_CHARACTERS = 10_000;
const LONG_TEXTS = 50;

const percentile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};

const round = (value: number): number => Math.round(value * 100) / 100;

/** Loads the engine in a new process; `cache` is Node's compile cache, if any. */
const load = (cache?: string): Load => {
  const probe = spawnSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', PROBE], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: cache }),
    },
  });
  // The output of the probe above.
  return JSON.parse(probe.stdout) as Load;
};

const median = (loads: readonly Load[], of: (load: Load) => number): number =>
  round(percentile(loads.map(of), 0.5));

const loadTimes = (loads: readonly Load[]) => ({
  importMs: median(loads, (one) => one.importMs),
  firstDiagnosisMs: median(loads, (one) => one.firstDiagnosisMs),
  totalMs: median(loads, (one) => one.importMs + one.firstDiagnosisMs),
});

const timesOf = (
  diagnose: Diagnose,
  samples: readonly Sample[],
  rounds: number,
): readonly number[] => {
  for (const { report, vehicle } of samples) diagnose(report, vehicle);
  const times: number[] = [];
  for (let i = 0; i < rounds; i += 1) {
    for (const { report, vehicle } of samples) {
      const start = performance.now();
      diagnose(report, vehicle);
      times.push(performance.now() - start);
    }
  }
  return times;
};

/** Descriptions of 10,000 characters, joined from the samples. */
const longSamples = (samples: readonly Sample[]): readonly Sample[] =>
  Array.from({ length: LONG_TEXTS }, (_, i): Sample => {
    let text = '';
    for (let at = i; text.length < LONG_CHARACTERS; at += 7) {
      text += `${samples[at % samples.length]?.report.text ?? ''} `;
    }
    return { report: { text: text.slice(0, LONG_CHARACTERS) }, vehicle: {} };
  });

/** The longest post of each class, in characters of title and text. */
const POST_LENGTHS = [350, 700, 1200, 2000, Number.POSITIVE_INFINITY];
const MAX_POSTS = 1500;

/**
 * Times of owners' posts by their length: forum posts are longer than what is typed into a form. Of three times of
 * each post the least counts, since other work on the machine only adds to it. Undefined where the posts are not on this machine.
 */
const postTimes = (diagnose: Diagnose) => {
  const posts = labelledPosts('train')?.slice(0, MAX_POSTS);
  if (posts === undefined) return undefined;
  const rounds = Array.from({ length: 3 }, () =>
    timesOf(
      diagnose,
      posts.map(({ text }) => ({ report: { text }, vehicle: {} })),
      1,
    ),
  );
  const timed = posts.map(({ text }, at) => ({
    length: text.length,
    ms: Math.min(...rounds.map((times) => times[at] ?? Number.POSITIVE_INFINITY)),
  }));
  const figures = (own: readonly { readonly ms: number }[]) => {
    const times = own.map(({ ms }) => ms);
    return {
      posts: own.length,
      p50Ms: round(percentile(times, 0.5)),
      p99Ms: round(percentile(times, 0.99)),
    };
  };
  const nameOf = ({ length }: { readonly length: number }): string => {
    const most = POST_LENGTHS.find((longest) => length <= longest) ?? Number.POSITIVE_INFINITY;
    return most === Number.POSITIVE_INFINITY
      ? `over ${POST_LENGTHS.at(-2)} characters`
      : `at most ${most} characters`;
  };
  return {
    all: figures(timed),
    byLength: Object.fromEntries(
      [...Map.groupBy(timed, nameOf)].map(([name, own]) => [name, figures(own)]),
    ),
  };
};

/** Seconds that `npm run diagnose -- --stdin` takes for 1,000 lines, from the call to its end. */
const secondsForLines = (samples: readonly Sample[]): number => {
  const lines = Array.from({ length: LINES }, (_, id) => {
    const sample = samples[id % samples.length];
    return JSON.stringify({ id, ...sample?.report, ...sample?.vehicle });
  });
  const start = performance.now();
  const { stdout, status } = spawnSync('npm', ['run', '--silent', 'diagnose', '--', '--stdin'], {
    cwd: ROOT,
    input: lines.join('\n'),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  const seconds = (performance.now() - start) / 1000;
  const answered = stdout.split('\n').filter((line) => line.includes('"diagnosis":')).length;
  if (status !== 0 || answered !== LINES) {
    throw new Error(`the command ended with ${status} after ${answered} of ${LINES} answers`);
  }
  return seconds;
};

/** Measures latency, load time and memory of the built engine, and the command for many lines. */
export const run = async (): Promise<void> => {
  const cache = mkdtempSync(join(tmpdir(), 'wrenchwise-bench-'));
  const cold = Array.from({ length: LOADS }, () => load());
  load(cache);
  const warm = Array.from({ length: LOADS }, () => load(cache));
  rmSync(cache, { recursive: true });
  // The type of the bundle's exports.
  const { openEngine } = (await import(ENGINE)) as { readonly openEngine: () => BuiltEngine };
  const { diagnose } = openEngine();
  const samples = sampleReports();
  const times = timesOf(diagnose, samples, ROUNDS);
  const long = timesOf(diagnose, longSamples(samples), 1);
  const result = {
    diagnoses: times.length,
    p50Ms: round(percentile(times, 0.5)),
    p99Ms: round(percentile(times, 0.99)),
    tenThousandCharacters: {
      p50Ms: round(percentile(long, 0.5)),
      mostMs: round(Math.max(...long)),
    },
    ownersPosts: postTimes(diagnose),
    load: { withoutCompileCache: loadTimes(cold), withCompileCache: loadTimes(warm) },
    heapMb: median(cold, (one) => one.heapMb),
    thousandLinesSeconds: round(secondsForLines(samples)),
  };
  writeResult('engine.json', result);
  console.log(
    `engine: p50 ${result.p50Ms} ms, p99 ${result.p99Ms} ms; 10,000 characters at most ${result.tenThousandCharacters.mostMs} ms; ` +
      `owners’ posts p50 ${result.ownersPosts?.all.p50Ms} ms, p99 ${result.ownersPosts?.all.p99Ms} ms; ` +
      `loaded in ${result.load.withoutCompileCache.totalMs} ms, with the compile cache ${result.load.withCompileCache.totalMs} ms; ` +
      `heap ${result.heapMb} MB; 1,000 lines in ${result.thousandLinesSeconds} s`,
  );
};

if (isMain) await run();
