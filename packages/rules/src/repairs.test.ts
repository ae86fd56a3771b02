import { expect, test } from 'vitest';

import { repairsOf } from './repairs.ts';

const fan = (faultId: string, variant: string, probability: number) => ({
  faultId,
  name: `Name of ${faultId}`,
  probability,
  repair: { id: 'cooling-fan-dead', name: 'Cooling fan does not run', variant },
});

const pump = { faultId: 'water-pump', name: 'Worn water pump', probability: 0.2 };

test('causes of one repair are one entry with their sum and shares', () => {
  const [first, second] = repairsOf([
    fan('motor', 'fan motor', 0.3),
    fan('relay', 'relay', 0.1),
    pump,
  ]);
  expect(first).toMatchObject({ name: 'Cooling fan does not run', leading: { faultId: 'motor' } });
  expect(first?.probability).toBeCloseTo(0.4);
  expect(first?.variants.map(({ label, share }) => [label, share])).toEqual([
    ['fan motor', expect.closeTo(0.75)],
    ['relay', expect.closeTo(0.25)],
  ]);
  expect(second).toMatchObject({ name: 'Worn water pump', variants: [] });
});

test('a repair of which one cause is listed bears the name of the cause, as in diagnoses of older editions', () => {
  expect(repairsOf([fan('motor', 'fan motor', 0.3)])[0]).toMatchObject({
    name: 'Name of motor',
    variants: [],
  });
});
