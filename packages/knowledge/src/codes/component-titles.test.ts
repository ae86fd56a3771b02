import { expect, test } from 'vitest';

import { createCodeTable } from './code-table.ts';
import { titleOfComponent } from './component-titles.ts';
import { CODE_COMPONENTS, CODE_FACTS } from './generic-codes.ts';

const table = createCodeTable({ components: CODE_COMPONENTS, facts: CODE_FACTS });
const titles = table.codes().map((code) => [code, table.meaningOf(code).meaning] as const);

test.each([
  ['P0299', 'Turbo or supercharger A: underboost'],
  ['P0122', 'Throttle or pedal position sensor A: signal or voltage too low'],
  ['P2135', 'Throttle or pedal position sensors A and B: two readings that should agree do not'],
  ['P0449', 'EVAP system vent valve: electrical fault in its circuit'],
  ['P0456', 'EVAP system: very small leak'],
  ['P0011', 'Camshaft position A (bank 1): timing over-advanced'],
  ['P0134', 'Oxygen sensor (bank 1, sensor 1): no activity or slow response'],
  ['P0300', 'Random misfires, or misfires in several cylinders'],
  ['P0840', 'Gearbox fluid pressure sensor or switch A: electrical fault in its circuit'],
])('the title of %s reads as a person writes it', (code, title) => {
  expect(table.meaningOf(code).meaning).toBe(title);
});

test('the sensors of throttle and pedal have the letters and failures of SAE J2012', () => {
  const failures = ['circuit', 'expected range', 'too low', 'too high', 'comes and goes'];
  const letters = { P0120: 'A', P0220: 'B', P0225: 'C', P2120: 'D', P2125: 'E', P2130: 'F' };
  for (const [first, letter] of Object.entries(letters)) {
    for (const [at, failure] of failures.entries()) {
      const code = `${first.slice(0, 4)}${Number(first.slice(4)) + at}`;
      const { meaning } = table.meaningOf(code);
      expect(meaning, code).toContain(`Throttle or pedal position sensor ${letter}: `);
      expect(meaning, code).toContain(failure);
    }
  }
  expect(table.meaningOf('P2136').meaning).toContain('sensors A and C');
});

test('no title has a slash but that of a converter, and no dash between words', () => {
  const marked = titles.filter(([, title]) =>
    /\/| [-–—] /.test(title.replaceAll(/\b[AD]C\/[AD]C\b/g, '')),
  );
  expect(marked).toEqual([]);
});

test('every title begins with a capital letter or a figure and repeats no colon', () => {
  const odd = titles.filter(([, title]) => !/^[\p{Lu}\d]/u.test(title) || /: .*: /.test(title));
  expect(odd).toEqual([]);
});

test('what has no rule is left as it is', () => {
  expect(titleOfComponent('oil level')).toBe('oil level');
});
