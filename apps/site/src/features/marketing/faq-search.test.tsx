import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderPage } from '~/testing/render-page.tsx';
import { FaqPage } from '~/views/faq-page.tsx';

import { FaqSearch } from './faq-search.tsx';

test('the questions are found by words of their answers, and all are there again without any', async () => {
  const { user } = renderPage(() => (
    <FaqPage>
      <FaqSearch />
    </FaqPage>
  ));
  const box = screen.getByLabelText('Search the questions');
  await user.type(box, 'orange high-voltage');
  expect(screen.getByRole('status')).toHaveTextContent('1 question');
  expect(screen.getByText('Does it know electric cars and hybrids?')).toBeVisible();
  expect(screen.getByText('How do I pay?').closest('details')).toHaveAttribute('hidden', '');
  expect(screen.getByText('Plans and payment', { selector: 'h2' }).parentElement).toHaveAttribute(
    'hidden',
    '',
  );
  await user.type(box, ' xylophone');
  expect(screen.getByRole('status')).toHaveTextContent('No question has these words.');
  await user.clear(box);
  expect(screen.getByText('How do I pay?').closest('details')).not.toHaveAttribute('hidden', '');
});
