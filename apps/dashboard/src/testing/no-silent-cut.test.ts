import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

test('no field cuts what is pasted: limits are said, never `maxLength`', () => {
  const root = join(import.meta.dirname, '../../../..');
  const files = ['apps/site/src', 'apps/dashboard/src', 'packages/ui/src', 'packages/car-ui/src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(root, folder, file),
      ),
    )
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));
  const cutting = files.filter((file) => /\bmaxLength\b/.test(readFileSync(file, 'utf8')));
  expect(cutting).toEqual([]);
});
