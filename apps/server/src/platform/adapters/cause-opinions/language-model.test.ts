import { expect, it } from 'vitest';

import { opinionsOf } from './language-model.ts';

const TEXT = 'It grinds when I brake and the pedal shakes.';
const CAUSES = ['pads', 'disc', 'caliper'].map((faultId) => ({ faultId }));

/** The weights of an answer that names the causes in their order with these certainties. */
const weightsOf = (...certainties: readonly number[]): readonly number[] =>
  opinionsOf(
    {
      likely: certainties.map((certainty, at) => ({
        id: CAUSES[at]?.faultId ?? '',
        certainty,
        words: 'grinds when I brake',
      })),
      unlikely: [],
    },
    // Only the ids of the causes are read.
    { causes: CAUSES } as unknown as Parameters<typeof opinionsOf>[1],
    TEXT,
  ).map(({ weight }) => Number((weight / Math.log(8)).toFixed(3)));

it('counts a certainty in full for the first cause, and less for the next ones', () => {
  expect(weightsOf(0.5, 0.3, 0.2)).toEqual([0.5, 0.21, 0.1]);
});

it('brings certainties down that sum to more than one car can have', () => {
  expect(weightsOf(0.9, 0.9, 0.9)).toEqual([0.333, 0.233, 0.167]);
});

it('counts no certainty for more than 0.7', () => {
  expect(weightsOf(0.95, 0.05)).toEqual([0.7, 0.035]);
});

it('drops what rests on words that the owner did not write', () => {
  const given = opinionsOf(
    { likely: [{ id: 'pads', certainty: 0.5, words: 'smells of petrol' }], unlikely: [] },
    { causes: CAUSES } as unknown as Parameters<typeof opinionsOf>[1],
    TEXT,
  );
  expect(given).toEqual([]);
});
