import { render, screen } from '@testing-library/react';
import { formatPercent } from '@wrenchwise/rules/percent';
import { expect, test } from 'vitest';

import { AnswerSpecimen } from './answer-specimen.tsx';
import { markedParts } from './marked-parts.ts';
import { ReasoningFigure } from './reasoning-figure.tsx';
import { specimen } from './specimen.server.ts';

const EXAMPLE = specimen();
const { symptoms } = EXAMPLE.input;

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
