import { expect, test } from './support/test.ts';

test('one search finds guides, codes, articles and answers, the best kind first', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const box = page.getByRole('searchbox', { name: 'Search everything' });
  const kinds = page.getByRole('main').getByRole('heading', { level: 2 });

  await box.fill('oil chnage');
  // The first search of a server makes its index.
  await expect(kinds.first()).toHaveText('Repair guides', { timeout: 30_000 });
  await expect(
    page.getByRole('region', { name: 'Repair guides' }).getByRole('link').first(),
  ).toHaveText('Change the engine oil and filter');
  await expect(page).toHaveURL(/\/search\?q=oil%20chnage$/);

  await box.fill('P0420');
  await expect(kinds.first()).toHaveText('Trouble codes');

  await box.fill('ford focus');
  await expect(kinds.first()).toHaveText('Car specifications');

  await box.fill('cancel subscription');
  await expect(kinds.first()).toHaveText('Pages');

  await page.reload();
  await expect(box).toHaveValue('cancel subscription');
  await expect(kinds.first()).toHaveText('Pages');

  await box.fill('xqzzv');
  await expect(page.getByText('Nothing found').last()).toBeVisible();
});

test('a search that fails says so and is repeated', async ({ page, watch }) => {
  watch.allow(/503/);
  await page.route('**/api/search?**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/search?q=brake%20pads');
  await expect(page.getByRole('alert')).toContainText('The search failed');
  await expect(page.getByRole('searchbox')).toHaveValue('brake pads');
  await page.unroute('**/api/search?**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('region', { name: 'Repair guides' })).toBeVisible({
    timeout: 30_000,
  });
});
