import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderResult } from '~/testing/render-result.tsx';
import { ofTwoVariants, sampleAnswered } from '~/testing/sample-diagnosis.ts';

import { whyStopped } from './why-stopped.ts';

test('the sheet for a mechanic has one entry for one repair, its share and its variants', async () => {
  renderResult(ofTwoVariants());
  const heading = (await screen.findAllByText('Front brakes worn')).find(
    (found) => found.tagName === 'STRONG',
  );
  const entry = heading?.closest('section');
  expect(entry).toHaveTextContent('84%');
  expect(entry).toHaveTextContent('pads (85%), discs (15%)');
  expect(entry).toHaveTextContent('Front brake pad set, service limit reached');
  expect(entry).toHaveTextContent('Scored front brake disc');
  expect(entry).not.toHaveTextContent('Seized front caliper');
});

test('why no more is asked names the repair', () => {
  expect(whyStopped(ofTwoVariants(sampleAnswered()))).toContain('96% for front brakes worn');
});
