import type { InputOf } from '@wrenchwise/contract/endpoint';
import {
  getEverydayJob,
  getGuide,
  getGuideOnCar,
  listGuides,
} from '@wrenchwise/contract/endpoints/guides';
import { engine } from '@wrenchwise/engine/testing/engine';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { library } from '@wrenchwise/library/testing/library';
import { categoryOf, guidePath, LISTED_CATEGORIES } from '@wrenchwise/rules/guide-categories';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { AppEnv } from '../../platform/http/context.ts';
import { codeOf } from '../../testing/code-of.ts';
import { expectProblem } from '../../testing/expect-problem.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { mountGuidePaths } from './guides.routes.ts';
import { createGuidesService } from './guides.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const list = (query: InputOf<typeof listGuides>['query'] = {}) =>
  app.newBrowser().call(listGuides, { query });

const firstTitles = async (search: string, most = 3): Promise<readonly string[]> =>
  (await list({ searchTerm: search })).guides.slice(0, most).map(({ title }) => title);

test('anybody reads the catalogue, ten guides a page unless asked otherwise', async () => {
  const page = await list();
  expect(page.guides).toHaveLength(10);
  expect(page.total).toBeGreaterThanOrEqual(160);
  const nine = await list({ perPage: 9, page: 2 });
  expect(nine.guides).toHaveLength(9);
  expect(nine.guides[0]?.slug).toBe(page.guides[9]?.slug);
});

test('the pages of the catalogue hold every guide once', async () => {
  const { total } = await list();
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / 50) }, (_, index) =>
      list({ perPage: 50, page: index + 1 }),
    ),
  );
  const slugs = pages.flatMap(({ guides }) => guides.map(({ slug }) => slug));
  expect(new Set(slugs).size).toBe(total);
  expect((await list({ page: 9999 })).guides).toEqual([]);
});

test('one job has one entry: a guide that shares the page of an everyday job is that job', async () => {
  const { total } = await list();
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / 50) }, (_, index) =>
      list({ perPage: 50, page: index + 1 }),
    ),
  );
  const paths = pages.flatMap(({ guides }) => guides.map(({ path }) => path));
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  expect(paths).not.toContain('/car-repair-guides/engine-repair/replace-the-engine-air-filter');
});

test('the former page of such a guide leads to the job for good, any other page stays', async () => {
  const pages = new Hono<AppEnv>();
  mountGuidePaths(pages, createGuidesService(KNOWLEDGE, library, engine.priorsOf));
  const shared = library.guides.list().filter(({ job }) => job !== undefined);
  expect(shared.length).toBeGreaterThanOrEqual(18);
  for (const { slug, job, system } of shared) {
    const moved = await pages.request(guidePath(categoryOf(system).slug, slug));
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe(`/car-repair-guides/everyday-jobs/${job}`);
  }
  const own = await pages.request('/car-repair-guides/electrical-systems/replace-the-alternator');
  expect(own.status).toBe(404);
});

test('a category holds its own guides only, and a repair that is an everyday job is in both', async () => {
  const counts = await Promise.all(
    LISTED_CATEGORIES.map(async ({ slug }) => {
      const { guides, total } = await list({ category: slug, perPage: 50 });
      expect(guides.every(({ category }) => category === slug)).toBe(true);
      return [slug, total] as const;
    }),
  );
  const of = new Map(counts);
  expect(of.get('engine-repair')).toBeGreaterThanOrEqual(45);
  expect(of.get('brake-system')).toBeGreaterThanOrEqual(32);
  expect(of.get('electrical-systems')).toBeGreaterThanOrEqual(28);
  expect(of.get('transmission')).toBeGreaterThanOrEqual(24);
  const shared = library.guides.list().filter(({ job }) => job !== undefined);
  const sum = counts.reduce((all, [, total]) => all + total, 0);
  expect(sum - shared.length).toBe((await list()).total);
});

test.each([
  ['brake pads', 'Change front brake pads and discs'],
  ['squealing brakes', 'Change front brake pads and discs'],
  ['car battery', 'Change the 12 V battery and code it'],
  ['flat battery', 'Change the 12 V battery and code it'],
  ['wheel bearing noise', 'Replace a wheel bearing hub unit'],
  ['steering wheel shakes', 'Balance the wheels'],
  ['spark plug', 'Change the spark plugs'],
  ['windshield wipers', 'Change the wiper blades, front and rear'],
  ['P0420', 'Replace the catalytic converter'],
  ['tire puncture', 'Repair a punctured tyre from the inside'],
  ['how to replace an alternator', 'Replace the alternator'],
])('a search for “%s” names the job among the first three', async (search, title) => {
  expect(await firstTitles(search)).toContain(title);
});

test.each([
  ['altenator', 'Replace the alternator'],
  ['brkae pads', 'Change front brake pads and discs'],
  ['thermostt', 'Replace a thermostat that is stuck open'],
  ['altern', 'Replace the alternator'],
])('a slip of the keyboard or half a word, “%s”, still finds it', async (search, title) => {
  expect(await firstTitles(search)).toContain(title);
});

test.each([
  ['oil change', 'Change the engine oil and filter'],
  ['oil chnage', 'Change the engine oil and filter'],
  ['how do I change the oil', 'Change the engine oil and filter'],
  ['change brake pads', 'Change front brake pads and discs'],
  ['dead battery', 'Jump start a car'],
  ['flat tire', 'Fit the spare wheel at the roadside'],
  ['headlight bulb', 'Change a halogen headlight bulb'],
])('“%s”, the plain name of an everyday job, finds that job first', async (search, title) => {
  expect(await firstTitles(search, 1)).toEqual([title]);
});

test('an everyday job is whole, and its faults lead to their guides', async () => {
  const browser = app.newBrowser();
  const { guides } = await list({ category: 'everyday-jobs', perPage: 50 });
  const [first] = guides;
  const job = await browser.call(getEverydayJob, { params: { slug: first?.slug ?? '' } });
  expect(job.path).toBe(`/car-repair-guides/everyday-jobs/${job.slug}`);
  expect(job.steps.every(({ rightWhen }) => rightWhen !== '')).toBe(true);
  expect(job.faultGuides.length).toBeGreaterThan(0);
  const missing = browser.call(getEverydayJob, { params: { slug: 'change-the-flux-capacitor' } });
  expect(await codeOf(missing)).toBe('db/record-not-found');
});

test('a search can be confined to a category, and one for nothing known finds nothing', async () => {
  const { guides } = await list({ search: 'sensor', category: 'brake-system' });
  expect(guides.length).toBeGreaterThan(0);
  expect(guides.every(({ category }) => category === 'brake-system')).toBe(true);
  expect(await list({ search: 'xylophone quartet' })).toEqual({ guides: [], total: 0 });
});

test('searchTerm searches, search is its other name, and two different ones are refused', async () => {
  const byTerm = await list({ searchTerm: 'brake' });
  expect(byTerm.total).toBeGreaterThan(0);
  expect(byTerm.total).toBeLessThan((await list()).total);
  expect(await list({ search: 'brake' })).toEqual(byTerm);
  expect(await list({ search: 'brake', searchTerm: 'brake' })).toEqual(byTerm);
  const both = list({ search: 'clutch', searchTerm: 'brake' });
  expect(await codeOf(both)).toBe('request/invalid');
});

test('a parameter that the list does not have is refused by name, with those that it has', async () => {
  const answer = await app.newBrowser().request('/api/guides?q=brake');
  expect(await expectProblem(answer)).toMatchObject({
    code: 'request/invalid',
    fields: [{ path: 'q', message: expect.stringContaining('searchTerm') as string }],
  });
});

test('a search takes less than 5 ms', async () => {
  await list({ search: 'warm up' });
  const guides = createGuidesService(KNOWLEDGE, library, engine.priorsOf);
  const asked = ['grinding noise when braking', 'altenator', 'engnie overheting trafic', 'p'];
  const search = (text: string) => guides.list({ search: text, page: 1, perPage: 9 });
  for (const text of asked) search(text);
  // The fastest of some runs: a busy machine slows the others.
  const fastest = asked.map((text) =>
    Math.min(
      ...Array.from({ length: 9 }, () => {
        const start = performance.now();
        search(text);
        return performance.now() - start;
      }),
    ),
  );
  expect(Math.max(...fastest)).toBeLessThan(5);
});

test('a guide is whole, and may be stored for a few minutes', async () => {
  const browser = app.newBrowser();
  const slug = 'replace-the-front-brake-pads';
  const guide = await browser.call(getGuide, { params: { slug } });
  expect(guide).toMatchObject({
    path: '/car-repair-guides/everyday-jobs/change-front-brake-pads-and-discs',
    difficulty: 'moderate',
    estimatedTime: '1½ to 3 hours',
    pricing: { region: 'uk', currency: 'GBP' },
  });
  expect(guide.safety.length).toBeGreaterThan(1);
  expect(guide.related.map((one) => one.slug)).not.toContain(slug);
  expect(guide.cost.professional.low).toBe(guide.cost.parts.low + guide.cost.labour.low);
  const response = await browser.request(`/api/guides/${slug}`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
});

test('a guide that does not exist is not found, and a category that does not exist is refused', async () => {
  const browser = app.newBrowser();
  const missing = browser.call(getGuide, { params: { slug: 'replace-the-flux-capacitor' } });
  expect(await codeOf(missing)).toBe('db/record-not-found');
  expect((await browser.request('/api/guides?category=submarines')).status).toBe(400);
  expect((await browser.request('/api/guides?page=0')).status).toBe(400);
});

test('a search for a make, model and year finds what fits the car, what fails most on it first', async () => {
  const focus = await list({ search: 'Ford Focus 2015', perPage: 50 });
  expect(focus.car).toEqual({ slug: 'ford-focus-2015', name: 'Ford Focus 2015' });
  expect(focus.guides[0]?.onCar).toBe('known');
  expect(focus.total).toBeLessThan((await list()).total);
  const leaf = await list({ search: 'nissan leaf 2016', perPage: 50 });
  expect(leaf.guides.map(({ slug }) => slug)).not.toContain('change-the-spark-plugs');
  expect(await list({ car: 'ford-focus-2015', perPage: 50 })).toEqual(focus);
});

test('a part and a car in one search find the part on that car', async () => {
  const onLeaf = await list({ search: 'nissan leaf 2016 brake pads' });
  expect(onLeaf.car?.slug).toBe('nissan-leaf-2016');
  expect(onLeaf.guides.map(({ title }) => title)).toContain('Change front brake pads and discs');
  const oil = await list({ search: 'nissan leaf oil change' });
  expect(oil.guides.map(({ slug }) => slug)).not.toContain('change-engine-oil-and-filter');
  const plugs = await list({ search: 'spark plugs nissan leaf' });
  expect(plugs.guides.map(({ slug }) => slug)).not.toContain('change-the-spark-plugs');
});

test('a guide says what differs on a car, and that it cannot be on another', async () => {
  const browser = app.newBrowser();
  const on = (slug: string, car: string) => browser.call(getGuideOnCar, { params: { slug, car } });
  const pads = await on('replace-the-front-brake-pads', 'ford-focus-2015');
  expect(pads).toMatchObject({ fits: 'all', mot: true, car: { name: 'Ford Focus 2015' } });
  expect(pads.place).toBeGreaterThan(0);
  expect((await on('replace-the-spark-plugs', 'nissan-leaf-2016')).fits).toBe('none');
  const plugs = await on('replace-the-spark-plugs', 'ford-focus-2015');
  expect([plugs.fits, plugs.only.fuels]).toEqual(['some', ['petrol']]);
  expect(await codeOf(on('replace-the-spark-plugs', 'ford-flux-2015'))).toBe('db/record-not-found');
  expect(await codeOf(on('no-such-guide', 'ford-focus-2015'))).toBe('db/record-not-found');
});

test('an unknown car leaves the list as it is', async () => {
  expect(await list({ car: 'ford-flux-capacitor' })).toEqual(await list());
});
