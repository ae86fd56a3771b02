import { expect, test } from 'vitest';

import { findFault } from './catalogue.ts';
import { FAULT_FIGURES } from './fault-figures.ts';

test('at least 40 guides of faults have typical figures, each of a fault of the catalogue', () => {
  const ids = Object.keys(FAULT_FIGURES);
  expect(ids.length).toBeGreaterThanOrEqual(40);
  expect(ids.filter((id) => findFault(id) === undefined)).toEqual([]);
});

test('every figure is a number with its unit, and a guide names none twice', () => {
  for (const [id, figures] of Object.entries(FAULT_FIGURES)) {
    expect(new Set(figures.map(({ what }) => what)).size, id).toBe(figures.length);
    for (const { what, range } of figures) expect(range, `${id}: ${what}`).toMatch(/\d/);
  }
});

test('a torque is given for wheel nuts only: others differ from car to car', () => {
  const torques = Object.values(FAULT_FIGURES)
    .flat()
    .filter(({ range }) => /\bNm\b/.test(range));
  expect(new Set(torques.map(({ what }) => what))).toEqual(
    new Set(['Wheel nuts and bolts of cars']),
  );
});
