import { describe, expect, it } from 'vitest';

import { FAULTS } from '../catalogue.ts';
import { OBD_PIDS } from './obd-pids.ts';
import { PARAMETERS } from './parameters.ts';
import { inOwnUnit, QUANTITIES } from './units.ts';

const faults: ReadonlySet<string> = new Set(FAULTS.map(({ id }) => id));
const ids = PARAMETERS.map(({ id }) => id);

describe('the parameters', () => {
  it('have an id each and a name that no other has first', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const owners = new Map<string, string>();
    const twice = PARAMETERS.flatMap(({ id, names }) =>
      names.flatMap((name) => {
        const owner = owners.get(name) ?? id;
        owners.set(name, owner);
        return owner === id ? [] : [`${name}: ${owner} and ${id}`];
      }),
    );
    expect(twice).toEqual([]);
  });

  it.each(PARAMETERS.map((one) => [one.id, one] as const))('%s makes sense', (_, parameter) => {
    const { names, possible, normal, signs, bare = [], quantity, elsewhere } = parameter;
    expect(
      [...names, ...(parameter.withUnit ?? [])].filter((name) => name !== name.toLowerCase()),
    ).toEqual([]);
    const [low, high] = possible;
    expect(low).toBeLessThan(high);
    for (const range of normal) {
      if (range.low !== undefined && range.high !== undefined) {
        expect(range.low).toBeLessThan(range.high);
      }
      if (range.perLitre === true) continue;
      for (const limit of [range.low, range.high]) {
        if (limit === undefined) continue;
        expect(limit).toBeGreaterThanOrEqual(low);
        expect(limit).toBeLessThanOrEqual(high);
      }
    }
    for (const sign of signs) {
      for (const [id, ratio] of Object.entries(sign.faults)) {
        expect(faults.has(id), id).toBe(true);
        expect(ratio).toBeGreaterThanOrEqual(0.1);
        expect(ratio).toBeLessThanOrEqual(30);
      }
    }
    for (const [unit, from, to] of bare) {
      expect(inOwnUnit(quantity, unit, from), unit).toBeDefined();
      expect(from).toBeLessThan(to);
    }
    if (elsewhere !== undefined) expect(ids).toContain(elsewhere.parameter);
  });

  it('have a state that some sign explains, where they have signs', () => {
    for (const { id, normal, signs, spread } of PARAMETERS) {
      if (signs.length === 0 || spread !== undefined) continue;
      expect(
        normal.some(({ low, high }) => low !== undefined || high !== undefined),
        id,
      ).toBe(true);
    }
  });

  it('are what raw answers are decoded to', () => {
    for (const decodings of Object.values(OBD_PIDS)) {
      for (const { parameter } of decodings) expect(ids).toContain(parameter);
    }
  });
});

describe('units', () => {
  it.each([
    ['temperature', '°F', 212, 100],
    ['pressure', 'psi', 32, 220.632],
    ['pressure', 'inHg', 20, 67.7278],
    ['pressure', 'bar', 2.2, 220],
    ['air-flow', 'kg/h', 36, 10],
    ['thickness', '/32 in', 2, 1.5875],
    ['lambda', 'AFR', 14.7, 1],
  ] as const)('%s: %s', (quantity, unit, figure, own) => {
    expect(inOwnUnit(quantity, unit, figure)).toBeCloseTo(own, 3);
  });

  it('begin with the quantity’s own', () => {
    for (const [first] of Object.values(QUANTITIES)) expect(first.factor).toBe(1);
  });
});
