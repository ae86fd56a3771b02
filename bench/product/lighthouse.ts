import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { CHROMIUM } from '../../e2e/support/paths.ts';
import { runCommand } from '../../tools/run-command.ts';

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const CLI = resolve(import.meta.dirname, '../../node_modules/lighthouse/cli/index.js');

export interface LighthouseScores {
  /** 0–100 each. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestContentfulPaintMs: number;
  readonly totalBlockingMs: number;
  readonly layoutShift: number;
  readonly transferKb: number;
  /** Failed audits that cost points. */
  readonly short: readonly string[];
}

const at = (value: unknown, ...path: readonly string[]): unknown => {
  let found = value;
  for (const name of path) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  }
  return found;
};

const numberAt = (value: unknown, ...path: readonly string[]): number => {
  const found = at(value, ...path);
  return typeof found === 'number' ? found : 0;
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The weighted audits with less than a full score. */
const shortAudits = (report: unknown): string[] =>
  CATEGORIES.flatMap((category) => {
    const refs = at(report, 'categories', category, 'auditRefs');
    return (Array.isArray(refs) ? refs : [])
      .filter((ref) => numberAt(ref, 'weight') > 0)
      .map((ref) => String(at(ref, 'id')))
      .filter((id) => {
        const score = at(report, 'audits', id, 'score');
        return typeof score === 'number' && score < 1;
      });
  });

const RUNS = 3;
const FAILED_RUNS = 2;

/**
 * Lighthouse's mobile preset on one page: the median of three runs by performance, because a
 * virtual machine's speed varies.
 */
export const runLighthouse = async (url: string): Promise<LighthouseScores> => {
  const runs: LighthouseScores[] = [];
  let failed = 0;
  while (runs.length < RUNS) {
    try {
      runs.push(await runOnce(url));
    } catch (error) {
      // Chromium's trace of a page is sometimes incomplete.
      failed += 1;
      if (failed > FAILED_RUNS) throw error;
    }
  }
  const [, middle] = runs.sort((a, b) => a.performance - b.performance);
  if (!middle) throw new Error('lighthouse gave no result');
  return middle;
};

const runOnce = async (url: string): Promise<LighthouseScores> => {
  const directory = await mkdtemp(join(tmpdir(), 'wrenchwise-lighthouse-'));
  const file = join(directory, 'report.json');
  try {
    const { code, output } = await runCommand(
      process.execPath,
      [
        CLI,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--chrome-flags=--headless ${CHROMIUM_FLAGS.join(' ')} --user-data-dir=${join(directory, 'profile')}`,
      ],
      { env: { ...(CHROMIUM !== undefined && { CHROME_PATH: CHROMIUM }) } },
    );
    if (code !== 0) throw new Error(`lighthouse failed: ${output.slice(-1000)}`);
    const report: unknown = JSON.parse(await readFile(file, 'utf8'));
    const score = (category: string): number =>
      Math.round(numberAt(report, 'categories', category, 'score') * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestContentfulPaintMs: Math.round(
        numberAt(report, 'audits', 'largest-contentful-paint', 'numericValue'),
      ),
      totalBlockingMs: Math.round(
        numberAt(report, 'audits', 'total-blocking-time', 'numericValue'),
      ),
      layoutShift: numberAt(report, 'audits', 'cumulative-layout-shift', 'numericValue'),
      transferKb: Math.round(
        numberAt(report, 'audits', 'total-byte-weight', 'numericValue') / 1024,
      ),
      short: shortAudits(report),
    };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};
