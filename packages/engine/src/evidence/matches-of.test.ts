import { expect, it } from 'vitest';

import { matchesOf } from './matches-of.ts';

it.each([
  [/\bbrakes?\b/gi, 'Brakes squeal, the brake light is on'],
  [/squeal/g, 'nothing of the kind'],
  [/x*/g, 'axxb'],
  [/(?<=a)b/gy, 'ab'],
])('finds what matchAll finds, and leaves nothing for the next text: %s', (pattern, text) => {
  for (const own of [text, `${text} `, text]) {
    expect(matchesOf(own, pattern)).toEqual([...own.matchAll(pattern)]);
  }
});
