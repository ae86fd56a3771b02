import { join } from 'node:path';

import { migrate } from '@wrenchwise/database/migrate';
import { openEmpty } from '@wrenchwise/database/testing/template';
import { expect, inject, test } from 'vitest';

import { catalogueOf } from '../../testing/catalogue.ts';
import { tableHashes } from '../../testing/table-hashes.ts';

const schemaOf = async (folder: string) => {
  const { db, close } = await openEmpty(inject('template'));
  try {
    await migrate(db, join(import.meta.dirname, folder));
    return { catalogue: await catalogueOf(db), rows: await tableHashes(db) };
  } finally {
    await close();
  }
};

test('the baseline makes the catalogue and the rows that the 35 migrations make', async () => {
  const former = await schemaOf('migrations');
  expect(former.catalogue.length).toBeGreaterThan(1500);
  expect(await schemaOf('baseline')).toEqual(former);
});
