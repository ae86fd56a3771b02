import { classify } from '@wrenchwise/contract/classify';

import { reportFailure, textOfFailure } from './report-failure.ts';

// What one page load may report. A page that keeps failing says nothing new.
const MOST = 3;

const reported = new Set<string>();

// Of another site's script, or of the browser's own, nothing can be learnt.
const NOISE = /^Script error\.?$|^ResizeObserver loop/;
const EXTENSION = /\b[a-z-]*extension:\/\//;

const isNoise = (failure: unknown, text: string, file: string): boolean =>
  text === '' ||
  NOISE.test(text) ||
  EXTENSION.test(file) ||
  (failure instanceof Error && EXTENSION.test(failure.stack ?? '')) ||
  // Somebody went on to another page.
  (failure instanceof Error && failure.name === 'AbortError') ||
  // Nor would the report arrive.
  classify(failure) === 'network/offline';

/** Reports an error that nobody caught: once, and a few of them at most. Never throws. */
export const reportUncaught = async (failure: unknown, file = ''): Promise<void> => {
  const text = textOfFailure(failure);
  if (isNoise(failure, text, file) || reported.has(text) || reported.size >= MOST) return;
  reported.add(text);
  // Of a report that cannot be sent nothing is reported.
  await reportFailure(failure, { automatic: true }).catch(() => undefined);
};
