import { describe, expect, it } from 'vitest';

import { engine } from '../testing/engine.ts';
import { listedByRepair } from './by-repair.ts';

const listed = (...faults: readonly (readonly [repair: string, probability: number])[]) =>
  faults.map(([repair, probability], place) => ({ place, probability, repair }));

describe('causes by repair', () => {
  it('put the repair first whose variants are likeliest together, and its further variants after every repair', () => {
    const order = listedByRepair(
      listed(['belt', 0.3], ['fan', 0.25], ['fan', 0.15], ['pump', 0.1]),
    );
    expect(order.map(({ place }) => place)).toEqual([1, 0, 3, 2]);
  });

  it('leave out a variant that is a small part of its repair, unless a verdict may follow from it', () => {
    const small = listedByRepair(listed(['fan', 0.6], ['fan', 0.02], ['belt', 0.01]));
    expect(small.map(({ place }) => place)).toEqual([0, 2]);
    const large = listedByRepair(
      listed(['fan', 0.3], ['fan', 0.2], ['fan', 0.1], ['fan', 0.1], ['fan', 0.06]),
    );
    expect(large).toHaveLength(5);
  });

  it('list at most four variants of a repair, and any that has a twentieth of all', () => {
    const fans = [0.3, 0.04, 0.04, 0.04].map((probability) => ['fan', probability] as const);
    expect(listedByRepair(listed(...fans, ['fan', 0.04]))).toHaveLength(4);
    expect(listedByRepair(listed(...fans, ['fan', 0.05]))).toHaveLength(5);
    expect(listedByRepair(listed(...fans, ['fan', 0.049]))).toHaveLength(4);
  });

  it('list a horn and its fuse as one repair, and the plan checks both before it repairs either', () => {
    const { causes, plan } = engine.diagnose(
      { text: 'The horn does not make any sound when I press it.' },
      {},
    );
    const [first, second] = causes;
    expect(first?.repair?.id).toBe('horn-dead');
    expect(second?.repair?.id).not.toBe('horn-dead');
    const variants = first?.variants?.map(({ faultId }) => faultId) ?? [];
    expect(variants.length).toBeGreaterThan(1);
    expect(variants[0]).toBe(first?.faultId);
    const ofRepair = plan.filter(({ faultId }) => variants.includes(faultId));
    const kinds = ofRepair.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('check')).toBeLessThan(kinds.indexOf('repair'));
    expect(new Set(ofRepair.map(({ faultId }) => faultId)).size).toBeGreaterThan(1);
  });
});
