import { expect, test } from 'vitest';

import { saidOnce } from './said-once.ts';

const WARNING = 'Hot or melted wiring can start a fire, even after the car is parked.';

test('a warning that two answers give is there once, at its first place', () => {
  const text = saidOnce(
    `No, do not drive it. ${WARNING}\n\nFirst look at the plug.\n\n- Wiring may be burning: ${WARNING}\n\nMore: no. ${WARNING}`,
  );
  expect(text.split(WARNING)).toHaveLength(2);
  expect(text.indexOf(WARNING)).toBeLessThan(text.indexOf('First look'));
  expect(text).toContain('More: no.');
});

test('short sentences, lists and their order stay', () => {
  const text = 'No.\n\n1. Look.\n2. Pull.\n\nNo.\n\n- Coil: 74% → 60%\n- Plug: new, 14%';
  expect(saidOnce(text)).toBe(text);
});
