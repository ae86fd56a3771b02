import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';
import { signUp } from '@wrenchwise/contract/endpoints/accounts/sign-up';
import {
  createDiagnosis,
  getDiagnosis,
  listDiagnoses,
} from '@wrenchwise/contract/endpoints/diagnoses';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { UNUSUAL_TEXT } from '../../testing/bad-values.ts';
import { GRINDING } from '../../testing/complaint.ts';
import { newUserQuickly } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp, verifyByMail } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test.each(UNUSUAL_TEXT)('%s in every text of a diagnosis comes back unchanged', async (_, text) => {
  const user = await newUserQuickly(app);
  const symptoms = `Grinding noise when I brake. ${text}`;
  const body = { ...GRINDING, make: text.slice(0, 60).toWellFormed(), model: text, symptoms };
  const made = await user.call(createDiagnosis, { body });
  expect(made).toMatchObject({ make: body.make, model: text, symptoms });
  const read = await user.call(getDiagnosis, { params: { id: made.id } });
  expect(read).toMatchObject({ make: body.make, model: text, symptoms });
  const { diagnoses } = await user.call(listDiagnoses, { query: {} });
  expect(diagnoses[0]).toMatchObject({ make: body.make, model: text, symptoms });
});

test.each(UNUSUAL_TEXT)('%s is found by a search for it', async (_, text) => {
  const user = await newUserQuickly(app);
  await user.call(createDiagnosis, { body: GRINDING });
  const { id } = await user.call(createDiagnosis, {
    body: { ...GRINDING, symptoms: `Grinding noise when I brake. ${text}` },
  });
  const found = await user.call(listDiagnoses, { query: { search: text } });
  expect(found.diagnoses.map((diagnosis) => diagnosis.id)).toEqual([id]);
});

test('an unusual name and password are left as they are, and greet in the mail', async () => {
  const browser = app.newBrowser();
  const name = '👩🏽‍🔧 זהבה 𝐁𝐨𝐥𝐝 e\u0301 <b>&';
  const email = 'unusual@example.com';
  await browser.call(signUp, { body: { name, email, password: '🔑 סיסמה 密码 long' } });
  const [mail] = await app.mailsTo(email);
  expect(mail?.text).toContain(`Hello ${name},`);
  expect(mail?.html).toContain('&lt;b&gt;&amp;');
  expect(mail?.html).not.toContain('<b>');
  await verifyByMail(browser, app, email);
  expect((await browser.call(getMe, {})).name).toBe(name);
  expect((await browser.call(getSession, {}))?.user.name).toBe(name);
});
