import './dom-matchers.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// A test waits for what it names, however busy the machine is.
configure({ asyncUtilTimeout: 10_000 });

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
  if (complaints.length > 0) throw new Error(`The console was used: ${JSON.stringify(complaints)}`);
});
