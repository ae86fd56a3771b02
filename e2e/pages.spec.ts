import { expectGoodAtAllWidths } from './support/axe.ts';
import { diagnosisForm } from './support/diagnosis-pages.ts';
import { DASHBOARD_ROUTES, PUBLIC_ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** One page of each frame: public pages, account pages, the dashboard, and its cards and lists. */
const FRAMES = new Set(['/', '/login', '/dashboard', '/dashboard/history']);

for (const path of PUBLIC_ROUTES) {
  test(`${path} has one heading, a title and a description, and is accessible at every width`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page).toHaveTitle(/^\S.* · |^Wrenchwise · \S/);
    const description = page.locator('meta[name=description]');
    await expect(description).toHaveCount(1);
    await expect(description).toHaveAttribute('content', /^.{20,170}$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expectGoodAtAllWidths(page, { isFrame: FRAMES.has(path) });
  });
}

test('no two public pages share a title or a description', async ({ page }) => {
  const seen = new Map<string, string>();
  for (const path of PUBLIC_ROUTES) {
    const html = await (await page.request.get(path)).text();
    for (const pattern of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)"/]) {
      const text = pattern.exec(html)?.[1] ?? '';
      expect(text, `${path} ${pattern}`).not.toBe('');
      expect(seen.get(text), `${path} repeats '${text}'`).toBeUndefined();
      seen.set(text, path);
    }
  }
});

for (const path of DASHBOARD_ROUTES) {
  test(`${path} has one heading and a title, and is accessible at every width`, async ({
    page,
    signIn,
  }) => {
    await signIn.asReader();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/ · Wrenchwise$/);
    await expect(page.getByText('Free Plan', { exact: true }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectGoodAtAllWidths(page, { isFrame: FRAMES.has(path) });
  });
}

for (const tab of ['diagnosis', 'repair-steps', 'parts-and-tools']) {
  test(`a result’s tab '${tab}' is accessible at every width`, async ({ page, signIn }) => {
    const reader = await signIn.asReader();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/dashboard/diagnosis-result/${reader.diagnoses[0]?.id}?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2015 Ford Focus');
    const panel = page.getByRole('tabpanel');
    await expect(panel).toBeVisible();
    if (tab === 'repair-steps') {
      await panel.getByRole('heading', { level: 2 }).getByRole('button').first().click();
    }
    await expectGoodAtAllWidths(page);
  });
}

test('what opens over a page is accessible too', async ({ page, signIn }) => {
  await signIn.asReader();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dashboard/history');
  await page.getByRole('button', { name: 'Delete 2015 Ford Focus' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectGoodAtAllWidths(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toBeVisible();
  await expectGoodAtAllWidths(page);
});

test('forms with mistakes in them are accessible', async ({ page, signIn }) => {
  await signIn.asReader();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/dashboard/diagnose');
  await diagnosisForm(page).goOn.click();
  await expect(page.getByText('Make is required')).toBeVisible();
  await diagnosisForm(page).make.pressSequentially('f');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectGoodAtAllWidths(page);
});
