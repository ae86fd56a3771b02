import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { createMaintenanceTask } from '@wrenchwise/contract/endpoints/maintenance';
import { createVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { HOME_ASSISTANT } from '@wrenchwise/rules/home-assistant';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { bearer, keyOf } from '../../../testing/programs.ts';
import { newUserQuickly } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { PAYMENTS: 'off' } });
});
afterAll(() => app.close());

/** The requests of the recipe, each with its sensors: their unique id and the path that is read. */
const REQUESTS = HOME_ASSISTANT.split('  - resource: ')
  .slice(1)
  .map((text) => ({
    address: new URL(
      `${/^\S+/.exec(text)?.[0] ?? ''}?perPage=${/perPage: (\d+)/.exec(text)?.[1] ?? ''}`,
    ),
    sensors: [
      ...text.matchAll(/unique_id: (\w+)[\s\S]*?value_template: "\{\{ value_json\.([\w.[\]]+)/g),
    ].map(([, id = '', path = '']) => ({ id, path: path.split(/[.[\]]+/) })),
  }));

/** As Home Assistant reads it: what is not there is undefined, never an error. */
const valueAt = (value: unknown, [name, ...rest]: readonly string[]): unknown =>
  name === undefined ? value : valueAt(Object(value)[name], rest);

const sensorsOf = async (key: string): Promise<Record<string, unknown>> => {
  const browser = app.newBrowser(bearer(key));
  const found: Record<string, unknown> = {};
  for (const { address, sensors } of REQUESTS) {
    const answer = await browser.request(address.pathname + address.search);
    expect(answer.status, address.pathname).toBe(200);
    const json: unknown = await answer.json();
    for (const { id, path } of sensors) found[id] = valueAt(json, path);
  }
  return found;
};

test('each request of the recipe is answered, and each sensor has its value', async () => {
  const user = await newUserQuickly(app);
  const { id: vehicleId } = await user.call(createVehicle, {
    body: { make: 'Ford', model: 'Focus', year: 2015, mileage: 61_200 },
  });
  await app.database.db.execute(
    sql`update vehicles set mot_expiry_date = '2027-06-08' where id = ${vehicleId}`,
  );
  await user.call(createMaintenanceTask, {
    body: { vehicleId, task: 'Change the oil', dueDate: '2027-01-10' },
  });
  const { key } = await keyOf(user, ['read']);
  expect(await sensorsOf(key)).toEqual({
    wrenchwise_car_odometer: 61_200,
    wrenchwise_car_mot: '2027-06-08',
    wrenchwise_car_verdict: undefined,
    wrenchwise_car_next_task: 'Change the oil',
    wrenchwise_car_next_due: '2027-01-10',
  });
});

test('a user without cars has sensors without values, and nothing of another’s', async () => {
  const other = await newUserQuickly(app);
  const { key } = await keyOf(other, ['read']);
  expect(Object.values(await sensorsOf(key)).every((value) => value === undefined)).toBe(true);
});

test('the document has the recipe as the page for developers shows it', () => {
  const root = resolve(import.meta.dirname, '../../../../../..');
  expect(readFileSync(resolve(root, 'docs/home-assistant.md'), 'utf8')).toContain(HOME_ASSISTANT);
});
