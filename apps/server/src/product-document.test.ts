import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { ERRORS } from '@wrenchwise/contract/errors';
import { DRIVE_WORDS } from '@wrenchwise/rules/drive-words';
import { planPrice } from '@wrenchwise/rules/plan-price';
import { PLANS } from '@wrenchwise/rules/plans';
import { describe, expect, test } from 'vitest';

const DOCUMENT = readFileSync(resolve(import.meta.dirname, '../../../docs/product.md'), 'utf8');

/** The rows of a section's tables, by the code in their first cell. */
const rowsOf = (heading: string): ReadonlyMap<string, readonly (readonly string[])[]> => {
  const section = DOCUMENT.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return Map.groupBy(
    rows.map(([name = '', ...cells]) => [name.replaceAll('`', ''), ...cells]),
    ([name = '']) => name,
  );
};

describe('docs/product.md', () => {
  test('has every code of the error catalogue with its status, message, severity and retry', () => {
    const rows = rowsOf('Errors');
    expect([...rows.keys()].toSorted()).toEqual(Object.keys(ERRORS).toSorted());
    for (const [code, { status, message, severity, retryable }] of Object.entries(ERRORS)) {
      expect(rows.get(code)).toEqual([
        [code, String(status), message, severity, retryable ? 'yes' : ''],
      ]);
    }
  });

  test('has the plans of the catalogue with names, prices, trials, allowances and limits', () => {
    const rows = rowsOf('Plans');
    const amount = (value: number | null): string => value?.toLocaleString('en-GB') ?? 'unlimited';
    expect([...rows.keys()]).toEqual(Object.keys(PLANS));
    for (const plan of Object.values(PLANS)) {
      const { id, name, label, priceCents, trialDays, allowances, limits, featureKeys } = plan;
      const [offer, included = []] = rows.get(id) ?? [];
      expect(offer).toEqual([
        id,
        name,
        label,
        planPrice(priceCents),
        trialDays === 0 ? '–' : `${trialDays} days`,
        amount(allowances.diagnoses),
        amount(allowances.repairGuides),
      ]);
      const [, keys = '', ...bounds] = included;
      expect([...keys.matchAll(/`([^`]+)`/g)].map(([, key]) => key)).toEqual(featureKeys);
      expect(bounds).toEqual(
        [limits.apiCalls, limits.storage, limits.concurrentUsers].map((limit) => amount(limit)),
      );
    }
  });

  test('has the only words for each driving verdict', () => {
    const rows = rowsOf('Driving verdict');
    expect([...rows.values()].flat()).toEqual(
      Object.entries(DRIVE_WORDS).map(([verdict, { words, short }]) => [verdict, words, short]),
    );
  });
});
