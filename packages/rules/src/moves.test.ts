import { expect, test } from 'vitest';

import type { Cause } from './diagnosis.ts';
import { biggestMoves } from './moves.ts';

// Only these fields of a cause are compared.
const cause = (faultId: string, probability: number) =>
  ({ faultId, name: faultId, probability }) as Cause;

test('shows the causes that moved most, the largest change first', () => {
  const before = [cause('pads', 0.32), cause('disc', 0.2), cause('caliper', 0.2)];
  const after = [cause('pads', 0.51), cause('caliper', 0.18), cause('disc', 0.05)];
  expect(biggestMoves(before, after)).toEqual([
    { faultId: 'pads', name: 'pads', from: 0.32, to: 0.51 },
    { faultId: 'disc', name: 'disc', from: 0.2, to: 0.05 },
  ]);
});

test('shows what came onto the list and what left it, and says nothing of what hardly moved', () => {
  const moves = biggestMoves(
    [cause('pads', 0.5), cause('disc', 0.1)],
    [cause('pads', 0.504), cause('bearing', 0.3)],
  );
  expect(moves).toEqual([
    { faultId: 'bearing', name: 'bearing', from: null, to: 0.3 },
    { faultId: 'disc', name: 'disc', from: 0.1, to: null },
  ]);
});
