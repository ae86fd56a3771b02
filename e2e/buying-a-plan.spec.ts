import { rm } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';

import { newDataDirectory } from './support/data-directory.ts';
import { MISFIRE } from './support/faults.ts';
import { tabTo } from './support/keyboard.ts';
import { readMailbox } from './support/mailbox.ts';
import { type RunningServer, startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { confirmAddress, somebody, usageByApi } from './support/users.ts';

/** The whole way of a customer through the sandbox, where no money moves. */

const DAY = 86_400_000;

/** Ended after each journey, also after one that failed. */
const running: RunningServer[] = [];
test.afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
});

/** How somebody works a page. */
interface Hands {
  readonly press: (target: Locator) => Promise<void>;
  readonly type: (target: Locator, text: string) => Promise<void>;
  readonly tick: (target: Locator) => Promise<void>;
}

const mouse = (): Hands => ({
  press: (target) => target.click(),
  type: (target, text) => target.fill(text),
  tick: (target) => target.check(),
});

const keyboard = (page: Page): Hands => {
  const at = async (target: Locator, act: () => Promise<void>) => {
    await tabTo(page, target);
    await act();
  };
  return {
    press: (target) => at(target, () => page.keyboard.press('Enter')),
    type: (target, text) => at(target, () => page.keyboard.type(text)),
    tick: (target) => at(target, () => page.keyboard.press('Space')),
  };
};

/** Pays in the sandbox's checkout with the card that always works. */
const payInSandbox = async (page: Page, { press, type }: Hands): Promise<void> => {
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await expect(page.getByText(/no money moves/i).first()).toBeVisible();
  await type(page.getByLabel('Card number'), '4242424242424242');
  await type(page.getByLabel('Expiry date'), '12/34');
  await type(page.getByLabel('Security code'), '123');
  await type(page.getByLabel('Name on card'), 'Sam Taylor');
  await type(page.getByLabel('Postcode'), 'SW1A 1AA');
  await press(page.getByRole('button', { name: /^(Start trial|Subscribe|Pay)/ }));
};

const expectTrial = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  await expect(page.getByText('Thank you. You have Standard now.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page).toHaveURL(/\/dashboard\/subscription\?success=true$/);
  await expect(main.getByRole('heading', { name: 'Standard', exact: true })).toBeVisible();
  await expect(main.getByText('Trial', { exact: true })).toBeVisible();
  await expect(main).toContainText('Visa ending in 4242');
  await expect(page.getByText('Pro Plan').first()).toBeVisible();
};

const cancel = async (page: Page, { press }: Hands): Promise<void> => {
  const main = page.getByRole('main');
  await press(page.getByRole('button', { name: 'Cancel subscription' }));
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('5 diagnoses a month instead of unlimited');
  await press(dialog.getByRole('button', { name: 'Cancel subscription' }));
  await expect(main).toContainText(/Your subscription is cancelled\. You keep Standard until/);
  await expect(main.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Resume subscription' })).toBeVisible();
};

test('a visitor buys Standard, uses it, cancels, and falls back to Basic', async ({ browser }) => {
  test.setTimeout(180_000);
  const dataDir = await newDataDirectory();
  const sam = somebody();
  const first = await startServer({ dataDir });
  running.push(first);
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London' });
  const page = await context.newPage();
  const main = page.getByRole('main');

  await test.step('a new visitor chooses a plan and is led to sign-up', async () => {
    await page.goto(`${first.url}/pricing`);
    await page.getByRole('link', { name: 'Choose Standard' }).click();
    await expect(main).toContainText('You then go on to Standard.');
  });

  await test.step('they make an account by keyboard, and the mail leads on to the checkout', async () => {
    const { press, type, tick } = keyboard(page);
    await type(page.getByLabel('Full name'), sam.name);
    await type(page.getByLabel('E-mail'), sam.email);
    await type(page.getByLabel('Password', { exact: true }), sam.password);
    await type(page.getByLabel('Confirm password'), sam.password);
    await tick(page.getByRole('checkbox', { name: /I agree to the terms/ }));
    await press(page.getByRole('button', { name: 'Create account' }));
    await expect(main).toContainText('you then go on to Standard.');
    await confirmAddress(page, await readMailbox(dataDir).linkTo(sam.email));
  });

  await test.step('the trial begins in the checkout, and the page waits for the confirmation', async () => {
    await payInSandbox(page, mouse());
    await expectTrial(page);
  });

  await test.step('the limits are lifted', async () => {
    await expect(main).toContainText('0 used · Unlimited');
    for (let used = 0; used < 6; used += 1) {
      const answer = await page.request.post(`${first.url}/api/diagnoses`, { data: MISFIRE });
      expect(answer.status()).toBe(201);
    }
  });

  await test.step('cancelling says what goes, and keeps the plan until the trial ends', () =>
    cancel(page, mouse()));
  await first.stop();

  await test.step('after the end of the period the account has Basic', async () => {
    const later = 20 * DAY;
    const second = await startServer({
      dataDir,
      environment: () => ({ CLOCK_OFFSET_MS: String(later) }),
    });
    await page.clock.setSystemTime(new Date(Date.now() + later));
    running.push(second);
    // Whether a session outlives the jump is another journey's.
    await context.clearCookies();
    await page.goto(`${second.url}/login`);
    await page.getByLabel('E-mail').fill(sam.email);
    await page.getByLabel('Password', { exact: true }).fill(sam.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(`${second.url}/dashboard`);
    await page.goto(`${second.url}/dashboard/subscription`);
    await expect(main.getByRole('heading', { name: 'Basic', exact: true })).toBeVisible();
    await expect(main).toContainText('was cancelled and ended on');
    await expect(page.getByText('Free Plan').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    await second.stop();
  });
  await context.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('Standard is chosen, paid for and cancelled by keyboard only', async ({ page, signIn }) => {
  const hands = keyboard(page);
  await signIn.asSomebodyNew();
  await page.goto('/pricing');
  await hands.press(page.getByRole('button', { name: 'Choose Standard' }));
  await payInSandbox(page, hands);
  await expectTrial(page);
  await cancel(page, hands);
});

test('a checkout that is left leads back to the plans, where nothing was charged', async ({
  page,
  signIn,
}) => {
  await signIn.asSomebodyNew();
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await expect(page).toHaveURL(/\/sandbox\/checkout\//);
  await test.step('also with the browser’s own Back, which does not lead into it again', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByRole('button', { name: 'Choose Premium' })).not.toHaveAttribute(
      'aria-busy',
    );
  });
  await page.goto('/pricing?canceled=true');
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    'The checkout was cancelled. Nothing was charged.',
  );
  expect(await usageByApi(page.request)).toEqual({ diagnoses: 0, repairGuides: 0 });
});
