import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { hasFacts } from '@wrenchwise/vehicle/facts/has-facts';
import { describe, expect, test } from 'vitest';

import { library } from '../testing/library.ts';
import { createGuideSearch } from './guide-search.ts';
import { createSiteSearch, type Found } from './site-search.ts';

const guides = createGuideSearch(
  KNOWLEDGE,
  [...library.jobs.list(), ...library.guides.list()],
  () => '',
);
const search = createSiteSearch({ guides, codes: library.codes.search, hasPage: hasFacts });

const nameOf = (found: Found): string => {
  if (found.kind === 'code') return found.code.code;
  if (found.kind === 'guide') {
    return 'faultId' in found.guide ? found.guide.faultId : found.guide.slug;
  }
  return found.kind === 'car' ? found.path : found.page.path;
};

const names = (text: string): readonly string[] => search(text).map(nameOf);

describe('a trouble code is found in any spelling, by itself or among other words', () => {
  test.each([
    ['0420', 'P0420'],
    ['p 0420', 'P0420'],
    ['po420', 'P0420'],
    ['P0420-00', 'P0420'],
    ['what is code p0299 on a golf', 'P0299'],
  ])('“%s”', (text, code) => {
    expect(names(text)[0]).toBe(code);
  });
});

describe('British and American words find the same repair', () => {
  test.each([
    ['cambelt', 'timing belt'],
    ['wishbone bush', 'control arm bush'],
    ['drop link', 'sway bar link'],
    ['track rod end', 'tie rod end'],
    ['inner track rod', 'inner tie rod'],
    ['cracked wishbone', 'cracked control arm'],
    ['heater matrix leaking', 'leaking heater core'],
    ['anti roll bar bushes', 'stabiliser bar bushes'],
    ['panhard rod', 'track bar'],
    ['gear cable bush', 'shift cable bushing'],
    ['electric tailgate motor', 'power tailgate motor'],
    ['handbrake cable', 'emergency brake cable'],
    ['windscreen chip', 'windshield chip'],
    ['flat tyre', 'flat tire'],
    ['gearbox slipping', 'transmission slipping'],
    ['bonnet stuck', 'hood stuck'],
  ])('“%s” and “%s”', (british, american) => {
    expect(names(british).length).toBeGreaterThan(0);
    expect(names(american)[0]).toBe(names(british)[0]);
  });
});

describe('the jobs that owners ask for are found by British, American and misspelt words', () => {
  test.each([
    ['remove stripped screw', 'free-a-seized-or-rounded-bolt'],
    ['torqe wrench', 'use-a-torque-wrench'],
    ['door card off', 'take-off-a-door-panel'],
    ['hpi check', 'check-a-used-cars-history'],
    ['child car seat instalation', 'fit-a-child-seat'],
    ['hail dents', 'deal-with-a-dent'],
    ['undercoating', 'protect-the-underside-from-rust'],
    ['bad mpg', 'find-out-why-it-uses-too-much-fuel'],
    ['water in boot', 'find-where-water-gets-in'],
    ['instal car stereo', 'fit-a-new-car-radio'],
  ])('“%s”', (text, slug) => {
    expect(names(text)[0]).toBe(slug);
  });

  test.each([
    ['worn clutch', 'clutch-friction-worn'],
    ['stolen cat', 'catalyst-stolen'],
    ['wet carpet', 'scuttle-drain-blocked'],
    ['misfire', 'ignition-coil-failed'],
  ])('“%s” still finds the repair', (text, faultId) => {
    expect(names(text)[0]).toBe(faultId);
  });
});

describe('words of a question do not hide what it is about', () => {
  test.each([
    ['cambelt replacement cost', 'timing-belt-overdue'],
    ['head gasket symptoms', 'head-gasket-blown'],
    ['coolant leak', 'coolant-hose-split'],
    ['alternatr problems', 'alternator-failed'],
    ['coil packs', 'ignition-coil-failed'],
    ['reset service light golf', 'reset-the-service-light'],
    ['reset oil light', 'reset-the-service-light'],
  ])('“%s”', (text, fault) => {
    expect(names(text)[0]).toBe(fault);
  });
});

describe('a model finds its page, and a part on it the part', () => {
  test.each([
    ['ford focus', '/car-specifications/ford/focus'],
    ['VW Golf specifications', '/car-specifications/volkswagen/golf'],
    ['toyta yaris', '/car-specifications/toyota/yaris'],
  ])('“%s”', (text, path) => {
    expect(names(text)[0]).toBe(path);
  });

  test('brake pads of a model are the job, then the model', () => {
    const found = names('ford focus brake pads');
    expect(found[0]).toBe('change-front-brake-pads-and-discs');
    expect(found).toContain('/car-specifications/ford/focus');
  });
});

test.each([
  ['contact', '/contact'],
  ['price', '/pricing'],
  ['cancel my subscription', '/faq'],
  ['how accurate is it', '/how-accurate'],
  ['check a quote', '/check'],
  ['is my garage right', '/check'],
])('a page of the site is found by name: “%s”', (text, path) => {
  expect(names(text)[0]).toBe(path);
});

test('a search that only shares common words finds little or nothing', () => {
  expect(names('')).toEqual([]);
  expect(names('xylophone quartet')).toEqual([]);
  for (const text of ['engine management light', 'battery light on', 'service light']) {
    expect(names(text).length).toBeLessThanOrEqual(20);
  }
});
