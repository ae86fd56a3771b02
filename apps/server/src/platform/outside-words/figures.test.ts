import { expect, test } from 'vitest';

import { figuresIn } from './figures.ts';

test.each([
  ['Tighten it to 115 Nm.', ['115 nm']],
  ['Tighten it to 115 newton-metres.', ['115 nm']],
  ['Tighten it to five hundred newton metres.', ['500 nm']],
  ['Tighten to 80–90 ft-lbs, then 25 more.', ['80 ft-lb', '90 ft-lb']],
  ['Use half a litre of DOT 4.', ['0.5 l', 'dot4']],
  ['About 1½ hours, 20,000 miles or 3 mm.', ['1.5 h', '20000 mile', '3 mm']],
  ['It costs £45 to £60, or 70 dollars.', ['45 gbp', '60 gbp', '70 usd']],
  ['Fill it with 5W-30 at 32 psi.', ['32 psi', '5w30']],
  ['Torque: one hundred and fifteen Nm.', ['115 nm']],
  ['Turn it a quarter, wait 30 s.', ['30 s']],
  ['Cylinder 3 of 4, code P0301, step 2, one a week.', []],
])('the figures of “%s”', (text, figures) => {
  expect([...figuresIn(text)].toSorted()).toEqual(figures.toSorted());
});
