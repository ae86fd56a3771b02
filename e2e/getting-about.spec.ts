import { answerTo, diagnosisForm, expectResultOf, sidebarLink } from './support/diagnosis-pages.ts';
import { GRINDING_BRAKES } from './support/faults.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

const paper = 'html';
const LIGHT_PAPER = /^(?:rgb\(2[45]\d|oklch\(0\.9)/;
const DARK_PAPER = /^(?:rgb\([0-4]?\d,|oklch\(0\.[12])/;

test('the theme follows the system until one is chosen, and the choice lasts', async ({
  page,
  signIn,
  context,
}) => {
  await signIn.asReader();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/dashboard/settings');
  const themes = page.getByRole('main').getByRole('group', { name: 'Theme' });
  await expect(themes.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect(page.locator(paper)).toHaveCSS('background-color', DARK_PAPER);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator(paper)).toHaveCSS('background-color', LIGHT_PAPER);

  await themes.getByText('Dark').click();
  await expect(themes.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.locator(paper)).toHaveCSS('background-color', DARK_PAPER);
  await page.reload();
  await expect(themes.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.locator(paper)).toHaveCSS('background-color', DARK_PAPER);
  const other = await context.newPage();
  await other.goto('/faq');
  await expect(other.locator(paper)).toHaveCSS('background-color', DARK_PAPER);

  await themes.getByText('System').click();
  await expect(page.locator(paper)).toHaveCSS('background-color', LIGHT_PAPER);
});

test('Ctrl K opens a palette that goes anywhere and does things', async ({ page, signIn }) => {
  await signIn.asReader();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sam');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  const search = palette.getByRole('combobox', { name: 'Search pages and actions' });

  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('hist');
  await expect(palette.getByRole('option')).toHaveText([
    'History',
    'Search your diagnoses for “hist”',
    'Search guides, codes and articles for “hist”',
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/history');
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(search).toHaveValue('');
  await page.keyboard.type('xyzzy');
  await expect(palette.getByRole('option')).toHaveText([
    'Search your diagnoses for “xyzzy”',
    'Search guides, codes and articles for “xyzzy”',
  ]);
  await search.fill('p0420');
  await expect(palette.getByRole('option')).toHaveText(['Trouble code P0420']);
  await search.fill('cancel sub');
  await expect(palette.getByRole('option').first()).toHaveText('Subscription');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(search).toHaveValue('');
  await page.keyboard.type('dark');
  await expect(palette.getByRole('option').first()).toHaveText('Dark theme');
  await page.keyboard.press('Enter');
  await expect(page.locator(paper)).toHaveCSS('background-color', DARK_PAPER);

  await page.getByRole('button', { name: /^Go to/ }).click();
  await search.press('ArrowDown');
  await expect(palette.getByRole('option', { name: 'New Diagnosis' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await search.press('Enter');
  await expect(page).toHaveURL('/dashboard/diagnose');
});

test('every item of the sidebar leads to its page and is marked as the current one', async ({
  page,
  signIn,
}) => {
  await signIn.asReader();
  await page.goto('/dashboard');
  const items = page.getByRole('navigation', { name: 'Dashboard', exact: true }).getByRole('link');
  await expect(items).toHaveText([
    'Overview',
    'New Diagnosis',
    'Check a Quote',
    'Before Buying',
    'History',
    'Maintenance',
    'My Vehicles',
    'Subscription',
    'Settings',
    'Help & Support',
  ]);
  for (const [name, path, heading] of [
    ['New Diagnosis', '/dashboard/diagnose', 'New diagnosis'],
    ['Check a Quote', '/dashboard/check', 'Check a quote or a claim'],
    ['Before Buying', '/dashboard/before-buying', 'Before buying'],
    ['History', '/dashboard/history', 'History'],
    ['Maintenance', '/dashboard/maintenance', 'Maintenance'],
    ['My Vehicles', '/dashboard/vehicles', 'My Vehicles'],
    ['Subscription', '/dashboard/subscription', 'Subscription'],
    ['Settings', '/dashboard/settings', 'Settings'],
    ['Help & Support', '/dashboard/support', 'Help & Support'],
    ['Overview', '/dashboard', 'Welcome, Sam'],
  ] as const) {
    await sidebarLink(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(sidebarLink(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(items.and(page.locator('[aria-current=page]'))).toHaveCount(1);
  }
});

test('the main journey works with the keyboard only', async ({ page, signIn }) => {
  await signIn.asSomebodyNew();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sam');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Diagnose' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/diagnose');
  const form = diagnosisForm(page);
  await tabTo(page, form.make);
  await page.keyboard.type('for');
  await expect(page.getByRole('option', { name: 'Ford' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.make).toHaveValue('Ford');
  await tabTo(page, form.model);
  await page.keyboard.type('Focus');
  await tabTo(page, form.year);
  await page.keyboard.type('2015');
  await tabTo(page, form.symptoms);
  await page.keyboard.type(GRINDING_BRAKES.symptoms);
  await tabTo(page, form.goOn);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Go on without' }));
  await page.keyboard.press('Enter');
  await expectResultOf(page, GRINDING_BRAKES);

  const next = answerTo(page, 'What do I check next?');
  await tabTo(page, next.getByRole('button', { name: 'Answer, one question at a time' }));
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await tabTo(page, sheet.getByRole('group').getByRole('button').first());
  await page.keyboard.press('Space');
  await expect(sheet.getByRole('status')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(next.getByText('1 answer so far')).toBeVisible();

  const why = answerTo(page, 'How sure are you, and why?');
  const second = why.getByRole('button').nth(1);
  await tabTo(page, second);
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-expanded', 'true');

  await page.reload();
  await tabTo(page, page.getByRole('tab', { name: 'Diagnosis', exact: true }));
  await page.keyboard.press('ArrowRight');
  const panel = page.getByRole('tabpanel', { name: 'Repair Steps' });
  await tabTo(page, panel.getByRole('button').first());
  await page.keyboard.press('Enter');
  await tabTo(page, panel.getByRole('button', { name: /^Open guide/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'More actions' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete diagnosis' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
});

test('focus comes back to where it was when the palette or a question is closed', async ({
  page,
  signIn,
}) => {
  await signIn.asReader();
  await page.goto('/dashboard/history');
  const remove = page.getByRole('button', { name: 'Delete 2015 Ford Focus' });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
});
