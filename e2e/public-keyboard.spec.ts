import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test('a visitor goes through the public pages with the keyboard only', async ({ page }) => {
  await page.goto('/pricing');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto('/faq');
  const question = page.getByRole('main').locator('summary').first();
  await tabTo(page, question);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').locator('details').first()).toHaveAttribute('open');

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  const search = palette.getByRole('combobox', { name: 'Search pages and actions' });
  await expect(search).toBeFocused();
  await page.keyboard.type('brake');
  await expect(palette.getByRole('option')).toHaveText([
    'Brake System guides',
    'Search everything for “brake”',
  ]);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('p0300');
  await expect(palette.getByRole('option').first()).toHaveText('Trouble code P0300');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/codes/P0300');
});

test('Ctrl K that is pressed before the scripts have come still opens the palette', async ({
  page,
}) => {
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toBeVisible();
});

test('the folded menu is opened, left and closed with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const toggle = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Main, mobile' });
  await tabTo(page, toggle);
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeFocused();
  // The menu listens for Escape when React has taken the page over.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden({ timeout: 250 });
  }).toPass();
  await expect(toggle).toBeFocused();
});

test('somebody who is signed in is sent from the landing page before any page is sent', async ({
  page,
  signIn,
}) => {
  await signIn.asReader();
  const answer = await page.request.get('/', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe('/dashboard');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the folded menu opens and leads on', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main, mobile' });
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
  });
});
