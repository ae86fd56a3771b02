import type { TestDatabase } from '@wrenchwise/database/testing/template';
import {
  openSandbox,
  type OpenSandbox,
  PREMIUM,
} from '@wrenchwise/stripe-sandbox/testing/open-sandbox';
import { CARD, payByCard } from '@wrenchwise/stripe-sandbox/testing/pay-by-card';
import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { openTestDatabase } from '../../../testing/test-database.ts';
import { sandboxHost } from './sandbox-host.ts';

const ORIGIN = 'http://wrenchwise.test';

let database: TestDatabase;
let open: OpenSandbox;
let app: Hono;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  open = await openSandbox(database.db, {
    start: '2026-01-31T10:00:00Z',
    host: sandboxHost(ORIGIN),
  });
  app = open.sandbox.pages;
});
afterAll(() => database.close());

const get = (address: string) => app.request(new URL(address, ORIGIN).toString());
const post = (address: string, fields: Record<string, string>, origin = ORIGIN) =>
  app.request(new URL(address, ORIGIN).toString(), {
    method: 'POST',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });

const FORM = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 34',
  code: '123',
  name: 'Sam Taylor',
  country: 'GB',
  postcode: 'N1 9GU',
};

/** The text of a page's messages. */
const wrongOf = (page: string): readonly string[] =>
  [...page.matchAll(/<p class="wrong"[^>]*>([^<]*)</g)].map(([, message = '']) => message);

test('the checkout shows what is bought, and a paid card leads back to the shop', async () => {
  const session = await open.checkout({ price: PREMIUM });
  const page = await get(session.url ?? '');
  const html = await page.text();
  expect(html).toContain('Subscribe to Premium');
  expect(html).toContain('$19.99');
  expect(html).toContain('Sandbox: no money moves');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const paid = await post(session.url ?? '', FORM);
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toBe(
    'http://wrenchwise.test/dashboard/subscription?success=true',
  );
  const again = await post(session.url ?? `/sandbox/checkout/${session.id}`, FORM);
  expect(again.status).toBe(409);
  expect(await again.text()).toContain('This is paid');
});

test.each([
  ['number', '', 'Your card number is incomplete.'],
  ['number', '4242 4242 4242 4241', 'Your card number is invalid.'],
  ['number', '4111 1111 1111 1111', 'This is not a test card.'],
  ['expiry', '12 / 25', 'Your card’s expiry date is in the past.'],
  ['expiry', '13 / 30', 'Enter the expiry date as month and year'],
  ['code', '12', 'Enter the security code: 3 digits'],
  ['name', ' ', 'Enter the name on the card.'],
  ['country', 'XX', 'Choose your country.'],
  ['postcode', '', 'Enter your postcode.'],
])('%s %j is refused beside its field, and the rest stays', async (field, value, message) => {
  const session = await open.checkout();
  const answer = await post(session.url ?? '', { ...FORM, [field]: value });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  const wrong = wrongOf(html);
  expect(wrong).toHaveLength(1);
  expect(wrong[0]).toContain(message);
  if (field !== 'name') expect(html).toContain('value="Sam Taylor"');
});

test('a refused card is shown, and nothing is lost of the form; a test card fills it in', async () => {
  const session = await open.checkout();
  const answer = await post(session.url ?? '', { ...FORM, number: '4000 0000 0000 9995' });
  expect(answer.status).toBe(402);
  const html = await answer.text();
  expect(html).toContain('Your card has insufficient funds.');
  expect(html).toContain('value="N1 9GU"');
  const filled = await post(session.url ?? '', { name: 'Sam', 'test-card': CARD.good });
  expect(await filled.text()).toMatch(/value="4242 4242 4242 4242"[\s\S]*value="Sam"/);
});

test('the authentication step: refused leads back to the form, confirmed to the shop', async () => {
  const session = await open.checkout();
  const step = `/sandbox/checkout/${session.id}/authenticate`;
  const submit = () => post(session.url ?? '', { ...FORM, number: '4000 0025 0000 3155' });
  expect((await submit()).headers.get('location')).toBe(step);
  expect(await (await get(step)).text()).toContain('3155');
  const refused = await post(step, { answer: 'fail' });
  expect(refused.status).toBe(402);
  expect(await refused.text()).toContain('Your bank did not confirm the payment.');
  await submit();
  expect((await post(step, { answer: 'confirm' })).status).toBe(303);
});

test('the portal changes the card, cancels with a reason and resumes, for an hour', async () => {
  const session = await open.checkout({ price: PREMIUM });
  const { customer, subscription } = await payByCard(open.sandbox, session.id, CARD.good);
  const { url } = await open.stripe.billingPortal.sessions.create({
    customer: customer ?? '',
    return_url: 'http://wrenchwise.test/dashboard/subscription',
  });
  expect(await (await get(url)).text()).toMatch(/Premium[\s\S]*4242/);
  const saved = await post(`${url}/card`, { ...FORM, number: '5555 5555 5555 4444' });
  expect(saved.headers.get('location')).toContain('done=card');
  const now = () =>
    open.stripe.subscriptions.retrieve(subscription ?? '', { expand: ['default_payment_method'] });
  expect(await now()).toMatchObject({ default_payment_method: { card: { last4: '4444' } } });
  await post(`${url}/subscriptions/${subscription}/cancel`, { feedback: 'unused', comment: 'Bye' });
  expect(await now()).toMatchObject({
    cancel_at_period_end: true,
    cancellation_details: { feedback: 'unused', comment: 'Bye' },
  });
  await post(`${url}/subscriptions/${subscription}/resume`, {});
  expect(await now()).toMatchObject({ cancel_at_period_end: false });
  await open.goTo('2026-01-31T11:00:00Z');
  expect((await get(url)).status).toBe(404);
});

test('a new card pays what is overdue at once', async () => {
  const session = await open.checkout({ trialDays: 7 });
  const done = await payByCard(open.sandbox, session.id, CARD.failsWhenCharged);
  await open.goTo('2026-02-07T10:00:00Z');
  const { url } = await open.stripe.billingPortal.sessions.create({
    customer: done.customer ?? '',
  });
  await post(`${url}/card`, FORM);
  expect(await open.stripe.subscriptions.retrieve(done.subscription ?? '')).toMatchObject({
    status: 'active',
  });
});

test('an invoice has a page and a PDF, and an open one is paid there by hand', async () => {
  const session = await open.checkout({ price: PREMIUM });
  const done = await payByCard(open.sandbox, session.id, CARD.authenticateAlways);
  await open.goTo('2026-02-28T10:00:00Z');
  const [invoice] = (await open.stripe.invoices.list({ customer: done.customer ?? '' })).data;
  const address = invoice?.hosted_invoice_url ?? '';
  expect(await (await get(address)).text()).toContain('Confirm and pay $19.99');
  expect((await post(address, {})).status).toBe(303);
  expect(await open.stripe.invoices.retrieve(invoice?.id ?? '')).toMatchObject({ status: 'paid' });
  const pdf = await get(invoice?.invoice_pdf ?? '');
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('other sites’ forms, unknown addresses, garbage and huge bodies are refused', async () => {
  const session = await open.checkout();
  const address = session.url ?? '';
  expect((await post(address, FORM, 'https://elsewhere.example')).status).toBe(400);
  expect((await post(address, { number: 'x'.repeat(100_000) })).status).toBe(400);
  const garbage = await app.request(address, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'text/plain' },
    body: '%%%',
  });
  expect(garbage.status).toBe(400);
  expect((await post(address, { ...FORM, name: 'a\u0000b' })).status).toBeLessThan(500);
  for (const path of ['checkout', 'portal', 'invoice']) {
    expect((await get(`/sandbox/${path}/unknown`)).status).toBe(404);
    expect((await get(`/sandbox/${path}/%00`)).status).toBe(404);
  }
});
