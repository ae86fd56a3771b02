import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { writeResult } from './lib/results.ts';
import { sampleReports } from './lib/sample-reports.ts';

const isMain = process.argv[1] === import.meta.filename;

/** Runs in a process of its own, so that load time and memory are the engine's alone. */
const PROBE = `
const { performance } = await import('node:perf_hooks');
const before = process.memoryUsage();
const start = performance.now();
const { diagnose } = await import('@wrenchwise/diagnosis/diagnose');
const imported = performance.now();
diagnose({ text: 'grinding noise when braking' }, {});
const first = performance.now();
globalThis.gc?.();
const after = process.memoryUsage();
console.log(JSON.stringify({
  importMs: imported - start,
  firstDiagnosisMs: first - imported,
  heapMb: (after.heapUsed - before.heapUsed) / 1e6,
}));
`;

const ROUNDS = 5;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Measures latency, load time and memory of the engine. */
export const run = async (): Promise<void> => {
  const { diagnose } = await import('@wrenchwise/diagnosis/diagnose');
  const reports = sampleReports();
  for (const { report, vehicle } of reports) diagnose(report, vehicle);
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i += 1)
    for (const { report, vehicle } of reports) {
      const start = performance.now();
      diagnose(report, vehicle);
      times.push(performance.now() - start);
    }
  times.sort((a, b) => a - b);
  const probe = spawnSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', PROBE], {
    cwd: join(import.meta.dirname, '..', 'apps', 'server'),
    encoding: 'utf8',
  });
  // The probe above prints exactly this shape.
  const load = JSON.parse(probe.stdout) as {
    importMs: number;
    firstDiagnosisMs: number;
    heapMb: number;
  };
  const result = {
    diagnoses: times.length,
    p50Ms: round(percentile(times, 0.5)),
    p99Ms: round(percentile(times, 0.99)),
    importMs: round(load.importMs),
    firstDiagnosisMs: round(load.firstDiagnosisMs),
    heapMb: round(load.heapMb),
  };
  writeResult('engine.json', result);
  console.log(
    `engine: p50 ${result.p50Ms} ms, p99 ${result.p99Ms} ms, import ${result.importMs} ms, first diagnosis ${result.firstDiagnosisMs} ms, heap ${result.heapMb} MB`,
  );
};

if (isMain) await run();
