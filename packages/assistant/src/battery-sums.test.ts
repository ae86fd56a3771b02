import { expect, test } from 'vitest';

import { batteryLasts } from './battery-sums.ts';

test.each([
  ['how many days would 200ma take to kill a 60ah battery', 'about 12.5 days'],
  ['how long will a 70 ah battery last with 0.5 amps', 'about 6 days'],
  ['lights draw 10 a, battery is 50ah, how long till it is flat', 'about 5 hours'],
])('a battery lasts its capacity by the current: %s', (words, time) => {
  expect(batteryLasts(words)).toContain(time);
});

test.each([
  'how long does a battery last',
  'got 0.42 amps after an hour, bad?',
  'how long will 9999 a last on a 60ah battery',
])('without both figures, or with one that no car has, there is no sum: %s', (words) => {
  expect(batteryLasts(words)).toBeUndefined();
});
