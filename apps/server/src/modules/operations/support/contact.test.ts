import { sendContactMessage } from '@wrenchwise/contract/endpoints/contact';
import { Problem } from '@wrenchwise/contract/problem';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { newUserQuickly } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { contactMessages } from '../operations.tables.ts';

const OPERATOR = 'garage@wrenchwise.example';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    withBystander: true,
    environment: { MAIL_FROM: `Wrenchwise <${OPERATOR}>` },
  });
});
afterAll(() => app.close());

let writers = 0;
const written = () => {
  writers += 1;
  return {
    name: 'Sam Taylor',
    email: `writer-${writers}@example.com`,
    subject: 'A question about my plan',
    message: 'Can I move my diagnoses?\n\nThank you',
  };
};

const storedMessages = (email: string) =>
  app.database.db.select().from(contactMessages).where(eq(contactMessages.email, email));

const toOperator = async (email: string) =>
  (await app.mailsTo(OPERATOR)).filter(({ headers }) => headers?.['Reply-To'] === email);

const post = (body: object, to = app) =>
  to.newBrowser().request(sendContactMessage.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a visitor’s message is stored, mailed to the operator and confirmed to its sender', async () => {
  const body = written();
  expect(await app.newBrowser().call(sendContactMessage, { body })).toEqual({ received: true });
  expect(await storedMessages(body.email)).toMatchObject([{ ...body, userId: null }]);

  const [notification, ...more] = await toOperator(body.email);
  expect(more).toEqual([]);
  expect(notification?.subject).toBe('Contact: A question about my plan');
  for (const words of [
    '> Can I move my diagnoses?',
    body.email,
    'Sam Taylor',
    'was not signed in',
  ]) {
    expect(notification?.text).toContain(words);
  }

  const [confirmation, ...others] = await app.mailsTo(body.email);
  expect(others).toEqual([]);
  expect(confirmation).toMatchObject({ subject: 'We have received your message' });
  expect(confirmation?.headers).not.toHaveProperty('Reply-To');
});

test('the confirmation carries no words of the form but a plain name', async () => {
  const body = {
    ...written(),
    name: 'Win at casino.example',
    subject: 'Buy pills',
    message: 'https://evil.example',
  };
  await app.newBrowser().call(sendContactMessage, { body });
  const [mail] = await app.mailsTo(body.email);
  expect(mail?.text).toMatch(/^Hello,\n/);
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/casino|pills|evil/);
});

test('each of two users finds their own message by their account, and nothing of the other’s', async () => {
  const [one, other] = [await newUserQuickly(app), await newUserQuickly(app)];
  const messages = [written(), written()];
  await one.call(sendContactMessage, { body: messages[0] ?? written() });
  await other.call(sendContactMessage, { body: messages[1] ?? written() });
  expect(await storedMessages(messages[0]?.email ?? '')).toMatchObject([{ userId: one.id }]);
  expect(await storedMessages(messages[1]?.email ?? '')).toMatchObject([{ userId: other.id }]);
  expect((await toOperator(messages[0]?.email ?? ''))[0]?.text).toContain('was signed in');
});

test('whose session does not hold any more writes as a visitor', async () => {
  const browser = app.newBrowser();
  browser.cookies.set('wrenchwise.session_token', 'gone.c2lnbmF0dXJl');
  const body = written();
  await browser.call(sendContactMessage, { body });
  expect(await storedMessages(body.email)).toMatchObject([{ userId: null }]);
});

test('a program that fills in the hidden field is answered and refused', async () => {
  const body = { ...written(), website: 'https://evil.example' };
  const answer = await post(body);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ received: true });
  expect(await storedMessages(body.email)).toEqual([]);
  expect(await app.mailsTo(body.email)).toEqual([]);
});

describe('each field', () => {
  test.each([
    ['name', 'Name is required'],
    ['email', 'Email is required'],
    ['subject', 'Subject is required'],
    ['message', 'Message is required'],
  ])('%s is required', async (field, message) => {
    for (const value of [undefined, '', '  \n ']) {
      const answer = await post({ ...written(), [field]: value });
      expect(answer.status).toBe(400);
      const { fields } = Problem.parse(await answer.json());
      expect(fields).toEqual([{ path: field, message }]);
    }
  });

  test('email has to be one address, in one line', async () => {
    for (const email of ['sam', 'sam@', 'a@example.com, b@example.com', 'a@b.co\r\nBcc: c@d.co']) {
      const { fields } = Problem.parse(await (await post({ ...written(), email })).json());
      expect(fields).toEqual([{ path: 'email', message: 'Please enter a valid email address.' }]);
    }
  });
});

test('a message that cannot be stored is not sent either, and its sender is answered so', async () => {
  const { db } = app.database;
  const body = written();
  await db.execute('alter table contact_messages rename to contact_messages_away');
  try {
    const answer = await post(body);
    expect(answer.status).toBe(503);
    expect(Problem.parse(await answer.json())).toMatchObject({
      code: 'contact/not-sent',
      title: 'Failed to send message. Please try again later.',
    });
  } finally {
    await db.execute('alter table contact_messages_away rename to contact_messages');
  }
  expect(await app.mailsTo(body.email)).toEqual([]);
  expect(await toOperator(body.email)).toEqual([]);
});

test('five messages a day from one e-mail address are enough, in whichever case it is typed', async () => {
  const strict = await openTestApp({
    withBystander: true,
    environment: { RATE_LIMIT: '1' },
    db: app.database.db,
  });
  const body = written();
  for (let count = 0; count < 5; count += 1) expect((await post(body, strict)).status).toBe(201);
  const refused = await post({ ...body, email: body.email.toUpperCase() }, strict);
  expect(refused.status).toBe(429);
  expect(Problem.parse(await refused.json()).code).toBe('rate-limit/exceeded');
  expect((await post(written(), strict)).status).toBe(201);
  expect(await storedMessages(body.email)).toHaveLength(5);
  await strict.close();
});

test('twenty an hour from one network address are enough', async () => {
  const strict = await openTestApp({ withBystander: true, environment: { RATE_LIMIT: '1' } });
  for (let count = 0; count < 20; count += 1) {
    expect((await post(written(), strict)).status).toBe(201);
  }
  expect((await post(written(), strict)).status).toBe(429);
  await strict.close();
});
