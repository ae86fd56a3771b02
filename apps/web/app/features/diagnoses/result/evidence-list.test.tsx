import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { sampleDiagnosis } from '~/testing/sample-diagnosis.ts';

import { EvidenceList } from './evidence-list.tsx';

const [cause] = sampleDiagnosis().causes;
const note = (text: string, weight: number) => ({
  text,
  weight,
  meaning: text,
  effect: weight > 0 ? ('for' as const) : ('against' as const),
  source: 'words' as const,
});

test('shows the strongest signs first, one against among them, and the rest when asked', async () => {
  if (!cause) throw new Error('The sample has no cause');
  const evidence = [
    note('weak', 0.1),
    note('against', -0.2),
    ...[1, 2, 3, 4, 5].map((weight) => note(`sign ${weight}`, weight)),
  ];
  render(<EvidenceList cause={{ ...cause, evidence }} />);
  const quotes = () => screen.getAllByText(/^“/).map((quote) => quote.textContent);
  expect(quotes()).toEqual(['“sign 5”', '“sign 4”', '“sign 3”', '“sign 2”', '“against”']);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 weaker signs' }));
  expect(quotes()).toHaveLength(7);
});
