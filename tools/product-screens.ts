import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type BrowserContext, chromium, type Page } from '@playwright/test';

import { signInDemo, startBuiltServer } from '../bench/product/built-server.ts';

// Takes the pictures of the product that the public pages show, from the built server and its seeded
// demo, light and dark: `node_modules/.bin/wrenchwise-node tools/product-screens.ts` after a build.

const OUT = join(import.meta.dirname, '../apps/site/src/assets/screens');

/** No picture is heavier: they stand on pages whose whole weight is measured. */
const HEAVIEST = 30_000;

interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture for each of the page's. */
  readonly scale: number;
  readonly isPhone?: boolean;
  readonly open: (page: Page, url: string) => Promise<void>;
}

const openDiagnosis = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/dashboard/history`);
  await page.getByRole('main').locator('a[href*="/diagnosis-result/"]').first().click();
  await page.getByRole('heading', { name: 'Can I drive?' }).waitFor();
};

const openCar = async (page: Page, url: string): Promise<void> => {
  await page.goto(`${url}/dashboard/vehicles`);
  await page
    .getByRole('main')
    .locator('a[href*="/dashboard/vehicles/"]:not([href$="/new"])')
    // The car of the other pictures.
    .filter({ hasText: 'Ford Focus' })
    .first()
    .click();
  // The list of cars has a heading of its own: what is only on the car's page is waited for.
  await page.getByRole('heading', { name: 'Facts' }).waitFor();
};

const SCREENS: readonly Screen[] = [
  { name: 'answer', width: 390, height: 844, scale: 1.5, isPhone: true, open: openDiagnosis },
  {
    name: 'repair',
    width: 390,
    height: 800,
    scale: 1.5,
    isPhone: true,
    open: async (page, url) => {
      await openDiagnosis(page, url);
      await page.getByRole('tab', { name: 'Repair Steps' }).click();
    },
  },
  { name: 'car', width: 1120, height: 720, scale: 1, open: openCar },
  {
    name: 'overview',
    width: 1120,
    height: 720,
    scale: 1,
    open: async (page, url) => {
      await page.goto(`${url}/dashboard`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];

/** A WebP of the page as it is, as good as the weight allows. */
const take = async (context: BrowserContext, page: Page): Promise<Buffer> => {
  const session = await context.newCDPSession(page);
  for (const quality of [80, 72, 64, 56, 48, 40]) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.byteLength < HEAVIEST) return bytes;
  }
  throw new Error(`a picture of ${page.url()} is heavier than ${HEAVIEST} bytes`);
};

const dataDir = await mkdtemp(join(tmpdir(), 'wrenchwise-screens-'));
const server = await startBuiltServer({ DATA_DIR: dataDir, DATABASE_URL: '' });
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  await mkdir(OUT, { recursive: true });
  const cookie = await signInDemo(server.url);
  for (const { name, width, height, scale, isPhone = false, open } of SCREENS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        isMobile: isPhone,
        hasTouch: isPhone,
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Europe/London',
      });
      await context.addInitScript(() => localStorage.setItem('cookie-consent-status', 'declined'));
      await context.addCookies(
        cookie.split('; ').map((pair) => {
          const cut = pair.indexOf('=');
          return { name: pair.slice(0, cut), value: pair.slice(cut + 1), url: server.url };
        }),
      );
      const page = await context.newPage();
      await open(page, server.url);
      await page.waitForLoadState('networkidle');
      await page.mouse.move(0, 0);
      // The notices that no money moves are about this demo, not about the product.
      await page.getByText('no money moves').evaluateAll((notices) => {
        for (const notice of notices) {
          (notice.closest('aside[aria-label="Payments"]') ?? notice.closest('p'))?.remove();
        }
      });
      const bytes = await take(context, page);
      await writeFile(join(OUT, `${name}-${colorScheme}.webp`), bytes);
      process.stdout.write(`${name}-${colorScheme}.webp ${bytes.byteLength} bytes\n`);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
