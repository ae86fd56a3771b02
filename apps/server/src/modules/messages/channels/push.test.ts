import { getPush, subscribePush } from '@wrenchwise/contract/endpoints/push';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { SendPush } from './push.service.ts';

const sendPush = vi.fn<SendPush>();
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true, sendPush });
});
afterAll(() => app.close());
beforeEach(() => {
  sendPush.mockReset().mockResolvedValue(undefined);
});

const addressOf = (user: QuickUser, index: number) =>
  `https://updates.push.services.mozilla.com/wpush/v2/${user.id}/${index}`;
const subscribe = (user: QuickUser, index: number) =>
  user.call(subscribePush, {
    body: { endpoint: addressOf(user, index), keys: { p256dh: 'BLc4xRzK', auth: '8eDyX' } },
  });
const browsersOf = async (user: QuickUser) => (await user.call(getPush, {})).browsers;
const notify = async (user: QuickUser, dedupeKey: string) => {
  await app.database.db.transaction((tx) =>
    app.composition.centre.notify(tx, {
      userId: user.id,
      vehicleId: null,
      kind: 'mot-due',
      title: 'MOT: Ford Focus 2015',
      body: 'Due in a week',
      href: '/dashboard',
      dedupeKey,
    }),
  );
  // Jobs run after a request.
  await browsersOf(user);
};
const addressed = () => sendPush.mock.calls.map(([{ endpoint }]) => endpoint).toSorted();

test('twenty browsers of a person are sent to: one more ends the one that subscribed first', async () => {
  const [user, other] = [await newUserQuickly(app), await newUserQuickly(app)];
  await subscribe(other, 0);
  for (let index = 0; index < 22; index += 1) await subscribe(user, index);
  expect(await browsersOf(user)).toBe(20);
  expect(await browsersOf(other)).toBe(1);
  await notify(user, 'first');
  const newest = Array.from({ length: 20 }, (_, index) => addressOf(user, index + 2));
  expect(addressed()).toEqual(newest.toSorted());
});

test('subscribing again counts once, also when all come at once', async () => {
  const user = await newUserQuickly(app);
  for (let index = 0; index < 19; index += 1) await subscribe(user, index);
  await Promise.all([19, 20, 21, 19, 20, 21].map((index) => subscribe(user, index)));
  expect(await browsersOf(user)).toBe(20);
  await notify(user, 'second');
  for (const index of [19, 20, 21]) expect(addressed()).toContain(addressOf(user, index));
});

test('browsers are sent to five at a time, so that one that does not answer delays few', async () => {
  const user = await newUserQuickly(app);
  for (let index = 0; index < 12; index += 1) await subscribe(user, index);
  let underWay = 0;
  let most = 0;
  sendPush.mockImplementation(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
  });
  await notify(user, 'third');
  expect(sendPush).toHaveBeenCalledTimes(12);
  expect(most).toBe(5);
});
