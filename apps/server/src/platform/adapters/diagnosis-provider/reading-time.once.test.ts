import { ADVERSARIAL_TEXTS } from '@wrenchwise/engine/testing/adversarial-texts';
import { engine } from '@wrenchwise/engine/testing/engine';
import { describe, expect, test } from 'vitest';

/** The lowest CPU time of a few runs, in milliseconds: other processes do not count. */
const costOf = (text: string, runs: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    engine.diagnose({ text }, {});
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
};

/** Linear work grows fourfold from 5,000 to 20,000 characters, quadratic work sixteenfold. */
const MAX_GROWTH = 9;

/** Slack for a slow machine, in milliseconds: quadratic work on one word took seconds. */
const SLACK_MS = 250;

describe('a text that is meant to be slow', () => {
  test.each(Object.keys(ADVERSARIAL_TEXTS))('is read in linear time: %s', (name) => {
    const make = ADVERSARIAL_TEXTS[name];
    if (make === undefined) throw new Error('a name without a text');
    // Short first: exponential backtracking would not return from a long text.
    const [tiny, short, long] = [250, 5000, 20_000].map((length) => costOf(make(length), 3));
    expect(tiny).toBeLessThan(SLACK_MS);
    expect(long).toBeLessThan(MAX_GROWTH * (short ?? 0) + SLACK_MS);
  });

  test('does not leave memory behind that grows with its length', () => {
    const before = process.memoryUsage.rss();
    for (const name of ['one word of dotted capital I', 'one word of one letter', 'NUL']) {
      for (let run = 0; run < 10; run += 1) {
        engine.diagnose({ text: ADVERSARIAL_TEXTS[name]?.(20_000) ?? '' }, {});
      }
    }
    expect(process.memoryUsage.rss() - before).toBeLessThan(150e6);
  });
});
