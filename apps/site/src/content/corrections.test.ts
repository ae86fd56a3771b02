import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { CORRECTIONS } from './corrections.ts';

const DECISIONS = join(import.meta.dirname, '../../../../docs/decisions');

test('everything that is shown as fixed is in a decision of that day', () => {
  const files = readdirSync(DECISIONS);
  for (const { decision, on } of CORRECTIONS) {
    const number = String(decision).padStart(3, '0');
    const file = files.find((name) => name.startsWith(`${number}-`));
    expect(file, number).toBeDefined();
    const text = readFileSync(join(DECISIONS, file ?? ''), 'utf8');
    expect(/Date\W*(\d{4}-\d\d-\d\d)/.exec(text)?.[1], number).toBe(on);
  }
});
