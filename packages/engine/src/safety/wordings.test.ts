import type { DriveVerdict } from '@wrenchwise/knowledge/schema';
import { describe, expect, it } from 'vitest';

import nearMisses from '../../cases/safety/near-misses.json' with { type: 'json' };
import secondHand from '../../cases/safety/second-hand.json' with { type: 'json' };
import wordings from '../../cases/safety/wordings.json' with { type: 'json' };
import { engine } from '../testing/engine.ts';

interface Danger {
  readonly danger: string;
  readonly verdict: string;
  readonly texts: readonly string[];
}

interface NearMisses {
  readonly danger: string;
  readonly texts: readonly string[];
}

const VERDICTS: readonly DriveVerdict[] = ['yes', 'caution', 'no'];

const rankOf = (verdict: string): number => VERDICTS.findIndex((one) => one === verdict);

/** 0: the half that rules may be mended on; 1: the half that is set aside. */
type Half = 0 | 1;

const halfOf = (texts: readonly string[], half: Half): readonly string[] =>
  texts.filter((_, at) => at % 2 === half);

const dangers: readonly Danger[] = wordings.dangers;
const harmless: readonly NearMisses[] = nearMisses.dangers;

/** Descriptions of a danger without an alert whose verdict is as strict as the danger's. */
const unwarned = (half: Half, verdict: DriveVerdict): readonly string[] =>
  dangers
    .filter((one) => one.verdict === verdict)
    .flatMap(({ texts }) => halfOf(texts, half))
    .filter((text) => {
      const { alerts, canDrive } = engine.diagnose({ text }, {});
      const strictest = Math.max(-1, ...alerts.map((alert) => rankOf(alert.verdict)));
      return strictest < rankOf(verdict) || rankOf(canDrive.verdict) < rankOf(verdict);
    });

const alarmed = (half: Half): readonly string[] =>
  harmless
    .flatMap(({ texts }) => halfOf(texts, half))
    .filter((text) => engine.diagnose({ text }, {}).alerts.length > 0);

describe('a danger in ordinary words', () => {
  it.each([
    { name: 'the half for mending', half: 0, verdict: 'no', most: 24 },
    { name: 'the half kept aside', half: 1, verdict: 'no', most: 50 },
    { name: 'the half for mending', half: 0, verdict: 'caution', most: 13 },
    { name: 'the half kept aside', half: 1, verdict: 'caution', most: 40 },
  ] as const)(
    'raises an alert with the verdict “$verdict” in all but a few of $name',
    ({ half, verdict, most }) => {
      const missed = unwarned(half, verdict);
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(most);
    },
  );

  it('has a harmless neighbour for every danger', () => {
    expect(harmless.map(({ danger }) => danger)).toEqual(dangers.map(({ danger }) => danger));
    for (const { danger, texts } of harmless) {
      expect(texts.length, danger).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('the harmless neighbour of a danger', () => {
  it.each([
    { name: 'the half for mending', half: 0, most: 27 },
    { name: 'the half kept aside', half: 1, most: 26 },
  ] as const)('raises no alert in all but a few of $name', ({ half, most }) => {
    const alarms = alarmed(half);
    expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(most);
  });
});

describe('a danger in the words of many kinds of people', () => {
  it.each([
    { name: 'the half for mending', half: 0, most: 9 },
    { name: 'the half kept aside', half: 1, most: 19 },
  ] as const)('raises an alert in all but a few of $name', ({ half, most }) => {
    const texts = secondHand.cases.map(({ text }) => text);
    const silent = halfOf(texts, half).filter(
      (text) => engine.diagnose({ text }, {}).alerts.length === 0,
    );
    expect(silent.length, silent.join('\n')).toBeLessThanOrEqual(most);
  });
});
