import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

test('no field cuts what is pasted: limits are said, never `maxLength`', () => {
  const app = join(import.meta.dirname, '..');
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.includes('.test.'),
  );
  const cutting = files.filter((file) =>
    /\bmaxLength\b/.test(readFileSync(join(app, file), 'utf8')),
  );
  expect(cutting).toEqual([]);
});
