import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { engine } from '@wrenchwise/engine/testing/engine';
import { withCallNumbers } from '@wrenchwise/rules/emergency-advice';
import { emergencyWords, knownCountry } from '@wrenchwise/rules/place';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';
import { describe, expect, it } from 'vitest';

import { answerLines } from './json-lines.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const CASES = join(ROOT, 'packages/engine/cases');
const COMMAND = join(ROOT, 'apps/server/dist/diagnose.js');

const isBuilt = existsSync(COMMAND);
const REASON = isBuilt ? '' : ' (skipped: apps/server/dist is missing; `npm test` builds it)';

interface GoldenCase {
  readonly text: string;
  readonly vehicle?: Vehicle;
}

/** Descriptions of the engine's golden cases. */
const goldenCases = (): readonly GoldenCase[] =>
  readdirSync(CASES)
    .filter((name) => name.endsWith('.json') && name !== 'dangerous.json')
    .flatMap((name) => {
      // Our own files, checked by the golden tests.
      const file = JSON.parse(readFileSync(join(CASES, name), 'utf8')) as {
        readonly cases: readonly GoldenCase[];
      };
      return file.cases;
    });

const runCommand = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [COMMAND, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });

describe.skipIf(!isBuilt)(`the built command${REASON}`, () => {
  it('answers, from stored indexes, what the engine answers from its sources', async () => {
    const input = goldenCases()
      .map(({ text, vehicle }, id) => JSON.stringify({ id, text, ...vehicle }))
      .join('\n');
    const output = new PassThrough();
    const fromSources = text(output);
    const country = knownCountry('IE');
    await answerLines(Readable.from([input]), output, (report, vehicle) =>
      withCallNumbers(
        engine.diagnose(report, vehicle, { region: country.priceRegion }),
        emergencyWords(country),
      ),
    );
    output.end();
    const { status, stdout } = runCommand(['--stdin', '--country', 'IE'], input);
    expect(status).toBe(0);
    expect(stdout.split('\n')).toEqual((await fromSources).split('\n'));
  });

  it('prints what to do, and how it is used', () => {
    const one = runCommand(['--make', 'Ford', '--year', '2015', 'grinding noise when braking']);
    expect(one.status).toBe(0);
    expect(one.stdout).toContain('brake pads');
    expect(runCommand(['--help']).stdout).toContain('Usage: npm run diagnose');
    expect(runCommand([]).status).toBe(2);
  });
});
