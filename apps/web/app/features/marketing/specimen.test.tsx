import { render, screen } from '@testing-library/react';
import { diagnose } from '@wrenchwise/diagnosis/diagnose';
import { expect, test } from 'vitest';

import { formatPercent } from '~/lib/percent.ts';

import { AnswerSpecimen } from './answer-specimen.tsx';
import { markedParts } from './marked-parts.ts';
import { ReasoningFigure } from './reasoning-figure.tsx';
import { specimen } from './specimen.server.ts';

const EXAMPLE = specimen();
const { symptoms, ...car } = EXAMPLE.told;

test('the example of the public pages is the engine’s own answer to the words beside it', () => {
  const { causes, other, canDrive } = diagnose({ text: symptoms }, car);
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

test.each([
  ['the five answers', () => <AnswerSpecimen specimen={EXAMPLE} />],
  ['the figure of the reasoning', () => <ReasoningFigure specimen={EXAMPLE} />],
])('%s names the words that were put in, and the figures that came out', (_, Page) => {
  render(<Page />);
  expect(screen.getByText(/what the engine of this release answers to/)).toHaveTextContent(
    `“${symptoms}” for a 2015 Ford Focus.`,
  );
  expect(document.body).toHaveTextContent(formatPercent(EXAMPLE.first.probability));
  expect(document.body).not.toHaveTextContent(/made[- ]up/i);
});

test('marked words are the words themselves, in order, and none is lost', () => {
  const signs = [
    { text: 'rear left', present: true },
    { text: 'left and', present: true },
    { text: 'pulling', present: false },
  ];
  const parts = markedParts(symptoms, signs);
  expect(parts.map(({ text }) => text).join('')).toBe(symptoms);
  expect(parts.flatMap(({ sign }) => (sign ? [sign.text] : []))).toEqual(['rear left', 'pulling']);
});
