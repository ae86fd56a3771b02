import { engine } from '@wrenchwise/engine/testing/engine';
import { expect, test } from 'vitest';

import { specimen } from './specimen.server.ts';

const EXAMPLE = specimen();
const { symptoms, ...car } = EXAMPLE.input;

test('the example of the public pages is the engine’s own answer to the words beside it', () => {
  const { causes, other, canDrive } = engine.diagnose({ text: symptoms }, car, {
    region: 'uk',
  });
  expect(EXAMPLE.first).toMatchObject({
    name: causes[0]?.name,
    probability: causes[0]?.probability,
  });
  expect(EXAMPLE.cost.professional).toEqual(causes[0]?.cost.professional);
  expect(EXAMPLE).toMatchObject({ other, canDrive });
});

test('it shows words that speak for the cause and words that speak against it', () => {
  const signs = EXAMPLE.weights.map(({ weight }) => Math.sign(weight));
  expect(signs).toContain(1);
  expect(signs).toContain(-1);
  for (const { text } of EXAMPLE.weights) expect(symptoms).toContain(text);
});
