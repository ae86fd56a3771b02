import { expect, test } from 'vitest';

import { FAULTS } from '../catalogue.ts';
import { ALIKE_FAULTS } from './alike-faults.ts';
import { BEFORE_RENEWAL } from './before-renewal.ts';
import { CLAIMED_PARTS } from './claimed-parts.ts';
import { CLAIMED_REPAIRS } from './claimed-repairs.ts';

const nameOf = (words: string): string | undefined => {
  const matches = CLAIMED_REPAIRS.map((repair) => ({
    name: repair.name,
    length: repair.words.exec(words)?.[0].trim().length ?? 0,
  }));
  return matches.toSorted((a, b) => b.length - a.length)[0]?.name;
};

test.each([
  ['a new coil spring', 'Coil spring'],
  ['a coil pack', 'Coil pack or ignition coils'],
  ['clutch slave cylinder', 'Clutch hydraulics: slave or master cylinder'],
  ['the clutch', 'Clutch'],
  ['torque converter', 'Torque converter'],
  ['the catalytic converter', 'Catalytic converter'],
  ['an auto gearbox rebuild', 'Automatic gearbox'],
  ['front lower arm bushes', 'Wishbone or suspension bushes'],
  ['glow plugs', 'Glow plugs'],
  ['the dpf pressure sensor', 'Pressure sensor of filter, intake or rail'],
  ['turbo boost pipe', 'Boost hose or intercooler'],
  ['high pressure fuel pump', 'High-pressure fuel pump'],
  ['brake master cylinder', 'Brake master cylinder or servo'],
  ['track rod end', 'Track rod end'],
  ['the anti-roll bar drop link', 'Anti-roll bar drop link'],
  ['both front links', 'Anti-roll bar drop link'],
  ['a rear toe link', 'Wishbone or suspension bushes'],
  ['drop the sump and clean the strainer', 'Oil pump or strainer'],
  ['a new air suspension compressor', 'Air suspension'],
  ['the compressor for the suspension', 'Air suspension'],
  ['the ac compressor', 'Air-conditioning compressor'],
  ['the slip ring behind the steering wheel', 'Clock spring (slip ring behind the steering wheel)'],
  ['the on-board charger', 'On-board charger'],
  ['the mechatronic', 'Mechatronic unit'],
])('workshops’ words “%s” mean %s', (words, name) => {
  expect(nameOf(words)).toBe(name);
});

test('each repair cures faults of the catalogue and is proved by a test that can go both ways', () => {
  const ids = new Set(FAULTS.map(({ id }) => id));
  for (const { name, faults, tests, ask } of CLAIMED_REPAIRS) {
    expect(
      faults.filter((id) => !ids.has(id)),
      name,
    ).toEqual([]);
    expect(ask.length, name).toBeGreaterThan(0);
    for (const { minutes, outcomes } of tests) {
      const effects = outcomes.map(({ effect }) => effect);
      expect(minutes[0], name).toBeLessThanOrEqual(minutes[1]);
      expect(
        effects.some((effect) => effect === 'confirms' || effect === 'supports'),
        name,
      ).toBe(true);
      expect(
        effects.some((effect) => effect === 'rules-out' || effect === 'weakens'),
        name,
      ).toBe(true);
    }
  }
});

test('what needs no tool costs nothing at home', () => {
  const priced = CLAIMED_REPAIRS.flatMap(({ tests }) => tests).filter(
    ({ tool, kitUsd }) => tool === 'None' && kitUsd !== undefined,
  );
  expect(priced).toEqual([]);
});

test('a part that is named by itself is one of its family, or the cheaper cure beside it', () => {
  const families = new Map(CLAIMED_REPAIRS.map(({ name, faults }) => [name, faults]));
  const misplaced = Object.entries(CLAIMED_PARTS).flatMap(([family, parts]) =>
    parts.flatMap(({ name, faults, isCheaper = false }) =>
      families.has(family) && faults.every((id) => families.get(family)?.includes(id) !== isCheaper)
        ? []
        : [`${family}: ${name}`],
    ),
  );
  expect(misplaced).toEqual([]);
  expect(Object.keys(BEFORE_RENEWAL).filter((name) => !families.has(name))).toEqual([]);
});

test('a fault that only a test separates from a claimed repair is not one that it cures', () => {
  const families = new Map(CLAIMED_REPAIRS.map(({ name, faults }) => [name, faults]));
  for (const [family, alike] of Object.entries(ALIKE_FAULTS)) {
    const cured = families.get(family);
    expect(cured, family).toBeDefined();
    expect(alike.filter((id) => cured?.includes(id))).toEqual([]);
  }
});
