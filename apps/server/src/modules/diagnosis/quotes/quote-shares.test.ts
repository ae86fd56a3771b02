import {
  listQuoteShares,
  readSharedQuote,
  revokeQuoteShare,
  shareQuote,
} from '@wrenchwise/contract/endpoints/quote-shares';
import { deleteQuote, saveQuote } from '@wrenchwise/contract/endpoints/quotes';
import { createVehicle, deleteVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { quoteShares } from './quotes.tables.ts';

const FOCUS = { make: 'Ford', model: 'Focus', year: 2015, registration: 'SA15MPL' } as const;
const QUOTE = `Mr A. Driver, 12 High Street, tel 01632 960123
Reg SA15 MPL
Clutch kit for SA15 MPL £280
Labour 11h at £65, call 07700 900123
Total £995 inc VAT`;

let app: TestApp;
let owner: QuickUser;
let vehicleId: string;
let quoteId: string;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await newUserQuickly(app);
  ({ id: vehicleId } = await owner.call(createVehicle, { body: FOCUS }));
  const body = { name: 'My mechanic Dave', text: QUOTE, vehicleId };
  ({ id: quoteId } = await owner.call(saveQuote, { body }));
});

const params = () => ({ id: quoteId });
const share = async (body: { days?: number } = {}) => {
  const made = await owner.call(shareQuote, { params: params(), body });
  return { ...made, token: new URL(made.url).pathname.split('/').at(-1) ?? '' };
};
const read = (token: string) => app.newBrowser().call(readSharedQuote, { params: { token } });
const page = async (token: string) => {
  const answer = await app.newBrowser().request(`/shared/quote/${token}`);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};

describe('a link to a quote', () => {
  test('shows its lines, what is usual, what to ask and the car, and nothing else of its owner', async () => {
    const { token, url } = await share({ days: 7 });
    expect(url).toContain('/shared/quote/');
    const shown = JSON.stringify(await read(token));
    for (const words of ['Clutch kit', '2015 Ford Focus', 'What to ask', '£280']) {
      expect(shown).toContain(words);
    }
    const personal = ['SA15', '01632', '07700', 'Driver', 'High Street', 'Dave', 'Quick Person'];
    for (const secret of [...personal, owner.email]) expect(shown).not.toContain(secret);
  });

  test('is a page without account and script, which no search engine lists and nobody stores', async () => {
    const { token } = await share();
    const { status, headers, html } = await page(token);
    expect(status).toBe(200);
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('Clutch kit');
    expect(html).toContain('2015 Ford Focus');
    expect(html).not.toContain('<script');
  });

  test('that was revoked, is too old, went with its quote or was never made gets the same answer', async () => {
    const [revoked, old] = [await share(), await share()];
    await owner.call(revokeQuoteShare, { params: { id: revoked.id } });
    await app.database.db.execute(
      sql`update quote_shares set expires_at = now() - interval '1 minute' where id = ${old.id}`,
    );
    expect((await owner.call(listQuoteShares, { params: params() })).shares).toEqual([]);
    const unknown = await page('nothing');
    expect(unknown.status).toBe(404);
    expect(unknown.html).toContain('This link no longer works');
    const deleted = await share();
    await owner.call(deleteQuote, { params: params() });
    for (const { token } of [revoked, old, deleted]) {
      expect(await codeOf(read(token))).toBe('share/not-found');
      const { status, html } = await page(token);
      expect({ status, html }).toEqual({ status: 404, html: unknown.html });
    }
    expect(
      await app.database.db.select().from(quoteShares).where(eq(quoteShares.userId, owner.id)),
    ).toEqual([]);
  });

  test('is made, listed and revoked by the owner of the quote only', async () => {
    const { id, url } = await share();
    const stranger = await newUserQuickly(app);
    expect(await codeOf(stranger.call(shareQuote, { params: params(), body: {} }))).toBe(
      'db/record-not-found',
    );
    expect(await codeOf(stranger.call(listQuoteShares, { params: params() }))).toBe(
      'db/record-not-found',
    );
    expect(await codeOf(stranger.call(revokeQuoteShare, { params: { id } }))).toBe(
      'db/record-not-found',
    );
    expect((await owner.call(listQuoteShares, { params: params() })).shares).toMatchObject([
      { id, url },
    ]);
  });

  test('is in the database only hashed and encrypted, and not at all once it is revoked', async () => {
    const { id, token } = await share();
    const rows = () => app.database.db.select().from(quoteShares).where(eq(quoteShares.id, id));
    expect(JSON.stringify(await rows())).not.toContain(token);
    await owner.call(revokeQuoteShare, { params: { id } });
    expect(await rows()).toMatchObject([{ token: null }]);
  });

  test('is one of ten at most, also when all are asked for at once', async () => {
    const made = await Promise.allSettled(Array.from({ length: 12 }, () => share()));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await codeOf(share())).toBe('share/too-many');
  });

  test('still shows the quote once its car is deleted, without the car', async () => {
    const { token } = await share();
    await owner.call(deleteVehicle, { params: { id: vehicleId } });
    const { document } = await read(token);
    expect(document.subtitle).toBe('');
    expect(JSON.stringify(document)).toContain('Clutch kit');
  });

  test('says what to ask once, not the name of the line before itself', async () => {
    const text = 'Clutch kit £280, labour 11h at £65, total £995 inc VAT';
    ({ id: quoteId } = await owner.call(saveQuote, { body: { name: 'x', text } }));
    const { document } = await read((await share()).token);
    const asked = document.blocks.find((block) => block.kind === 'list')?.items;
    expect(asked?.[0]).toMatch(/^Labour 11 h, where/);
  });

  test('takes markup of a quote as text', async () => {
    const text = '<img src=x onerror=alert(1)> brake pads £450 inc VAT';
    ({ id: quoteId } = await owner.call(saveQuote, { body: { name: 'x', text } }));
    const { html } = await page((await share()).token);
    expect(html).not.toContain('<img');
    expect(html).toContain('brake pads');
  });
});
