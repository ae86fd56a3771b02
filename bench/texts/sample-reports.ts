import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Report } from '@wrenchwise/engine/diagnosis';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

interface GoldenCase {
  readonly text: string;
  readonly vehicle?: Vehicle;
}

const CASES = join(import.meta.dirname, '..', '..', 'packages', 'engine', 'cases');

/** The golden cases as sample reports, available on any machine. */
export const sampleReports = (): readonly { report: Report; vehicle: Vehicle }[] =>
  readdirSync(CASES)
    .filter((name) => name.endsWith('.json') && name !== 'dangerous.json')
    .sort()
    .flatMap((name) => {
      // Our own files, checked by the golden tests.
      const file = JSON.parse(readFileSync(join(CASES, name), 'utf8')) as {
        readonly cases: readonly GoldenCase[];
      };
      return file.cases.map(({ text, vehicle }) => ({ report: { text }, vehicle: vehicle ?? {} }));
    });
