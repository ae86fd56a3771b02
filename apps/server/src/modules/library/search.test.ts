import { searchSite } from '@wrenchwise/contract/endpoints/search';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const find = async (searchTerm: string) =>
  (await app.newBrowser().call(searchSite, { query: { searchTerm } })).results;

test.each([
  ['p 0420', 'code', '/codes/P0420'],
  ['ford focus 2015', 'car', '/car-specifications/ford/focus#2015'],
  ['oil chnage', 'job', '/car-repair-guides/everyday-jobs/change-engine-oil-and-filter'],
  ['cambelt', 'guide', '/car-repair-guides/engine-repair/'],
  ['price', 'page', '/pricing'],
])('“%s” finds the %s first, for anybody', async (text, kind, path) => {
  const [first] = await find(text);
  expect(first).toMatchObject({ kind, path: expect.stringContaining(path) as string });
});

test('a repair that is an everyday job is one result, with what lists of guides show', async () => {
  const results = await find('front brake pads');
  const paths = results.map(({ path }) => path);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  expect(results[0]?.guide).toMatchObject({ difficulty: 'moderate', category: 'everyday-jobs' });
});

test('a code without a page is explained, and nonsense finds nothing', async () => {
  expect(await find('P1744')).toMatchObject([{ kind: 'code', title: 'P1744' }]);
  expect(await find('xylophone quartet')).toEqual([]);
});
