import { answerQuestion, createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import {
  getPartSearch,
  listOwnedTools,
  setOwnedTool,
} from '@wrenchwise/contract/endpoints/tools-and-parts';
import { needsTool } from '@wrenchwise/engine/asking';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const TEMPLATE = 'https://parts.example/search?q={query}';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    withBystander: true,
    environment: { PART_SEARCH_URL_TEMPLATE: TEMPLATE },
  });
});
afterAll(() => app.close());

test('tools that one has are remembered, for oneself only', async () => {
  const [user, other] = [await newUserQuickly(app), await newUserQuickly(app)];
  const set = (tool: string, owned: boolean) => user.call(setOwnedTool, { body: { tool, owned } });
  await Promise.all([set('Torque wrench', true), set('Torque wrench', true)]);
  await set('Axle stands', true);
  expect(await set('Multimeter', false)).toEqual({ tools: ['Axle stands', 'Torque wrench'] });
  await set('Axle stands', false);
  expect(await user.call(listOwnedTools, {})).toEqual({ tools: ['Torque wrench'] });
  expect(await other.call(listOwnedTools, {})).toEqual({ tools: [] });
});

test('a check whose tool one has is asked for before others', async () => {
  /** The tools of the checks that are asked for, in order, of somebody who can do none of them. */
  const askedOf = async (user: QuickUser): Promise<string[]> => {
    const tools: string[] = [];
    const made = await user.call(createDiagnosis, {
      body: { make: 'Toyota', model: 'Corolla', year: 2012, symptoms: 'engine light on, P0420' },
    });
    const { id } = made;
    let { nextQuestion } = made;
    while (nextQuestion) {
      if (needsTool(nextQuestion.tool)) tools.push(nextQuestion.tool);
      const body = { questionId: nextQuestion.id, optionId: 'unknown' };
      ({ nextQuestion } = await user.call(answerQuestion, { params: { id }, body }));
    }
    return tools;
  };
  const [user, owner] = [await newUserQuickly(app), await newUserQuickly(app)];
  const usual = await askedOf(user);
  const tool = usual.findLast((one) => one !== usual[0]) ?? '';
  expect(tool).not.toBe('');
  await owner.call(setOwnedTool, { body: { tool, owned: true } });
  expect((await askedOf(owner))[0]).toBe(tool);
});

test('parts are searched where the operator says', async () => {
  const user = await newUserQuickly(app);
  expect(await user.call(getPartSearch, {})).toEqual({ urlTemplate: TEMPLATE });
});

test.each(['http://parts.example/{query}', 'javascript:{query}', 'https://parts.example/'])(
  'the server does not start with the search address %s',
  async (template) => {
    await expect(
      openTestApp({ withBystander: true, environment: { PART_SEARCH_URL_TEMPLATE: template } }),
    ).rejects.toThrow(/PART_SEARCH_URL_TEMPLATE/);
  },
);
