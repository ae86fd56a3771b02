import {
  getPartSearch,
  listOwnedTools,
  setOwnedTool,
} from '@wrenchwise/domain/endpoints/tools-and-parts';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { newUserQuickly } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const TEMPLATE = 'https://parts.example/search?q={query}';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { PART_SEARCH_URL_TEMPLATE: TEMPLATE } });
});
afterAll(() => app.close());

test('tools that one has are remembered, for oneself alone', async () => {
  const [user, other] = [await newUserQuickly(app), await newUserQuickly(app)];
  const set = (tool: string, owned: boolean) => user.call(setOwnedTool, { body: { tool, owned } });
  await Promise.all([set('Torque wrench', true), set('Torque wrench', true)]);
  await set('Axle stands', true);
  expect(await set('Multimeter', false)).toEqual({ tools: ['Axle stands', 'Torque wrench'] });
  await set('Axle stands', false);
  expect(await user.call(listOwnedTools, {})).toEqual({ tools: ['Torque wrench'] });
  expect(await other.call(listOwnedTools, {})).toEqual({ tools: [] });
});

test('parts are searched where the operator says', async () => {
  const user = await newUserQuickly(app);
  expect(await user.call(getPartSearch, {})).toEqual({ urlTemplate: TEMPLATE });
});

test.each(['http://parts.example/{query}', 'javascript:{query}', 'https://parts.example/'])(
  'the server does not start with the search address %s',
  async (template) => {
    await expect(
      openTestApp({ environment: { PART_SEARCH_URL_TEMPLATE: template } }),
    ).rejects.toThrow(/PART_SEARCH_URL_TEMPLATE/);
  },
);
