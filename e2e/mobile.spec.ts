import { expectNoSidewaysScroll } from './support/axe.ts';
import {
  answerTo,
  describeFault,
  diagnosisForm,
  expectResultOf,
} from './support/diagnosis-pages.ts';
import { GRINDING_BRAKES } from './support/faults.ts';
import { expect, test } from './support/test.ts';
import { fillLogIn } from './support/users.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone the menu of the public pages opens, leads on and closes', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main, mobile' });
  await expect(menu).toBeHidden();
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).tap();
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Features',
    'AI Solutions',
    'Repair Guides',
    'Pricing',
    'About',
  ]);
  await menu.getByRole('link', { name: 'Pricing' }).tap();
  await expect(page).toHaveURL('/pricing');
  await expect(menu).toBeHidden();
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).tap();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).tap();
  await expect(page).toHaveURL('/login');
});

test('on a phone a fault is diagnosed with the thumb, and the answers stand in their order', async ({
  page,
  signIn,
}) => {
  const sam = await signIn.asSomebodyNew();
  await page.context().clearCookies();
  await page.goto('/login');
  await fillLogIn(page, sam);
  await expect(page).toHaveURL('/dashboard');
  await expectNoSidewaysScroll(page);
  const bar = page.getByRole('navigation', { name: 'Dashboard, mobile' });
  await expect(page.getByRole('navigation', { name: 'Dashboard', exact: true })).toBeHidden();
  await bar.getByRole('link', { name: 'Diagnose' }).tap();
  // The overview asks 'What is it doing?' as well.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New diagnosis');
  await describeFault(page, GRINDING_BRAKES);
  await diagnosisForm(page).goOn.tap();
  await diagnosisForm(page).submit.tap();
  await expectResultOf(page, GRINDING_BRAKES);
  await expectNoSidewaysScroll(page);

  await expect(
    answerTo(page, 'Can I drive?').getByText(/^(?:Only with care|No, do not drive it)$/),
  ).toBeInViewport();

  await page.getByRole('tab', { name: 'Repair Steps' }).tap();
  const panel = page.getByRole('tabpanel', { name: 'Repair Steps' });
  await panel.getByRole('button').first().tap();
  await panel.getByRole('button', { name: /^Open guide/ }).tap();
  await expect(page.getByRole('article')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('tab', { name: 'Parts & Tools' }).tap();
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoSidewaysScroll(page);

  await bar.getByRole('link', { name: 'History' }).tap();
  await expect(bar.getByRole('link', { name: 'History' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: '2015 Ford Focus' }).tap();
  await expectResultOf(page, GRINDING_BRAKES);

  await bar.getByRole('button', { name: 'More' }).tap();
  const sheet = page.getByRole('dialog', { name: sam.name });
  await expect(sheet.getByRole('link')).toHaveCount(10);
  await expect(sheet).toContainText('Free Plan');
  await sheet.getByRole('link', { name: 'Settings' }).tap();
  await expect(page).toHaveURL('/dashboard/settings');
  await expect(sheet).toBeHidden();
  await bar.getByRole('button', { name: 'More' }).tap();
  await sheet.getByRole('button', { name: 'Logout' }).tap();
  await expect(page).toHaveURL('/');
});

test('on a phone everything to tap is large enough for a thumb', async ({ page, signIn }) => {
  await signIn.asReader();
  for (const path of ['/dashboard', '/dashboard/diagnose', '/dashboard/history']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const small = await page
      .getByRole('button')
      .or(page.getByRole('navigation', { name: 'Dashboard, mobile' }).getByRole('link'))
      .filter({ visible: true })
      .evaluateAll((elements) =>
        elements
          .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent }))
          .filter(({ box }) => box.width < 24 || box.height < 24)
          .map(({ text }) => text),
      );
    expect.soft(small, path).toEqual([]);
  }
});
