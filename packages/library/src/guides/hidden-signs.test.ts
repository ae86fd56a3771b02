import { findFault } from '@wrenchwise/knowledge/catalogue';
import { SYMPTOMS } from '@wrenchwise/knowledge/symptoms';
import { expect, test } from 'vitest';

import { library } from '../testing/library.ts';
import { HIDDEN_SIGNS } from './hidden-signs.ts';

const labels: Readonly<Record<string, { readonly label: string }>> = SYMPTOMS;
const pages = library.guides.list().flatMap(({ slug }) => library.guides.find(slug) ?? []);

test('every hidden sign is one that its fault has', () => {
  const idle = HIDDEN_SIGNS.filter(
    ([faultId, sign]) => !Object.hasOwn(findFault(faultId)?.symptoms ?? {}, sign),
  );
  expect(idle).toEqual([]);
});

test('no page says that owners notice a hidden sign, and each still says what they do', () => {
  const shown = HIDDEN_SIGNS.filter(([faultId, sign]) =>
    pages.some(
      (page) => page.faultId === faultId && page.symptoms.includes(labels[sign]?.label ?? ''),
    ),
  );
  expect(shown).toEqual([]);
  expect(pages.filter(({ symptoms }) => symptoms.length === 0)).toEqual([]);
});

test('a gearbox page speaks of no air suspension', () => {
  const signs = pages.find(({ faultId }) => faultId === 'amt-hydraulic-unit-weak')?.symptoms;
  expect(signs?.length).toBeGreaterThan(3);
  expect(signs).not.toContain('Air suspension pump runs long or often');
});
