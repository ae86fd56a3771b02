import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { sendForm } from '../../../testing/send-form.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { contactMessages } from '../operations.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

let writers = 0;
const written = () => {
  writers += 1;
  return {
    name: 'Sam Taylor',
    email: `form-writer-${writers}@example.com`,
    subject: 'A question about my plan',
    message: 'Can I move my diagnoses?\r\n\r\nThank you',
    website: '',
  };
};

const storedMessages = (email: string) =>
  app.database.db.select().from(contactMessages).where(eq(contactMessages.email, email));

const send = (
  fields: Readonly<Record<string, string>>,
  headers?: Readonly<Record<string, string>>,
) => sendForm(app.newBrowser(), '/contact', fields, headers);

test('a message sent without scripts is stored, and a reload does not send it again', async () => {
  const fields = written();
  const answer = await send(fields);
  expect(answer.status).toBe(303);
  const [message] = await storedMessages(fields.email);
  expect(message).toMatchObject({
    name: 'Sam Taylor',
    message: 'Can I move my diagnoses?\n\nThank you',
  });
  const next = await app.newBrowser().request(answer.headers.get('location') ?? '');
  expect(await next.text()).toContain('Message sent successfully!');
});

test('a form that is refused comes back with everything that was typed', async () => {
  const fields = { ...written(), email: 'sam', message: '\n  <b>Hello</b> & goodbye' };
  const answer = await send(fields);
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).toContain('Please enter a valid email address.');
  expect(page).toContain('value="Sam Taylor"');
  // HTML drops a line break at the start of a text area, so one more is written.
  expect(page).toContain('\n\n  &lt;b&gt;Hello&lt;/b&gt; &amp; goodbye</textarea>');
});

test('a message that is too long is refused and not cut', async () => {
  const fields = { ...written(), message: 'x'.repeat(5001) };
  const answer = await send(fields);
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toMatch(/5,?001/);
  expect(page).toContain(fields.message);
  expect(await storedMessages(fields.email)).toEqual([]);
});

test('what fills in the hidden field is answered as usual and thrown away', async () => {
  const fields = { ...written(), website: 'https://evil.example' };
  expect((await send(fields)).status).toBe(303);
  expect(await storedMessages(fields.email)).toEqual([]);
});

test.each([
  ['another site', 'https://evil.example'],
  ['another site that hides its name', 'null'],
])('a form from %s is refused', async (_, origin) => {
  const fields = written();
  const answer = await send(fields, { origin });
  expect(answer.status).toBe(403);
  expect(await answer.text()).toContain('This request came from another site and was refused.');
  expect(await storedMessages(fields.email)).toEqual([]);
});

test('a form that does not say where it comes from is refused: every browser says it', async () => {
  const fields = written();
  const post = (headers: Readonly<Record<string, string>>) =>
    app.composition.app.request('http://wrenchwise.test/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  expect((await post({})).status).toBe(403);
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await storedMessages(fields.email)).toEqual([]);
  expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(303);
});

test('what is no form, or larger than any, is refused with a page', async () => {
  const json = await app.newBrowser().request('/contact', {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'name=Sam',
  });
  expect([json.status, json.headers.get('content-type')]).toEqual([
    415,
    expect.stringContaining('text/html'),
  ]);
  expect((await send({ ...written(), message: 'x'.repeat(70_000) })).status).toBe(413);
});

test('the page that comes back runs no script and is stored by no cache', async () => {
  const { headers } = await send({});
  expect(headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the limit counts forms and calls of the script as one', async () => {
  const strict = await openTestApp({ withBystander: true, environment: { RATE_LIMIT: '1' } });
  const fields = written();
  for (let count = 0; count < 5; count += 1) {
    expect((await sendForm(strict.newBrowser(), '/contact', fields)).status).toBe(303);
  }
  const refused = await sendForm(strict.newBrowser(), '/contact', fields);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  const page = await refused.text();
  expect(page).toMatch(/Please try again in \d+ h/);
  expect(page).toContain(fields.subject);
  await strict.close();
});
