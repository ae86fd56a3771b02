import { expect, test } from 'vitest';

import { FAULTS } from '../knowledge/catalogue.ts';
import { describeCode } from './describe-code.ts';
import { listedCauses } from './listed-causes.ts';
import { pagedCodes } from './paged-codes.ts';

const pages = [...pagedCodes()].flatMap((code) => describeCode(code) ?? []);

test('every code that a fault lists has a page, families as ten', () => {
  const patterns = FAULTS.flatMap((fault) => Object.keys(fault.codes ?? {}));
  for (const pattern of patterns)
    for (const code of pattern.endsWith('x')
      ? Array.from({ length: 10 }, (_, digit) => `${pattern.slice(0, -1)}${digit}`)
      : [pattern])
      expect(pagedCodes().has(code), code).toBe(true);
});

test('no page is about anything but a code of SAE J2012', () => {
  for (const code of pagedCodes()) expect(code).toMatch(/^[PBCU][0-3][0-9A-F]{3}$/);
  for (const text of ['P030x', 'p0420', 'P0420 ', 'X0420', 'P4420', ''])
    expect(describeCode(text), text).toBeUndefined();
});

test('every page says what the code means, when a lamp lights, what to note and whether to clear', () => {
  expect(pages).toHaveLength(pagedCodes().size);
  for (const { code, name, plain, lamp, freezeFrame, clear, group } of pages) {
    for (const text of [name, lamp, clear, group.about, ...plain]) {
      expect(text.trim(), code).not.toBe('');
      expect(text, code).not.toMatch(/\$\d|undefined/);
    }
    expect(plain.length, code).toBeGreaterThan(0);
    expect(freezeFrame.length, code).toBeGreaterThan(0);
  }
});

test('where a fault lists the code, the page has causes, checks, a verdict and a cost', () => {
  for (const page of pages.filter(({ code }) => listedCauses(code).length > 0)) {
    const { code, causes, checks, drive, cost, more } = page;
    expect(causes.length, code).toBeGreaterThan(0);
    expect(checks.length, code).toBeGreaterThan(0);
    expect(drive?.reasons.length, code).toBeGreaterThan(0);
    const { likeliest = [0, 0], all = [0, 0] } = cost ?? {};
    expect(likeliest[0], code).toBeGreaterThanOrEqual(all[0]);
    expect(likeliest[1], code).toBeLessThanOrEqual(all[1]);
    const shares = causes.map(({ share }) => share ?? 1);
    expect(shares, code).toEqual([...shares].sort((a, b) => b - a));
    const sum = shares.reduce((a, b) => a + b, more.share);
    expect(Math.abs(sum - 1), code).toBeLessThan(0.05);
  }
});

test('where no fault lists the code, the page claims no cause, verdict or cost, and names a neighbour', () => {
  const thin = pages.filter(({ code }) => listedCauses(code).length === 0);
  expect(thin.length).toBeGreaterThan(0);
  for (const { code, causes, checks, drive, cost, neighbour } of thin) {
    expect([causes, checks, drive, cost], code).toEqual([[], [], undefined, undefined]);
    expect(neighbour === undefined || listedCauses(neighbour.code).length > 0, code).toBe(true);
  }
});

test('no two pages are alike but for the code in them', () => {
  const seen = new Map<string, string>();
  for (const page of pages) {
    const told = JSON.stringify({ ...page, code: '' });
    expect(seen.get(told), page.code).toBeUndefined();
    seen.set(told, page.code);
  }
});

test('related codes lead to pages, and never to the page itself', () => {
  for (const { code, family, together } of pages)
    for (const other of [...family, ...together]) {
      expect(pagedCodes().has(other.code), `${code} to ${other.code}`).toBe(true);
      expect(other.code).not.toBe(code);
    }
});

test('a page is small: 6 kB at most on average', () => {
  const bytes = pages.reduce((sum, page) => sum + JSON.stringify(page).length, 0);
  expect(bytes / pages.length).toBeLessThan(6000);
});

test('P0420 is first a worn catalyst, and a blocked one must not be driven', () => {
  const page = describeCode('P0420');
  expect(page?.causes[0]?.faultId).toBe('catalyst-inefficient');
  expect(page?.drive?.reasons.at(-1)).toMatchObject({
    cause: 'Blocked catalytic converter',
    verdict: 'no',
  });
});
