import { engine } from '@wrenchwise/engine/testing/engine';
import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { codeOnMakes, codesOnMakes } from '@wrenchwise/knowledge/codes/code-makes';
import { recordOf } from '@wrenchwise/knowledge/codes/code-record';
import { isMakers } from '@wrenchwise/knowledge/codes/code-table';
import { isLeftOut } from '@wrenchwise/knowledge/codes/left-out-causes';
import { PRICE_REGION_IDS } from '@wrenchwise/knowledge/price-regions';
import { expect, test } from 'vitest';

import { library } from '../testing/library.ts';
import { namesCode } from './fitting-checks.ts';

const { paged, describe: describeCode, causes: causesOf } = library.codes;

const pages = [...paged()].flatMap((code) => describeCode(code) ?? []);

test('every code that a fault lists has a page, families as ten', () => {
  const patterns = FAULTS.flatMap((fault) => Object.keys(fault.codes ?? {}));
  for (const pattern of patterns) {
    for (const code of pattern.endsWith('x')
      ? Array.from({ length: 10 }, (_, digit) => `${pattern.slice(0, -1)}${digit}`)
      : [pattern]) {
      expect(paged().has(code), code).toBe(true);
    }
  }
});

test('no page is about anything but a code of SAE J2012', () => {
  for (const code of paged()) expect(code).toMatch(/^[PBCU][0-3][0-9A-F]{3}$/);
  for (const text of ['P030x', 'p0420', 'P0420 ', 'X0420', 'P4420', '']) {
    expect(describeCode(text), text).toBeUndefined();
  }
});

test('every page says what the code means, which warning light comes on, what to note and whether to clear', () => {
  expect(pages).toHaveLength(paged().size);
  for (const { code, name, plain, light, freezeFrame, clear, group } of pages) {
    for (const text of [name, light, clear, group.about, ...plain]) {
      expect(text.trim(), code).not.toBe('');
      expect(text, code).not.toMatch(/\$\d|undefined/);
    }
    expect(plain.length, code).toBeGreaterThan(0);
    expect(freezeFrame.length, code).toBeGreaterThan(0);
  }
});

const isGeneric = ({ code }: { code: string }) =>
  !isMakers(code) && engine.codes.componentOf(code) !== undefined;

test('where a fault lists a code of every make, the page has causes, checks, a verdict and a cost', () => {
  const isCauseOf = (code: string) => (id: string) => !isLeftOut(recordOf(engine.codes, code), id);
  const listed = pages.filter(
    (page) =>
      isGeneric(page) && causesOf.of(page.code).some(({ fault }) => isCauseOf(page.code)(fault.id)),
  );
  expect(listed.length).toBeGreaterThan(800);
  for (const { code, causes, checks, drive, cost, other } of listed) {
    expect(causes.length, code).toBeGreaterThan(0);
    expect(checks.length, code).toBeGreaterThan(0);
    expect(drive.reason, code).not.toBe('');
    for (const region of PRICE_REGION_IDS) {
      const middle = cost?.middle[region];
      expect(middle?.low, code).toBeGreaterThan(0);
      expect(middle?.high, code).toBeGreaterThan(middle?.low ?? Infinity);
    }
    const shares = causes.map(({ share }) => share);
    expect(shares, code).toEqual([...shares].sort((a, b) => b - a));
    const sum = shares.reduce((a, b) => a + b, other);
    expect(sum, code).toBeCloseTo(1, 6);
  }
});

test('a code that each maker defines claims no cause of every car, only what it is on some makes', () => {
  const makers = pages.filter((page) => !isGeneric(page));
  expect(makers.length).toBeGreaterThan(15);
  for (const { code, causes, cost, drive } of makers) {
    expect([causes, cost], code).toEqual([[], undefined]);
    expect(drive.verdict, code).toBe('caution');
  }
  expect(describeCode('P17F1')?.onMakes[0]?.cars).toContain('Nissan');
});

test('no two pages are alike but for the code in them', () => {
  const seen = new Map<string, string>();
  for (const page of pages) {
    const content = JSON.stringify({ ...page, code: '' });
    expect(seen.get(content), page.code).toBeUndefined();
    seen.set(content, page.code);
  }
});

test('related codes lead to pages, and never to the page itself', () => {
  for (const { code, family, together } of pages) {
    for (const other of [...family, ...together]) {
      expect(paged().has(other.code), `${code} to ${other.code}`).toBe(true);
      expect(other.code).not.toBe(code);
    }
  }
});

test('a page is small: 6 kB at most on average', () => {
  const bytes = pages.reduce((sum, page) => sum + JSON.stringify(page).length, 0);
  expect(bytes / pages.length).toBeLessThan(6000);
});

test('every page has one verdict: no cause has another, and what is graver is said to be a cause', () => {
  for (const { code, causes, drive } of pages) {
    expect(Object.keys(drive).sort(), code).toEqual(
      expect.arrayContaining(['cause', 'reason', 'verdict']),
    );
    for (const cause of causes) expect(Object.keys(cause), code).not.toContain('drive');
    expect(drive.graver?.cause, code).not.toBe(drive.cause);
  }
});

test('no check asks what the code says', () => {
  const answered = pages.flatMap(({ code, checks }) =>
    checks
      .filter(({ title }) => /^(?:read|see|scan)\b.*\b(?:codes?|which|whether)\b/i.test(title))
      .filter(({ finding }) => namesCode(finding, code))
      .map(({ title }) => `${code}: ${title}`),
  );
  expect(answered).toEqual([]);
});

test('no check of a code that is stored while driving is for a car that does not start', () => {
  for (const { code, checks } of pages.filter((page) => /^P0(?:1[37]|30|4[0-5])/.test(page.code))) {
    for (const { title, finding } of checks) {
      expect(`${title}. ${finding}`, code).not.toMatch(/does not fire|will not start|cranking,/);
    }
  }
});

test.each([
  ['P0171', ['Listen for the pump to prime']],
  ['P0301', ['Read which cylinder misfires']],
  ['P0136', ['Read whether the code names sensor 2']],
  ['P0420', ['Look up when the plugs were last changed', 'Measure the real oil use']],
] as const)('%s does not ask for %s', (code, titles) => {
  const asked = describeCode(code)?.checks.map(({ title }) => title) ?? [];
  for (const title of titles) expect(asked).not.toContain(title);
});

test.each([
  ['P0420', ['catalyst-inefficient', 'oxygen-sensor-downstream-failed', 'exhaust-manifold-leak']],
  ['P0430', ['catalyst-inefficient', 'oxygen-sensor-downstream-failed', 'exhaust-manifold-leak']],
  ['P0171', ['intake-vacuum-leak', 'mass-air-flow-sensor-dirty', 'crankcase-breather-failed']],
  ['P0174', ['intake-vacuum-leak', 'mass-air-flow-sensor-dirty', 'fuel-pump-in-tank-failing']],
  ['P0301', ['ignition-coil-failed', 'spark-plugs-worn', 'injector-circuit-fault']],
  ['P0113', ['mass-air-flow-sensor-dirty']],
  ['P0440', ['fuel-cap-not-sealing', 'evap-hose-leak', 'evap-purge-valve-stuck-open']],
  ['P0505', ['throttle-body-carboned', 'intake-vacuum-leak']],
  ['P2096', ['oxygen-sensor-downstream-failed', 'exhaust-manifold-leak']],
  ['B1318', ['alternator-failed', 'starter-battery-worn', 'battery-terminals-corroded']],
] as const)('%s lists what a technician looks at', (code, faults) => {
  const listed = causesOf.of(code).map(({ fault }) => fault.id);
  expect(listed).toEqual(expect.arrayContaining([...faults]));
});

test.each([
  ['P0128', 'P0122'],
  ['P0171', 'P0167'],
])('%s is not shown beside %s, of another part, because their numbers are near', (code, other) => {
  expect(describeCode(code)?.family.map((one) => one.code)).not.toContain(other);
});

test('P0420 is first a worn catalyst, may be driven, and is graver with a blocked one', () => {
  const page = describeCode('P0420');
  expect(page?.causes[0]?.faultId).toBe('catalyst-inefficient');
  expect(page?.drive).toMatchObject({
    verdict: 'yes',
    cause: 'Worn catalytic converter',
    graver: { cause: 'Blocked catalytic converter' },
  });
});

test('codes are related by what they are about, wherever they stand in the list', () => {
  const familyOf = (code: string) => describeCode(code)?.family.map((one) => one.code) ?? [];
  expect(familyOf('P0171')).toEqual(expect.arrayContaining(['P0172', 'P0174']));
  const unrelated = pages.flatMap(({ code, family }) => {
    const component = engine.codes.componentOf(code)?.toLowerCase() ?? '';
    return family.flatMap((other) => {
      const of = engine.codes.componentOf(other.code)?.toLowerCase() ?? '-';
      const isMixture = /lean|rich|trim/.test(component) && /lean|rich|trim/.test(of);
      const isShared =
        isMixture ||
        component.split(/[^a-z]+/).some((word) => word.length > 1 && of.includes(word.slice(0, 4)));
      return isShared ? [] : [`${code} (${component}) beside ${other.code} (${of})`];
    });
  });
  expect(unrelated).toEqual([]);
});

test('a live value says what a good car shows and what proves the fault', () => {
  expect(describeCode('P0420')?.live[0]?.sound).toContain('0.6–0.8 V');
  expect(describeCode('P0128')?.live[0]?.name).toContain('Coolant temperature');
  const told = pages.filter(({ live }) => live.length > 0);
  expect(told.length).toBeGreaterThan(100);
  for (const { code, live } of told) {
    expect(new Set(live.map(({ name }) => name)).size, code).toBe(live.length);
  }
});

test('what a code means on some makes is on its page, each with a guide that exists', () => {
  for (const code of codesOnMakes()) {
    const page = describeCode(code);
    expect(page?.onMakes.length, code).toBe(codeOnMakes(code).length);
    for (const { cars, finding, guide } of page?.onMakes ?? []) {
      expect(library.guides.find(guide[0])?.title, `${code} ${cars}`).toBe(guide[1]);
      expect(finding, `${code} ${cars}`).toMatch(/\.$/);
    }
  }
});
