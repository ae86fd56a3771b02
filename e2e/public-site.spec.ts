import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { measurement, percent, strangers } from './support/measurement.ts';
import { PUBLIC_ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { answered } from './support/watch.ts';

test('the landing page says what it is, what it does, what it costs and what people ask', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Smart Vehicle Diagnostics, Powered by AI',
  );
  await expect(main.getByRole('link', { name: 'Start Free Diagnosis' }).first()).toHaveAttribute(
    'href',
    '/signup',
  );
  await expect(main.getByRole('link', { name: /^Learn More/ })).toHaveAttribute(
    'href',
    '/features',
  );
  for (const card of [
    'Smart Diagnostics',
    'Step-by-step Repair Guides',
    'Vehicle Specifications',
    'DIY-Friendly Tools',
    'Parts Recommendations',
    'Maintenance Schedules',
    'Repair Cost Estimates',
    'AI Assistance Chat',
  ]) {
    await expect(main.getByRole('heading', { name: card, exact: true })).toBeVisible();
  }
  await expect(
    main.getByRole('heading', { name: 'Everything you need to keep your car running' }),
  ).toBeVisible();
});

for (const [name, width, height] of [
  ['phone', 390, 844],
  ['laptop', 1280, 800],
] as const) {
  test(`on a ${name} the answer to what one types is on the first screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByLabel('What is your car doing?').pressSequentially('squealing when I brake');
    const pane = page.getByRole('region', { name: 'What the engine answers' });
    await expect(pane).not.toContainText('An example');
    await expect(pane).toContainText('Squealing when braking');
    const likeliest = await pane.getByText('%').first().boundingBox();
    expect((likeliest?.y ?? height) + (likeliest?.height ?? 0)).toBeLessThan(height);
    await expect(page.getByLabel('What is your car doing?')).toBeFocused();
  });
}

const HIGHLIGHTS = [
  'Smart Diagnostics',
  'Smart Vehicle Care',
  'Expert Guidance',
  'Vehicle Maintenance',
];

test.describe('the four highlights of the hero', () => {
  const group = (page: Page) => page.getByRole('group', { name: 'Highlights' });
  /** Those that can be seen, `seconds` after the page was opened. */
  const seenAt = (page: Page, seconds: number) =>
    group(page).evaluate((element, ms) => {
      for (const one of element.getAnimations({ subtree: true })) one.currentTime = ms;
      return Array.from(element.querySelectorAll('li'))
        .filter((item) => getComputedStyle(item).opacity === '1')
        .map((item) => item.firstElementChild?.textContent);
    }, seconds * 1000);

  test('take turns every three seconds, in one place of one height', async ({ page }) => {
    await page.goto('/');
    const box = await group(page).boundingBox();
    for (const [turn, name] of [...HIGHLIGHTS, 'Smart Diagnostics'].entries()) {
      expect(await seenAt(page, 3 * turn + 0.1)).toEqual([name]);
      expect(await seenAt(page, 3 * turn + 2.9)).toEqual([name]);
      expect(await group(page).boundingBox()).toEqual(box);
    }
  });

  test('wait while somebody points at them or has one in focus, and stay with one that is chosen', async ({
    page,
  }) => {
    await page.goto('/');
    const states = () =>
      group(page).evaluate((element) =>
        Array.from(
          element.querySelectorAll('li'),
          (one) => getComputedStyle(one).animationPlayState,
        ),
      );
    expect(new Set(await states())).toEqual(new Set(['running']));
    await group(page).hover();
    expect(new Set(await states())).toEqual(new Set(['paused']));
    await page.mouse.move(0, 0);
    expect(new Set(await states())).toEqual(new Set(['running']));
    const last = group(page).getByRole('radio', { name: 'Vehicle Maintenance' });
    await group(page).getByRole('radio', { name: 'Expert Guidance' }).focus();
    expect(new Set(await states())).toEqual(new Set(['paused']));
    await last.check();
    for (const seconds of [1, 5, 9]) {
      expect(await seenAt(page, seconds)).toEqual(['Vehicle Maintenance']);
    }
  });

  test('are accessible while they move', async ({ page }) => {
    await page.goto('/');
    const examined = await new AxeBuilder({ page })
      .setLegacyMode()
      .include('.highlights')
      .analyze();
    expect(examined.violations).toEqual([]);
    expect(await group(page).getByRole('listitem').allTextContents()).toHaveLength(4);
  });

  test('are a list, all seen at once, for people who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await seenAt(page, 0)).toEqual(HIGHLIGHTS);
    await expect(group(page).getByRole('radio').first()).toBeHidden();
    const tops = await group(page).evaluate((element) =>
      Array.from(element.querySelectorAll('li'), (item) => item.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(4);
  });
});

test('a highlight of the tour further down is shown when it is chosen', async ({ page }) => {
  await page.goto('/');
  const tour = page.getByRole('list', { name: 'Highlights' });
  await tour.getByRole('button', { name: /Vehicle Maintenance/ }).click();
  await expect(tour.getByRole('button', { pressed: true })).toContainText('Vehicle Maintenance');
});

test('the FAQ has eight questions, of which one is open at a time', async ({ page }) => {
  await page.goto('/');
  const questions = page.getByRole('main').locator('details[name="faq"]');
  await expect(questions).toHaveCount(8);
  const first = questions.filter({ hasText: 'How accurate is the diagnosis?' });
  const second = questions.filter({ hasText: 'Can I have a refund for a partial month?' });
  await first.locator('summary').click();
  await expect(first).toHaveAttribute('open');
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('open');
  await expect(first).not.toHaveAttribute('open');
  await expect(page.getByText('There are no refunds for partial months.')).toBeVisible();
});

test('how accurate it is, is shown from the last measurement, and leads from the FAQ', async ({
  page,
}) => {
  const { engine } = measurement();
  await page.goto('/faq');
  await page.getByText('How accurate is the diagnosis?').click();
  await expect(page.getByText(`first in ${percent(engine.top1)}`)).toBeVisible();
  await page.getByRole('link', { name: 'How it was measured' }).click();
  await expect(page).toHaveURL('/how-accurate');
  const main = page.getByRole('main');
  await expect(main.getByText(percent(engine.top1), { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('img', { name: /how often it was right/ })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Coverage by system' })).toBeVisible();
});

// What stores a code is weighed from the knowledge for that code: a reading, not a claim of ours. What
// was wrong once is shown with the figures of its day.
const tellsOfUs = (path: string) =>
  !['/how-accurate', '/what-we-got-wrong'].includes(path) && !path.startsWith('/codes/');

test('no other public page claims a share that was not measured', async ({ page }) => {
  const { engine } = measurement();
  const { first, amongThree } = strangers().settled.byRepair;
  const intervals = [first, amongThree].flatMap(({ share, high }) => [share, high]);
  const quoted = new Set([engine.top1, engine.top3, ...intervals].map((share) => percent(share)));
  for (const path of PUBLIC_ROUTES.filter(tellsOfUs)) {
    const html = await (await page.request.get(path)).text();
    const text = html
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
      // Examples are the engine's own answers, and say to which words.
      .replace(/<figure\b[\s\S]*?<\/figure>/g, (figure) =>
        figure.includes('An example') ? '' : figure,
      )
      .replace(/<section\b[\s\S]*?<\/section>/g, (section) =>
        /An example(?:: what the engine of this release answers|, and what the engine answers)/.test(
          section,
        )
          ? ''
          : section,
      )
      .replace(/<[^>]+>/g, ' ');
    const claimed = Array.from(text.matchAll(/\d+(?:\.\d+)?\s?%/g), ([share]) => share);
    expect
      .soft(
        claimed.filter((share) => !quoted.has(share)),
        path,
      )
      .toEqual([]);
  }
});

test('the prices that are shown are the ones of the catalogue', async ({ page }) => {
  await page.goto('/pricing');
  const plans = page.getByRole('main').getByRole('listitem');
  const plan = (name: string) =>
    plans.filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(plan('Basic')).toContainText('$0');
  await expect(plan('Basic')).toContainText('forever');
  await expect(plan('Basic')).toContainText('5 diagnoses a month');
  await expect(plan('Standard')).toContainText('$9.99');
  await expect(plan('Standard')).toContainText('7-day trial');
  await expect(plan('Standard')).toContainText('50 repair guides');
  await expect(plan('Premium')).toContainText('$19.99');
  await plan('Standard').getByRole('link', { name: 'Choose Standard' }).click();
  await expect(page).toHaveURL('/signup?plan=pro');
  await expect(page.getByRole('main')).toContainText('You then go on to Standard');
});

/** How many of some fourteen hundred links are asked for at a time. */
const AT_ONCE = 10;

test('every link of the public pages leads somewhere', async ({ page, server }) => {
  const found = new Map<string, string>();
  for (const path of PUBLIC_ROUTES) {
    const html = await (await page.request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="([^"#]+)"/g)) {
      if (href.startsWith('/') && !href.startsWith('//')) found.set(href, path);
    }
  }
  expect(found.size).toBeGreaterThanOrEqual(12);
  const links = [...found];
  for (let first = 0; first < links.length; first += AT_ONCE) {
    await Promise.all(
      links.slice(first, first + AT_ONCE).map(async ([href, path]) => {
        const answer = await fetch(new URL(href, server.url), {
          method: 'HEAD',
          redirect: 'manual',
          // As a browser, the server would compress each page for it.
          headers: { 'accept-encoding': 'identity' },
        });
        expect.soft(answer.status, `${href}, linked from ${path}`).toBe(200);
      }),
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // The browser gives up the scripts that the page preloads.
  test.beforeEach(({ watch }) => {
    watch.allow(/\/assets\/[\w.-]+\.js \(csp\)/, answered(404, 405));
  });

  test('the public pages can be read and their links work', async ({ page }) => {
    for (const path of PUBLIC_ROUTES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).not.toBeEmpty();
    }
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('link', { name: 'Pricing' })
      .click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.getByText('$9.99')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/terms');
  });

  test('the answers of the FAQ can be read', async ({ page }) => {
    await page.goto('/faq');
    await page.getByText('Can I have a refund for a partial month?').click();
    await expect(page.getByText('There are no refunds for partial months.')).toBeVisible();
  });

  test('a form that is sent before its script has loaded puts no password into the address', async ({
    page,
    watch,
  }) => {
    watch.allow(answered(400));
    for (const [path, button] of [
      ['/login', 'Log in'],
      ['/signup', 'Create account'],
    ] as const) {
      await page.goto(path);
      await page.getByLabel('Password', { exact: true }).fill('a-secret-phrase');
      await page.getByRole('button', { name: button, exact: true }).click();
      expect.soft(page.url(), path).not.toContain('a-secret-phrase');
    }
  });
});
