import {
  confirmTwoFactor,
  enableTwoFactor,
} from '@wrenchwise/contract/endpoints/accounts/two-factor';
import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import {
  revokeDiagnosisShare,
  shareDiagnosis,
} from '@wrenchwise/contract/endpoints/diagnosis-shares';
import {
  createMessageService,
  deleteMessageService,
} from '@wrenchwise/contract/endpoints/message-services';
import { shareQuote } from '@wrenchwise/contract/endpoints/quote-shares';
import { saveQuote } from '@wrenchwise/contract/endpoints/quotes';
import { createWebhookEndpoint, renewWebhookSecret } from '@wrenchwise/contract/endpoints/webhooks';
import { rowsOf } from '@wrenchwise/database/database';
import { symmetricDecrypt } from 'better-auth/crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createEncryptedKeys } from '../modules/accounts/better-auth/encrypted-keys.ts';
import { renewEncryptedKeys } from '../modules/accounts/better-auth/renew-encrypted-keys.ts';
import { readServerKey } from '../platform/keys/server-keys.service.ts';
import { SEALED_COLUMNS } from '../sealed-columns.ts';
import { authenticatorApp } from '../testing/authenticator-app.ts';
import { GRINDING } from '../testing/complaint.ts';
import { subscriber } from '../testing/programs.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { renewSealed } from './renew-sealed.ts';
import { placeOf } from './sealed-columns.repository.ts';

const A = 'kF3v9QmX2LwZr7Tb5NcYd8HsJ4PgUaE6';
const B = 'Wn6Rz1KpV0tGxM4CqLhJ8sBf2DyT9eUo';
const UNKNOWN = 'o7HcZ3yNfQ5WjT1rKdXv8LbM2gPs6AeV';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { AUTH_SECRET: A } });
});
afterAll(() => app.close());

/** Every column of every table that holds something which this secret opens. */
const columnsOpenedBy = async (secret: string): Promise<string[]> => {
  const { db } = app.database;
  const columns = await rowsOf(
    db,
    sql`select table_name as of, column_name as name from information_schema.columns
      where table_schema = current_schema() and data_type in ('text', 'jsonb', 'json', 'ARRAY')`,
  );
  const found: string[] = [];
  for (const { of, name } of columns) {
    const [table, column] = [sql.identifier(String(of)), sql.identifier(String(name))];
    const rows = await rowsOf(db, sql`select distinct ${column}::text as text from ${table}`);
    const texts = rows.flatMap(({ text }) => String(text).match(/[0-9a-f]{80,}/g) ?? []);
    const opened = await Promise.all(
      texts.map((data) => symmetricDecrypt({ key: secret, data }).catch(() => undefined)),
    );
    if (opened.some((text) => text !== undefined)) found.push(`${String(of)}.${String(name)}`);
  }
  return found.toSorted();
};

const BY_BETTER_AUTH = ['two_factors.backup_codes', 'two_factors.secret'];

test('after the renewal nothing that is stored needs the older secret, in whichever column', async () => {
  const { db } = app.database;
  const user = await subscriber(app);
  const { id } = await user.call(createWebhookEndpoint, {
    body: { url: 'https://hooks.example.com/a', events: ['diagnosis.created'] },
  });
  await user.call(renewWebhookSecret, { params: { id }, body: {} });
  const service = { kind: 'ntfy', url: 'https://ntfy.example.com/garage' } as const;
  await user.call(createMessageService, { body: service });
  const { id: diagnosisId } = await user.call(createDiagnosis, { body: GRINDING });
  const share = { params: { id: diagnosisId }, body: {} };
  await user.call(shareDiagnosis, share);
  // One that was revoked has nothing to renew.
  const revoked = await user.call(shareDiagnosis, share);
  await user.call(revokeDiagnosisShare, { params: { id: revoked.id } });
  const quote = await user.call(saveQuote, { body: { name: 'Hill Street', text: 'Pads £45' } });
  await user.call(shareQuote, { params: { id: quote.id }, body: {} });
  const guarded = await app.newUser();
  const { totpUri } = await guarded.call(enableTwoFactor, { body: { password: guarded.password } });
  await guarded.call(confirmTwoFactor, { body: { code: await authenticatorApp(totpUri).code() } });
  const key = { db, name: 'a key', generate: () => 'made once' };
  await readServerKey({ ...key, secrets: { current: A, old: [] } });

  const places = Object.values(SEALED_COLUMNS).map(placeOf);
  expect(await columnsOpenedBy(A)).toEqual([...places, ...BY_BETTER_AUTH].toSorted());

  const secrets = { current: B, old: [A] };
  await renewEncryptedKeys(db, createEncryptedKeys(secrets));
  const { renewed, unreadable } = await renewSealed(db, secrets);
  expect(renewed).toBeGreaterThanOrEqual(places.length);
  expect(unreadable).toEqual([]);
  expect(await columnsOpenedBy(A)).toEqual([]);
  expect(await columnsOpenedBy(B)).toEqual([...places, ...BY_BETTER_AUTH].toSorted());

  const onlyNew = { current: B, old: [] };
  expect(await readServerKey({ ...key, secrets: onlyNew })).toBe('made once');
  expect(await renewSealed(db, onlyNew)).toMatchObject({ renewed: 0, unreadable: [] });
});

test('what no secret opens is named and left as it is', async () => {
  const { db } = app.database;
  const user = await subscriber(app);
  const { id } = await user.call(createMessageService, {
    body: { kind: 'ntfy', url: 'https://ntfy.example.com/other' },
  });
  const stored = () => rowsOf(db, sql`select secret from message_services where id = ${id}`);
  const before = await stored();
  const done = await renewSealed(db, { current: UNKNOWN, old: [] });
  expect(done.unreadable).toContain(`message_services.secret of ${id}`);
  expect(await stored()).toEqual(before);
  await user.call(deleteMessageService, { params: { id } });
});
