import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

import * as endpoints from '@wrenchwise/contract/endpoints/log-imports';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { codeOf } from '../../../../testing/code-of.ts';
import { insertVehicle } from '../../../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let owner: QuickUser;
let vehicleId: string;
const send = (text: string) =>
  owner.call(endpoints.importLog, {
    params: { id: vehicleId },
    query: { currency: 'GBP', volume: 'litres', dryRun: 'true' },
    body: new Blob([text], { type: 'text/csv' }),
  });
const GOOD = 'Date,Odometer,FuelConsumed,Cost\n2026-01-13,50000,40.5,60.75';

beforeAll(async () => {
  app = await openTestApp();
  owner = await newUserQuickly(app);
  vehicleId = await insertVehicle(app.database.db, owner.id);
  // The threads are there, and their modules read.
  await Promise.all([send(GOOD), send(GOOD)]);
});
afterAll(() => app.close());

const HEAD = 'date,odometer,litres\n';
const BOMBS: readonly (readonly [string, string])[] = [
  ['lines of one letter', 'a\n'.repeat(2_400_000)],
  ['lines of one cell and a comma', 'a,\n'.repeat(1_600_000)],
  ['one line of cells', 'a,'.repeat(2_400_000)],
  ['headings', '## a\n'.repeat(960_000)],
  ['headings and heads', '## a\nx,y\n'.repeat(500_000)],
  ['rows of two cells beneath a head', `${HEAD}${'a,\n'.repeat(1_600_000)}`],
  ['empty lines', '\n'.repeat(4_800_000)],
  ['one quote that is never closed', `${HEAD}"${'a\n'.repeat(2_400_000)}`],
  ['quotes within quotes', `${HEAD}${'""'.repeat(2_400_000)}`],
  ['wide rows', `${HEAD}${`${'1,'.repeat(1000)}\n`.repeat(2400)}`],
];

test.each(BOMBS)('a file of %s is refused, while requests are answered', async (_, text) => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const before = process.memoryUsage().rss;
  delay.enable();
  const answer = codeOf(send(text));
  let most = 0;
  const isOver = answer.then(() => true);
  while (!(await Promise.race([isOver, setTimeout(20, false)]))) {
    most = Math.max(most, process.memoryUsage().rss - before);
  }
  delay.disable();
  expect(['log/import-unreadable', 'log/import-too-large']).toContain(await answer);
  // On the main thread they held up everything for 3.5 s and took 3 GB; a busy machine holds up a little as well.
  expect(delay.max / 1e6).toBeLessThan(1500);
  expect(most / 1e6).toBeLessThan(200);
});

test('five at once, again and again, leave nothing behind', async () => {
  const round = async (): Promise<number> => {
    await Promise.all(BOMBS.slice(0, 5).map(([, text]) => codeOf(send(text))));
    return process.memoryUsage().rss / 1e6;
  };
  await round();
  const before = await round();
  for (let count = 0; count < 4; count += 1) await round();
  await round();
  // Thirty bombs: one that stayed would be hundreds of megabytes.
  expect((await round()) - before).toBeLessThan(300);
});
