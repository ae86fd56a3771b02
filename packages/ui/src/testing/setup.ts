import './dom-matchers.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

configure({
  // A test waits for what it names, however busy the machine is.
  asyncUtilTimeout: 10_000,
  // By default each look for what is not there yet prints the whole page, and then throws the text away: a fifth of the
  // time of a page's tests. What was looked for is in the message; `screen.debug()` prints the page to whoever wants it.
  getElementError: (message) => {
    const error = new Error(message ?? 'The element was not found.');
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

const START = 'http://localhost:3000/';

// Files share a window: a link that was followed (to a blob, say) would be where the next one begins.
const leaveNoTrace = (): void => {
  if (location.href !== START) location.href = START;
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    document.cookie = `${cookie.split('=', 1).join('')}=; max-age=0; path=/`;
  }
};

// A warning of React is a fault of ours: it fails the test that caused it.
let complaints: unknown[][] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...given: unknown[]) => complaints.push(given));
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  leaveNoTrace();
  if (complaints.length > 0) throw new Error(`The console was used: ${JSON.stringify(complaints)}`);
});
