import { expect, test } from 'vitest';

import { library } from '../testing/library.ts';

const { paged, describe: describeCode } = library.codes;

const pages = [...paged()].flatMap((code) => describeCode(code) ?? []);

test.each([
  ['P0117', /130 °C/, /−40/],
  ['P0118', /−40 °C/, /130/],
  ['P0131', /below about 0\.2 V/, /above/],
  ['P0132', /above about 0\.9 V/, /below/],
  ['P0562', /Below 13 V/, /above 15/i],
  ['P0563', /Above 15 V/, /below 13/i],
  ['P0103', /Far more than 0/, /Well below/],
] as const)('the live value of %s answers the direction of its code', (code, said, unsaid) => {
  const faulty = describeCode(code)
    ?.live.map((value) => value.faulty)
    .join(' ');
  expect(faulty).toMatch(said);
  expect(faulty).not.toMatch(unsaid);
});

test('only what measures a quantity is asked whether that is really as far out', () => {
  const asked = pages.filter(({ circuit }) =>
    circuit?.places.some((place) => place.includes('really be as far out')),
  );
  expect(asked.length).toBeGreaterThan(0);
  for (const { code, name } of asked) {
    expect(name, code).not.toMatch(/position|speed sensor|ambient|^outside/i);
  }
});

test('a code that comes and goes does not play the plug down or up against its causes', () => {
  const ofPlugs = pages.filter(({ plain }) => plain.join(' ').includes('comes and goes'));
  expect(ofPlugs.length).toBeGreaterThan(30);
  for (const { code, plain } of ofPlugs) {
    expect(plain.join(' '), code).not.toMatch(/before you suspect the part/);
  }
});

test('the letter of a coil beyond the fourth is explained, and no distributor is blamed for it', () => {
  const page = describeCode('P0358');
  expect(page?.plain.join(' ')).toContain('H is the eighth coil');
  expect(page?.causes.map(({ faultId }) => faultId)).not.toContain('ignition-module-failed');
});

test('the front airbags and the curtains have no plug under a seat', () => {
  for (const code of ['B0001', 'B0002', 'B0010', 'B0021', 'B0029']) {
    expect(describeCode(code)?.circuit?.places.join(' '), code).not.toMatch(/under a seat/);
  }
});
