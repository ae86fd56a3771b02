import type { Page } from '@playwright/test';

import { answerTo, diagnosisForm } from './support/diagnosis-pages.ts';
import { expect, test } from './support/test.ts';
import { confirmAddress, fillSignUp, somebody } from './support/users.ts';
import { NO_CONNECTION } from './support/watch.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const WORDS = '2012 ford fiesta, grinding noise from the front when I brake, since last week';

/** Counts presses of buttons, links and boxes in whatever page is shown; putting the caret into a field is typing. */
const countTaps = async (page: Page) => {
  let taps = 0;
  await page.exposeFunction('tapped', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ target, isTrusted }) => {
        const pressed =
          target instanceof Element &&
          target.closest('button, a, summary, input[type=checkbox], input[type=radio]');
        // A label passes its press on to its box: one of the two is enough.
        if (pressed && isTrusted) (window as never as { tapped: () => void }).tapped(); // exposed above
      },
      true,
    );
  });
  return () => taps;
};

test('on a phone a stranger’s words become a first result in five screens and ten taps', async ({
  page,
  mailbox,
}) => {
  const sam = somebody();
  const taps = await countTaps(page);
  const screens: string[] = [];
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && screens.at(-1) !== pathname) screens.push(pathname);
  });

  await page.goto('/');
  await page.getByRole('textbox', { name: 'What is your car doing?' }).fill(WORDS);
  const along = page.getByText(/your text comes along/).locator('..');
  await along.getByRole('link', { name: 'Start Free Diagnosis' }).tap();
  await expect(page).toHaveURL('/signup');
  await fillSignUp(page, sam);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your e-mail');
  await confirmAddress(page, await mailbox.linkTo(sam.email));

  await expect(page).toHaveURL(/\/dashboard\/diagnose$/);
  const form = diagnosisForm(page);
  await expect(form.symptoms).toHaveValue(WORDS);
  await expect(form.symptoms).toBeInViewport();
  await expect(form.make).toHaveValue('Ford');
  await expect(form.model).toHaveValue('Fiesta');
  await expect(form.year).toHaveValue('2012');
  await form.goOn.tap();
  await form.submit.tap();
  await expect(page).toHaveURL(/\/dashboard\/diagnosis-result\//);
  await expect(answerTo(page, 'Can I drive?')).toBeInViewport();

  const own = screens.filter((path) => !path.startsWith('/api/'));
  expect(new Set(own.map((path) => path.replace(/[0-9a-f-]{36}$/, ''))).size).toBeLessThanOrEqual(
    5,
  );
  expect(taps()).toBeLessThanOrEqual(10);
});

test('a phone’s first screen of the form has the words, and nothing covers its button offline', async ({
  page,
  context,
  signIn,
  watch,
}) => {
  watch.allow(NO_CONNECTION);
  await signIn.asSomebodyNew();
  await page.goto('/dashboard/diagnose');
  const form = diagnosisForm(page);
  const bar = page.getByRole('navigation', { name: 'Dashboard, mobile' });
  const limit = (await bar.boundingBox())?.y ?? 0;
  const words = await form.symptoms.boundingBox();
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(limit);

  await context.setOffline(true);
  const notice = page.getByRole('alert').filter({ hasText: /offline|no connection/ });
  await expect(notice).toBeVisible();
  const box = await notice.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(limit);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const button = await form.goOn.boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});
