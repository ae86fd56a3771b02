import {
  createDiagnosis,
  getDiagnosis,
  listDiagnoses,
} from '@wrenchwise/contract/endpoints/diagnoses';
import {
  reopenDiagnosis,
  resolveDiagnosis,
} from '@wrenchwise/contract/endpoints/diagnosis-resolution';
import { updateNotifications } from '@wrenchwise/contract/endpoints/notification-settings';
import { listNotifications } from '@wrenchwise/contract/endpoints/notifications';
import { deleteOutcome, getOutcome, setOutcome } from '@wrenchwise/contract/endpoints/outcomes';
import { cameBack, closedWords } from '@wrenchwise/rules/diagnosis-closing';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING, OVERHEATING } from '../../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { inDays } from '../../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createOutcomeDesk } from './outcome-desk.service.ts';
import { calibrationOf, strippedText } from './outcome-figures.ts';
import { askForOutcomes } from './outcome-questions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const askIn = async (days: number) => {
  const { mail, centre } = app.composition;
  const { db } = app.database;
  const appUrl = 'http://wrenchwise.test';
  await askForOutcomes({ db, mail, centre, appUrl, now: () => inDays(days) });
};
const diagnosed = (user: QuickUser, symptoms: string = GRINDING.symptoms) =>
  user.call(createDiagnosis, { body: { ...GRINDING, mileage: 81_234, symptoms } });
const asked = async (user: QuickUser) =>
  (await user.call(listNotifications, { query: {} })).notifications.map(({ title }) => title);

test('a cause closes the diagnosis, ‘not fixed’ opens it, and what was said can be changed and taken back', async () => {
  const user = await newUserQuickly(app);
  const made = await diagnosed(user);
  const params = { id: made.id };
  const faultId = made.causes[1]?.faultId ?? '';
  expect(await user.call(getOutcome, { params })).toEqual({ outcome: null });
  const body = { kind: 'cause', faultId, costCents: 24_900, fixedBy: 'garage' } as const;
  const { outcome } = await user.call(setOutcome, { params, body });
  expect(outcome).toMatchObject({
    cause: made.causes[1]?.name,
    costCents: 24_900,
    currency: 'GBP',
    fixedBy: 'garage',
    mayBeUsed: false,
  });
  expect((await user.call(getDiagnosis, { params })).resolvedAt).not.toBeNull();
  await user.call(setOutcome, { params, body: { kind: 'not-fixed', costCents: 24_900 } });
  expect((await user.call(getDiagnosis, { params })).resolvedAt).toBeNull();
  expect(await user.call(getOutcome, { params })).toMatchObject({
    outcome: { kind: 'not-fixed', costCents: null, cause: null },
  });
  await user.call(deleteOutcome, { params });
  expect(await user.call(getOutcome, { params })).toEqual({ outcome: null });
});

test('what it was is said wherever the diagnosis is listed, and to its owner only', async () => {
  const [user, stranger] = [await newUserQuickly(app), await newUserQuickly(app)];
  const made = await diagnosed(user);
  await diagnosed(stranger);
  const params = { id: made.id };
  const faultId = made.causes[0]?.faultId ?? '';
  const listed = async (who: QuickUser) =>
    (await who.call(listDiagnoses, { query: {} })).diagnoses.map(closedWords);
  expect(await listed(user)).toEqual([undefined]);
  await user.call(setOutcome, { params, body: { kind: 'cause', faultId } });
  const name = made.causes[0]?.name ?? '';
  expect(await listed(user)).toEqual([`Closed: it was ${name.toLowerCase()}`]);
  expect((await user.call(getDiagnosis, { params })).outcome).toEqual({
    kind: 'cause',
    cause: name,
  });
  expect(await listed(stranger)).toEqual([undefined]);
  const answer = codeOf(stranger.call(setOutcome, { params, body: { kind: 'gone' } }));
  expect(await answer).toBe('diagnosis/not-found');
  expect(await listed(user)).toEqual([`Closed: it was ${name.toLowerCase()}`]);
});

test('a problem that went away is closed without a cause, and no figure of ours counts it', async () => {
  const user = await newUserQuickly(app);
  const desk = createOutcomeDesk(app.database.db);
  const counted = async () => (await desk.calibration()).reduce((sum, { count }) => sum + count, 0);
  const before = await counted();
  const params = { id: (await diagnosed(user)).id };
  const body = { kind: 'gone', costCents: 4_900, mayBeUsed: true } as const;
  const { outcome } = await user.call(setOutcome, { params, body });
  expect(outcome).toMatchObject({ cause: null, costCents: null, mayBeUsed: false });
  const closed = await user.call(getDiagnosis, { params });
  expect(closedWords(closed)).toBe('Closed: it was nothing, or it went away');
  expect(await counted()).toBe(before);
  // It came back: what was said of it stays on record, and it is open.
  const again = await user.call(reopenDiagnosis, { params });
  expect([cameBack(again), closedWords(again)]).toEqual([true, undefined]);
});

test('a cause that the diagnosis does not list, and one without a name, are refused', async () => {
  const user = await newUserQuickly(app);
  const params = { id: (await diagnosed(user)).id };
  const set = (body: { kind: 'cause' | 'other'; faultId?: string }) =>
    codeOf(user.call(setOutcome, { params, body }));
  expect(await set({ kind: 'cause', faultId: 'no-such-fault' })).toBe('diagnosis/unknown-cause');
  expect(await set({ kind: 'cause' })).toBe('request/invalid');
  expect(await set({ kind: 'other' })).toBe('request/invalid');
  const stranger = await newUserQuickly(app);
  expect(await codeOf(stranger.call(getOutcome, { params }))).toBe('diagnosis/not-found');
});

test('it is asked once, a fortnight later, of what is still open, by mail only to who wants such mails', async () => {
  const [user, quiet] = [await newUserQuickly(app), await newUserQuickly(app)];
  await quiet.call(updateNotifications, { body: { diagnosticUpdates: false } });
  await diagnosed(user);
  await diagnosed(quiet);
  const closed = await diagnosed(user, OVERHEATING.symptoms);
  await user.call(resolveDiagnosis, { params: { id: closed.id } });
  await askIn(13);
  expect(await asked(user)).toEqual([]);
  await Promise.all([askIn(15), askIn(15)]);
  await askIn(16);
  expect(await asked(user)).toEqual(['What was it in the end? 2015 Ford Focus']);
  expect(await asked(quiet)).toHaveLength(1);
  const mails = await app.mailsTo(user.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Was it that?');
  expect(mails[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(await app.mailsTo(quiet.email)).toEqual([]);
  // Long after, nobody is asked about the past.
  await user.call(reopenDiagnosis, { params: { id: closed.id } });
  await askIn(29);
  expect(await asked(user)).toHaveLength(1);
});

test('the operator gets figures of all, and descriptions only of those who agreed, without who they are', async () => {
  const user = await newUserQuickly(app);
  const desk = createOutcomeDesk(app.database.db);
  const before = (await desk.calibration()).reduce((sum, { count }) => sum + count, 0);
  const symptoms = `Grinding when I brake, my AB12 CDE, call 07700 900123 or sam@example.com`;
  for (const mayBeUsed of [true, false]) {
    const made = await diagnosed(user, mayBeUsed ? symptoms : `${symptoms} at night`);
    const faultId = made.causes[0]?.faultId ?? '';
    const params = { id: made.id };
    await user.call(setOutcome, { params, body: { kind: 'cause', faultId, mayBeUsed } });
  }
  const bins = await desk.calibration();
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(before + 2);
  const rows = await desk.rows();
  expect(rows).toMatchObject([{ make: 'Ford', model: 'Focus', mileage: 80_000 }]);
  expect(rows[0]?.symptoms).toContain('Grinding when I brake');
  const text = JSON.stringify(rows);
  for (const secret of ['AB12', '900123', 'sam@', user.id, user.email, 'at night']) {
    expect(text).not.toContain(secret);
  }
});

test('calibration counts by what was said', () => {
  const bins = calibrationOf([
    { said: 0.72, leading: 'a', was: 'a' },
    { said: 0.78, leading: 'a', was: 'b' },
    { said: 0.78, leading: 'a', was: null },
    { said: 1, leading: 'a', was: 'a' },
    { said: null, leading: null, was: 'a' },
  ]);
  expect(bins.map(({ count, right }) => [right, count])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 3],
    [1, 1],
  ]);
  expect(bins[3]?.said).toBeCloseTo(0.76);
  expect(strippedText('VIN WF0XXXGCDX1234567, see www.my-garage.example/x')).not.toMatch(
    /WF0|garage/,
  );
});
