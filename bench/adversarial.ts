import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { ADVERSARIAL_TEXTS } from '@wrenchwise/engine/testing/adversarial-texts';

import { writeResult } from './scores/results.ts';

const isMain = process.argv[1] === import.meta.filename;

const ROOT = resolve(import.meta.dirname, '..');

/** The built engine. */
const ENGINE = pathToFileURL(join(ROOT, 'apps/server/dist/engine.js')).href;

const LENGTHS = [2500, 5000, 10_000, 20_000] as const;
const RUNS = 7;
/** The limit for a text of 20,000 characters. */
const MAX_MS = 100;

type Diagnose = (report: { readonly text: string }, vehicle: object) => unknown;

const round = (value: number): number => Math.round(value * 10) / 10;

const medianMs = (diagnose: Diagnose, text: string): number => {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    diagnose({ text }, {});
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
};

/** Measures adversarial texts at four lengths, in time and retained memory. */
export const run = async (): Promise<void> => {
  // The type of the bundle's exports.
  const { openEngine } = (await import(ENGINE)) as {
    readonly openEngine: () => { readonly diagnose: Diagnose };
  };
  const { diagnose } = openEngine();
  diagnose({ text: 'grinding noise when braking' }, {});
  const measured = Object.entries(ADVERSARIAL_TEXTS).map(([name, make]) => ({
    name,
    ms: LENGTHS.map((length) => round(medianMs(diagnose, make(length)))),
  }));
  const slowest = measured.toSorted((a, b) => (b.ms.at(-1) ?? 0) - (a.ms.at(-1) ?? 0)).slice(0, 5);
  const result = {
    texts: measured.length,
    lengths: LENGTHS,
    mostMs: LENGTHS.map((_, at) => Math.max(...measured.map(({ ms }) => ms[at] ?? 0))),
    slowest,
    memoryMb: Math.round(process.memoryUsage.rss() / 1e6),
  };
  writeResult('adversarial.json', result);
  const most = result.mostMs.at(-1) ?? 0;
  console.log(
    `adversarial: ${result.texts} texts, the slowest ${result.mostMs.join(', ')} ms at ${LENGTHS.join(', ')} characters; ${result.memoryMb} MB`,
  );
  if (most > MAX_MS) throw new Error(`a text of 20,000 characters took ${most} ms`);
};

if (isMain) await run();
