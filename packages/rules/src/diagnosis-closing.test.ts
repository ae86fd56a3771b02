import { expect, test } from 'vitest';

import { cameBack, closedWords, isNotFoundYet, itWas } from './diagnosis-closing.ts';

const closed = '2026-11-03T10:00:00.000Z';

test.each([
  ['Worn rear brake pads', 'it was worn rear brake pads'],
  ['Leaking windscreen bond', 'it was leaking windscreen bond'],
  ['A stone behind the brake shield', 'it was a stone behind the brake shield'],
  ['Brake servo diaphragm torn', 'it was: brake servo diaphragm torn'],
  ['Steering angle sensor faulty', 'it was: steering angle sensor faulty'],
  ['ABS module electronics failed', 'it was: ABS module electronics failed'],
  ['Failed LED headlamp module', 'it was failed LED headlamp module'],
])('%s is said as a sentence: %s', (cause, words) => {
  expect(itWas(cause)).toBe(words);
});

test('a closed diagnosis says what it was, or that it went away, or only that it is closed', () => {
  const outcome = { kind: 'cause', cause: 'Worn rear brake pads' } as const;
  expect(closedWords({ resolvedAt: closed, outcome })).toBe('Closed: it was worn rear brake pads');
  expect(closedWords({ resolvedAt: closed, outcome: { kind: 'gone', cause: null } })).toBe(
    'Closed: it was nothing, or it went away',
  );
  expect(closedWords({ resolvedAt: closed, outcome: null })).toBe('Closed');
  expect(closedWords({ resolvedAt: null, outcome })).toBeUndefined();
});

test('an open one is not found yet, came back, or neither', () => {
  const found = { kind: 'cause', cause: 'Worn rear brake pads' } as const;
  const searched = { kind: 'not-fixed', cause: null } as const;
  expect(isNotFoundYet({ resolvedAt: null, outcome: searched })).toBe(true);
  expect(cameBack({ resolvedAt: null, outcome: searched })).toBe(false);
  expect(cameBack({ resolvedAt: null, outcome: found })).toBe(true);
  expect(cameBack({ resolvedAt: closed, outcome: found })).toBe(false);
  expect(isNotFoundYet({ resolvedAt: null, outcome: null })).toBe(false);
});
