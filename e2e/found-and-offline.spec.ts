import { PUBLIC_ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { NO_CONNECTION } from './support/watch.ts';

const LINKS = /<loc>([^<]+)<\/loc>/g;
const SAMPLE = 40;
const NOT_INDEXED = new Set([
  '/verify-email',
  '/reset-password',
  '/email-change',
  '/account-deleted',
  '/offline',
  '/search',
  '/rss.xml',
]);

test.use({ serviceWorkers: 'allow' });

test.describe('what search engines and link previews read', () => {
  for (const path of PUBLIC_ROUTES.filter(
    (route) => !route.includes(':') && !NOT_INDEXED.has(route),
  )) {
    test(`${path} has its own address and an Open Graph image that is there`, async ({
      request,
      baseURL,
    }) => {
      const html = await (await request.get(path)).text();
      expect(html).not.toContain('wrenchwise.invalid');
      expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"`);
      const image = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(image).toContain(`${baseURL}/og/`);
      const answer = await request.get(image);
      expect(answer.headers()['content-type']).toBe('image/png');
      expect((await answer.body()).byteLength).toBeLessThan(60_000);
    });
  }

  test('the pages of the site map answer', async ({ request, baseURL }) => {
    const linksOf = async (url: string): Promise<readonly string[]> => {
      const text = await (await request.get(url)).text();
      return [...text.matchAll(LINKS)].map(([, link = '']) => link);
    };
    expect(await (await request.get('/robots.txt')).text()).toContain(
      `Sitemap: ${baseURL}/sitemap.xml`,
    );
    const maps = await linksOf('/sitemap.xml');
    const pages = (await Promise.all(maps.map(linksOf))).flat();
    expect(pages.length).toBeGreaterThan(200);
    expect(pages).not.toContain(`${baseURL}/reset-password`);
    const step = Math.max(1, Math.floor(pages.length / SAMPLE));
    for (const page of pages.filter((_, index) => index % step === 0)) {
      expect((await request.get(page, { maxRedirects: 0 })).status(), page).toBe(200);
    }
  });

  test('the app can be installed: its manifest names icons that are there', async ({ request }) => {
    const manifest: { icons: { src: string }[] } = await (
      await request.get('/manifest.webmanifest')
    ).json();
    for (const { src } of [...manifest.icons, { src: '/icons/apple-touch-icon.png' }]) {
      expect((await request.get(src)).status(), src).toBe(200);
    }
  });
});

test('nothing is stored on the device of somebody who only reads', async ({ page }) => {
  await page.goto('/codes/P0420');
  await expect(page.getByRole('button', { name: 'Keep for offline' })).toBeVisible();
  const workers = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );
  expect(workers).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a code that was stored is there without a network, and another page says what is', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(NO_CONNECTION, /Failed to fetch|no-response/);
  await page.goto('/codes/P0420');
  await page.getByRole('button', { name: 'Keep for offline' }).click();
  await expect(page.getByText('Kept on this device')).toBeVisible();
  // A page is served without a network once its worker has taken over.
  await page.evaluate(() => navigator.serviceWorker.ready);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('P0420');
  await page.goto('/codes/P0171');
  await expect(page.getByRole('heading', { name: 'Pages stored on this device' })).toBeVisible();
  await expect(page.getByRole('link', { name: /P0420/ })).toBeVisible();

  await context.setOffline(false);
  // The page asks again by itself, and a code that was not stored comes now.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('P0171');
  await page.goto('/offline');
  await page.getByRole('button', { name: 'Remove all stored pages' }).click();
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
