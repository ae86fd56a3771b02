import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { EvidenceNote } from '@wrenchwise/rules/diagnosis';
import { expect, test } from 'vitest';

import { sampleDiagnosis } from '~/testing/sample-diagnosis.ts';

import { CauseExplanation } from './cause-explanation.tsx';
import { reasonsInWords } from './reasons.ts';
import { strengthInWords, weighingOf } from './weighing.ts';

const [sample] = sampleDiagnosis().causes;
if (!sample) throw new Error('The sample has no cause');

const note = (
  given: Partial<EvidenceNote> & Pick<EvidenceNote, 'text' | 'weight'>,
): EvidenceNote => ({
  meaning: `Read as ${given.text}`,
  effect: given.weight > 0 ? 'for' : 'against',
  source: 'words',
  ...given,
});

test('what moved a cause adds up, from its base rate to its probability', () => {
  const cause = {
    ...sample,
    baseRate: 0.02,
    probability: 0.4,
    evidence: [
      note({ text: 'grinding', weight: 3 }),
      note({ text: 'P0301', source: 'code', weight: 1 }),
      note({
        text: 'This car',
        source: 'vehicle',
        meaning: 'More common on this car',
        weight: 0.7,
      }),
    ],
  };
  const { groups, others, car } = weighingOf(cause, 'a grinding noise');
  const moved = groups
    .flatMap(({ weights }) => weights)
    .reduce((sum, { weight }) => sum + weight, 0);
  const odds = (0.02 / 0.98) * Math.exp(moved + others);
  expect(odds / (1 + odds)).toBeCloseTo(0.4, 6);
  // The car's own share is in the base rate already, and is not counted again.
  expect(moved).toBe(4);
  expect(car).toHaveLength(1);
});

test('quotes the user only with words that they wrote', () => {
  const { groups } = weighingOf(
    {
      ...sample,
      evidence: [
        note({ text: 'it’s Grinding', weight: 1 }),
        note({
          text: 'Not mentioned',
          meaning: 'Not mentioned, and usual with it: Squealing',
          weight: -0.3,
        }),
        note({ text: 'Yes: Squealing', source: 'answer', meaning: 'Squealing', weight: 0.5 }),
      ],
    },
    "When I brake it's  grinding",
  );
  expect(groups.flatMap(({ weights }) => weights)).toMatchObject([
    { quote: 'it’s Grinding', meaning: 'Read as it’s Grinding' },
    { quote: undefined, meaning: 'Not mentioned, and usual with it: Squealing' },
    { quote: undefined, meaning: 'Yes: Squealing' },
  ]);
});

test('says why in the sentences of a mechanic: what speaks for it, what against, and no figures', () => {
  const reasons = (evidence: EvidenceNote[]) =>
    reasonsInWords(weighingOf({ ...sample, evidence }, 'A grinding noise, no warning lights'));
  const grinding = note({ text: 'grinding noise', meaning: 'Grinding when braking', weight: 3 });
  const code = note({ text: 'C1095', meaning: 'C1095', source: 'code', weight: 2 });
  const quiet = note({ text: 'no warning lights', meaning: 'No warning lights', weight: -1 });
  const silent = note({
    text: 'Not mentioned',
    meaning: 'Not mentioned, and usual with it: Squealing',
    weight: -0.5,
  });
  expect(reasons([grinding])).toBe('“grinding noise” (grinding when braking) speaks for it.');
  expect(reasons([silent, quiet, code, grinding])).toBe(
    '“grinding noise” (grinding when braking) and C1095 speak for it. “no warning lights” and no word of squealing speak against it.',
  );
  const whole = note({ text: 'all of it', source: 'text-model', weight: 1 });
  expect(reasons([whole])).toBe('Owners of cars with this fault describe it much like this.');
  expect(reasons([])).toBe('');
});

test('says how strong a sign is in words, in both directions', () => {
  expect([3, 1.2, 0.5, 0.1, -0.1, -0.5, -1.2, -3].map(strengthInWords)).toEqual([
    'far likelier',
    'much likelier',
    'likelier',
    'a little likelier',
    'a little less likely',
    'less likely',
    'much less likely',
    'far less likely',
  ]);
});

test('shows the strongest signs first, one against among them, and the rest when asked', async () => {
  const words = ['one', 'two', 'three', 'four', 'five', 'six'];
  const cause = {
    ...sample,
    evidence: [
      note({ text: 'weak', weight: 0.1 }),
      note({ text: 'against', weight: -0.2 }),
      ...words.map((text, index) => note({ text, weight: index + 1 })),
    ],
  };
  render(<CauseExplanation cause={cause} symptoms={`weak against ${words.join(' ')}`} />);
  const quotes = () => Array.from(document.querySelectorAll('q'), (quote) => quote.textContent);
  expect(quotes()).toEqual(['six', 'five', 'four', 'three', 'two', 'against']);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 weaker signs' }));
  expect(quotes()).toHaveLength(8);
});
