import { afterAll, beforeAll, expect, test } from 'vitest';

import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.composition.mail.send(app.database.db, {
    to: 'sam@example.com',
    template: { kind: 'verification', name: 'Sam "<b>"', url: 'http://wrenchwise.test/verify?a=1' },
  });
  await app.mailsTo('sam@example.com');
});
afterAll(() => app.close());

test('shows a mail as its reader sees it, where nothing of it can run, and its plain text', async () => {
  const answer = await app.newBrowser().request('/dev/mail');
  const page = await answer.text();
  const frame = page.match(/<iframe[^>]*>/)?.[0] ?? '';
  expect(frame).toContain('srcdoc="&lt;!DOCTYPE html');
  expect(frame).toContain('Sam &amp;quot;&amp;lt;b&amp;gt;&amp;quot;');
  expect(frame).toMatch(/sandbox="[^"]*"/);
  expect(frame).not.toMatch(/allow-scripts|allow-same-origin/);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page).toContain('<a href="http://wrenchwise.test/verify?a=1">');
});

test('answers the mails as JSON to who asks for JSON', async () => {
  const answer = await app
    .newBrowser()
    .request('/dev/mail', { headers: { accept: 'application/json' } });
  expect(await answer.json()).toMatchObject({
    mails: [{ to: 'sam@example.com', headers: { 'Auto-Submitted': 'auto-generated' } }],
  });
});
