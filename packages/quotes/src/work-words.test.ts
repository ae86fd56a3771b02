import { expect, test } from 'vitest';

import { readQuote } from './read-quote.ts';

const kindOf = (words: string): string | undefined => readQuote(`${words}   £60.00`).lines[0]?.kind;

test.each([
  'Four wheel alignment',
  'Air con regas R134a',
  'Fit & balance',
  'Cylinder head skim (sublet)',
  'Sublet machining',
  'Head pressure test',
  'Key programming',
  'DPF forced regeneration',
  'EGR valve clean',
  'Brake fluid change',
  'ADAS calibration',
  'Seized bolt extraction',
  'Fahrzeugdiagnose',
  'Achsvermessung',
])('work at a fixed price is labour without hours: %s', (words) => {
  expect(kindOf(words)).toBe('labour');
});

test.each([
  'Exhaust fitting kit',
  'Einbausatz Auspuff',
  'Fuel delivery pump',
  'Recon head exchange',
  'Injector seal repair kit',
  'Drain plug washer',
  'Test fluid',
  'Bleed nipple',
  'Balance shaft chain',
])('a thing whose name has a word of work is a part: %s', (words) => {
  expect(kindOf(words)).toBe('part');
});

test.each([
  'Env. charge',
  'Shop materials',
  'Environmental levy',
  'Altölentsorgung',
  'Altolentsorgung',
])('what a workshop adds is a fee: %s', (words) => {
  expect(kindOf(words)).toBe('fee');
});
