import type { Page } from '@playwright/test';

import { untilHydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';
import { somebody } from './support/users.ts';

const KEY = 'cookie-consent-status';
const COUNT = '/api/page-views';

/** The paths that the page shows the server to count, as they are sent. */
const watchCounts = (page: Page): readonly string[] => {
  const counts: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === COUNT) counts.push(request.postData() ?? '');
  });
  return counts;
};

const storedIn = (page: Page) =>
  page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true });

test('before a choice nothing is stored in the browser and nothing is counted', async ({
  page,
  context,
}) => {
  const counts = watchCounts(page);
  for (const path of ['/', '/pricing', '/contact', '/cookies']) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    expect(await storedIn(page)).toEqual([[], []]);
  }
  expect(await context.cookies()).toEqual([]);
  expect(counts).toEqual([]);
});

test('accepting has pages counted from then on, without a cookie', async ({ page, context }) => {
  const counts = watchCounts(page);
  await page.goto('/pricing');
  const answer = page.waitForResponse((response) => response.url().endsWith(COUNT));
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect(banner(page)).toBeHidden();
  expect((await answer).status()).toBe(204);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect.poll(() => counts).toEqual(['{"path":"/pricing"}', '{"path":"/privacy"}']);
  expect(await storedIn(page)).toEqual([[KEY], []]);
  expect(await context.cookies()).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('declining is as easy, and can be changed at the foot of the page', async ({ page }) => {
  const counts = watchCounts(page);
  await page.goto('/about');
  const [decline, accept] = await Promise.all(
    ['Decline', 'Accept'].map((name) => banner(page).getByRole('button', { name }).boundingBox()),
  );
  expect(decline?.width).toBe(accept?.width);
  expect(decline?.height).toBe(accept?.height);
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(counts).toEqual([]);

  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toContainText('You chose Decline');
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => counts).toEqual(['{"path":"/about"}']);
});

test('the keyboard meets the question first, and it hides nothing that has focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/contact');
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Decline' })).toBeFocused();
  const hidden = () =>
    page.evaluate(() => {
      const top = document.querySelector('[aria-label="Cookies"]')?.getBoundingClientRect().top;
      const { activeElement } = document;
      return (activeElement?.getBoundingClientRect().top ?? 0) >= (top ?? Infinity)
        ? activeElement?.outerHTML.slice(0, 120)
        : undefined;
    });
  await page.getByRole('textbox', { name: 'Name' }).focus();
  for (const name of ['Email', 'Subject', 'Message']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name })).toBeFocused();
    await expect.poll(hidden, { message: name }).toBeUndefined();
  }
});

test('the question moves nothing on the page', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Object(entry).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/terms');
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toBeHidden();
  // When the font comes, words may move by less than can be seen.
  const shifts = await page.evaluate((): number[] => Object(globalThis).shifts);
  expect(shifts.filter((shift) => shift > 0.002)).toEqual([]);
});

test('a message from the contact page reaches the operator and is confirmed', async ({
  page,
  server,
  mailbox,
}) => {
  const { email, name } = somebody();
  await page.goto('/contact');
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message is required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Subject' }).fill('A question about my plan');
  await page.getByRole('textbox', { name: 'Message' }).fill('Can I move my diagnoses?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(
    page.getByText("Message sent successfully! We'll get back to you soon."),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await expect.poll(async () => (await mailbox.mailsTo(email)).length).toBe(1);
  await expect
    .poll(async () =>
      (await mailbox.mailsTo('hello@wrenchwise.example')).some(({ text }) => text.includes(email)),
    )
    .toBe(true);
  expect(server.output()).not.toContain(email);
});

test('a message that cannot be sent says so and stays in the form', async ({ page, watch }) => {
  watch.allow(/Failed to load resource: .*ERR_FAILED/, /request failed: .*\/api\/contact/);
  await page.goto('/contact');
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await page.route('**/api/contact', (route) => route.abort());
  for (const name of ['Name', 'Subject', 'Message']) {
    await page.getByRole('textbox', { name }).fill(name);
  }
  await page.getByRole('textbox', { name: 'Email' }).fill('sam@example.com');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Failed to send message. Please try again later.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Message');
});
