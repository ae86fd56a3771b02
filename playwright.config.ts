import { defineConfig } from '@playwright/test';

import { LAUNCH_OPTIONS } from './e2e/support/browser.ts';

/** Journeys through the built product in a real browser. The server belongs to the fixtures. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: ['./e2e/support/require-build.ts', './e2e/support/first-start.ts'],
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  // Other parts of the suite run beside the journeys: on two busy cores a page may take its time.
  expect: { timeout: 20_000 },
  reporter: process.env['CI'] ? 'line' : 'list',
  use: {
    actionTimeout: 20_000,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    screenshot: 'only-on-failure',
    trace: 'off',
    // Journeys watch and route requests in the page. Those about the service worker allow it.
    serviceWorkers: 'block',
    launchOptions: LAUNCH_OPTIONS,
  },
});
