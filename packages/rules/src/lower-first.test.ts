import { expect, test } from 'vitest';

import { lowerFirst } from './lower-first.ts';

test.each([
  ['Grinding when braking', 'grinding when braking'],
  ['Stuck exhaust gas recirculation (EGR) valve', 'stuck exhaust gas recirculation (EGR) valve'],
  ['EGR valve sooted', 'EGR valve sooted'],
  ['P0401', 'P0401'],
  ['A noise', 'a noise'],
  ['AdBlue pump worn', 'AdBlue pump worn'],
  ['Self-levelling lamp', 'self-levelling lamp'],
  ['Panhard rod loose', 'Panhard rod loose'],
  ['', ''],
])('%j reads %j inside a sentence', (label, inside) => {
  expect(lowerFirst(label)).toBe(inside);
});
