import { readPageVotes, voteOnPage } from '@wrenchwise/contract/endpoints/page-votes';
import { MIN_SHOWN_VOTES } from '@wrenchwise/rules/voted-pages';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { sendForm } from '../../testing/send-form.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { pageVotes } from './operations.tables.ts';
import { listRemarks, listVotedPages } from './page-votes.repository.ts';
import { createPageVotesService } from './page-votes.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.database.db.delete(pageVotes));

const CODE = '/codes/P0420';

const stored = () => app.database.db.select().from(pageVotes);
const browserOf = (name: string) => app.newBrowser({ 'user-agent': name });
const vote = (name: string, isRight: boolean, remark?: string) =>
  browserOf(name).call(voteOnPage, {
    body: { path: CODE, isRight, ...(remark === undefined ? {} : { remark }) },
  });

test('a visitor’s last vote on a page counts, and a remark stays with it', async () => {
  await vote('Firefox', true, ' It was the sensor. ');
  await vote('Firefox', false);
  await vote('Safari', true);
  const rows = await stored();
  expect(rows.map(({ path, isRight, remark }) => ({ path, isRight, remark }))).toEqual(
    expect.arrayContaining([
      { path: CODE, isRight: false, remark: 'It was the sensor.' },
      { path: CODE, isRight: true, remark: null },
    ]),
  );
  expect(rows).toHaveLength(2);
});

test('nothing of a visitor is stored but a hash that differs from page to page and day to day', async () => {
  let day = new Date('2026-11-27T10:00:00Z');
  const votes = createPageVotesService({
    db: app.database.db,
    secrets: { current: 'a-secret-for-tests-only-0123456789abcdef', old: [] },
    now: () => day,
    isPage: () => Promise.resolve(true),
  });
  const who = { network: '203.0.113.9', browser: 'Firefox' };
  const cast = (path: string) => votes.vote({ path, isRight: true, remark: '' }, who);
  await cast(CODE);
  await cast('/codes/P0171');
  day = new Date('2026-11-28T10:00:00Z');
  await cast(CODE);
  const rows = await stored();
  expect(new Set(rows.map(({ voter }) => voter)).size).toBe(3);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|Firefox/);
});

test('a page shows what its readers said once they are enough', async () => {
  const browser = app.newBrowser();
  const read = () => browser.call(readPageVotes, { query: { path: CODE } });
  for (let count = 1; count < MIN_SHOWN_VOTES; count += 1) {
    expect(await vote(`Browser ${count}`, count > 3)).toEqual({ counted: null });
  }
  expect(await read()).toEqual({ counted: null });
  const counted = { votes: MIN_SHOWN_VOTES, right: MIN_SHOWN_VOTES - 3 };
  expect(await vote('The last', true)).toEqual({ counted });
  expect(await read()).toEqual({ counted });
});

test.each(['/', '/pricing', '/codes/P0420?email=sam@example.com', '/dashboard', 'sam@example.com'])(
  'a vote on %s is answered and not stored',
  async (path) => {
    await app.newBrowser().call(voteOnPage, { body: { path, isRight: true } });
    expect(await stored()).toEqual([]);
  },
);

test('a page that is not there takes no votes', async () => {
  const votes = createPageVotesService({
    db: app.database.db,
    secrets: { current: 'a-secret-for-tests-only-0123456789abcdef', old: [] },
    now: () => new Date(),
    isPage: () => Promise.resolve(false),
  });
  const who = { network: '203.0.113.9', browser: 'Firefox' };
  await votes.vote({ path: '/codes/P0999', isRight: true, remark: '' }, who);
  expect(await stored()).toEqual([]);
});

test('without a script the form votes, and then takes a word', async () => {
  const browser = browserOf('Lynx');
  const voted = await sendForm(browser, '/page-vote', { path: CODE, isRight: 'no' });
  expect(voted.status).toBe(200);
  const page = await voted.text();
  expect(page).toContain('Your answer counts.');
  expect(page).toContain(`href="${CODE}"`);
  const remark = 'It was a leak.';
  const written = await sendForm(browser, '/page-vote', { path: CODE, isRight: 'no', remark });
  expect(await written.text()).toContain('Your words have reached us.');
  expect(await stored()).toMatchObject([{ path: CODE, isRight: false, remark }]);
});

test('a form that was made up leads to no foreign address and votes for nothing', async () => {
  const fields = { path: 'https://evil.example', isRight: 'maybe', remark: '<b>x</b>' };
  const answer = await sendForm(app.newBrowser(), '/page-vote', fields);
  expect(answer.status).toBe(400);
  const page = await answer.text();
  expect(page).not.toContain('href="https://evil.example"');
  expect(page).not.toContain('<b>x</b>');
  expect(await stored()).toEqual([]);
});

test('the operator sees the pages with most votes against them, and what was written', async () => {
  const { db } = app.database;
  await vote('Firefox', false, 'It was a leak.');
  await vote('Safari', true);
  await browserOf('Firefox').call(voteOnPage, { body: { path: '/codes/P0171', isRight: true } });
  expect(await listVotedPages(db, undefined, 10)).toEqual([
    { path: CODE, votes: 2, right: 1, wrong: 1 },
    { path: '/codes/P0171', votes: 1, right: 1, wrong: 0 },
  ]);
  expect(await listRemarks(db, CODE, 10)).toMatchObject([
    { path: CODE, isRight: false, remark: 'It was a leak.' },
  ]);
  expect(await listRemarks(db, '/codes/P0171', 10)).toEqual([]);
});

test('nobody votes without end', async () => {
  const strict = await openTestApp({ environment: { RATE_LIMIT: '0.05' } });
  const body = { path: CODE, isRight: true };
  for (let count = 0; count < 3; count += 1) {
    await strict.newBrowser().call(voteOnPage, { body });
  }
  await expect(strict.newBrowser().call(voteOnPage, { body })).rejects.toMatchObject({
    code: 'rate-limit/exceeded',
  });
  await strict.close();
});
