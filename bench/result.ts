import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type BrowserContext, chromium, type Page } from '@playwright/test';

import { CHROMIUM } from '../e2e/support/paths.ts';
import { signInDemo, startBuiltServer } from './product/built-server.ts';
import { CHROMIUM_FLAGS } from './product/lighthouse.ts';
import { writeResult } from './scores/results.ts';

const SYMPTOMS = 'Grinding noise from the front when I brake, since last week';

/** A slow telephone's processor, as Lighthouse reckons it. */
const SLOWDOWNS = [1, 4];

/** Starts to add up how far the page's parts move, as Chromium counts it. */
const watchShifts = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The type of layout-shift entries is not in TypeScript's DOM.
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const moved = Number(Reflect.get(window, 'moved')) + Number(Reflect.get(entry, 'value'));
        Object.assign(window, { moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

const movedOn = async (page: Page, path: string): Promise<number> => {
  await page.goto(path, { waitUntil: 'networkidle' });
  const moved = await page.evaluate(() => Number(Reflect.get(window, 'moved')));
  return Math.round(moved * 10_000) / 10_000;
};

/** Describes a fault and presses; milliseconds from the press to the answer on the screen. */
const pressToResult = async (page: Page): Promise<number> => {
  await page.goto('/dashboard/diagnose');
  // The demo account's first car is chosen once the cars are read.
  await page.getByRole('radio', { checked: true }).first().waitFor();
  await page.getByRole('textbox', { name: 'What is it doing?' }).fill(SYMPTOMS);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const press = page.getByRole('button', { name: 'Diagnose', exact: true });
  await press.waitFor();
  // Measured in the page, from the event to the frame after the answer is in the document.
  const measured = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressed = 0;
        addEventListener('click', ({ timeStamp }) => (pressed ||= timeStamp), true);
        const look = (): void => {
          const isThere = [...document.querySelectorAll('h2')].some(
            ({ textContent }) => textContent === 'Do this next',
          );
          if (isThere) requestAnimationFrame((now) => resolve(now - pressed));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await press.click();
  return Math.round(await measured);
};

/** The result on a phone: press to answer by slowdown of the processor, and layout shift. */
export const run = async (): Promise<void> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wrenchwise-bench-'));
  const server = await startBuiltServer({ DATA_DIR: dataDir, DATABASE_URL: '' });
  const browser = await chromium.launch({
    ...(CHROMIUM !== undefined && { executablePath: CHROMIUM }),
    args: CHROMIUM_FLAGS,
  });
  try {
    const cookie = await signInDemo(server.url);
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
    });
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const cut = pair.indexOf('=');
        return { name: pair.slice(0, cut), value: pair.slice(cut + 1), url: server.url };
      }),
    );
    await watchShifts(context);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const pressToResultMs: Record<string, number> = {};
    for (const rate of SLOWDOWNS) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate });
      pressToResultMs[`${rate}x`] = await pressToResult(page);
    }
    const path = new URL(page.url()).pathname;
    const result = {
      pressToResultMs,
      layoutShift: {
        result: await movedOn(page, path),
        overview: await movedOn(page, '/dashboard'),
      },
    };
    writeResult('result.json', result);
    console.log(JSON.stringify(result, null, 2));
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
