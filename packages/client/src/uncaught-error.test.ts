import { reportError } from '@wrenchwise/contract/endpoints/error-reports';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { fakeApi } from './testing/fake-api.ts';

// Each test is a page load of its own.
let api: ReturnType<typeof fakeApi>;
let listening: [string, EventListenerOrEventListenerObject][] = [];
beforeEach(async () => {
  vi.resetModules();
  api = fakeApi();
  api.answer(reportError, { received: true });
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (name: string, listener: EventListenerOrEventListenerObject) => {
      listening.push([name, listener]);
      add(name, listener);
    },
  );
  const { watchErrors } = await import('./watch-errors.ts');
  watchErrors();
});
afterEach(() => {
  for (const [name, listener] of listening) window.removeEventListener(name, listener);
  listening = [];
});

const uncaught = (error: unknown, filename = '') => {
  const message = error instanceof Error ? error.message : String(error);
  window.dispatchEvent(
    new ErrorEvent('error', {
      message,
      filename,
      ...(error instanceof Error ? { error } : {}),
    }),
  );
};
const rejected = (reason: unknown) => {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
};

const settled = async () => {
  await vi.dynamicImportSettled();
  await new Promise((done) => setTimeout(done));
};
const reports = async () => {
  await settled();
  return api.callsTo(reportError).map(({ body }) => body);
};

describe('what nobody caught', () => {
  test('is reported to our own server, classified, with the page', async () => {
    uncaught(new TypeError('x is undefined'));
    expect(await reports()).toEqual([
      {
        message: 'x is undefined',
        category: 'unknown',
        severity: 'error',
        automatic: true,
        page: location.pathname,
      },
    ]);
  });

  test('is reported as an authentication error when its words are of signing in', async () => {
    rejected(new Error('Could not refresh the session'));
    rejected(new Error('JWT expired'));
    expect(await reports()).toMatchObject([
      { category: 'authentication', message: 'Could not refresh the session' },
      { category: 'authentication', message: 'JWT expired' },
    ]);
  });

  test('is reported without what is personal', async () => {
    rejected('no picture of sam@example.com, 7d2f2d52-6d51-4b25-9d5c-0a3f3c1f7e11');
    expect(await reports()).toMatchObject([{ message: 'no picture of [REDACTED], [REDACTED]' }]);
  });

  test('is reported once, and no more than 3 things a page load', async () => {
    for (let time = 0; time < 20; time += 1) uncaught(new Error('again'));
    for (let time = 0; time < 20; time += 1) uncaught(new Error(`number ${time}`));
    expect(await reports()).toMatchObject([
      { message: 'again' },
      { message: 'number 0' },
      { message: 'number 1' },
    ]);
  });

  test('of a report that fails nothing is reported', async () => {
    api.refuse(reportError, 'network/server-error');
    uncaught(new Error('first'));
    expect(await reports()).toHaveLength(1);
    await settled();
    expect(await reports()).toHaveLength(1);
  });

  const fromExtension = new Error('it broke');
  fromExtension.stack = 'Error: it broke\n    at a (chrome-extension://abc/inject.js:1:1)';
  test.each<[what: string, error: unknown, file?: string]>([
    [
      'a navigation that was aborted',
      new DOMException('The user aborted a request.', 'AbortError'),
    ],
    ['another site’s script', 'Script error.'],
    ['the browser’s layout', 'ResizeObserver loop completed with undelivered notifications.'],
    ['an extension, by its stack', fromExtension],
    ['an extension, by its file', new Error('it broke'), 'moz-extension://abc/inject.js'],
    ['a network that is gone', new TypeError('Failed to fetch')],
    ['nothing', undefined],
  ])('is not reported of %s', async (_, error, file) => {
    if (file === undefined) rejected(error);
    else uncaught(error, file);
    expect(await reports()).toEqual([]);
  });
});
