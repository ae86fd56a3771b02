import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { suggestedQuestions } from '~/features/chat/suggested-questions.ts';
import { renderResult } from '~/testing/render-result.tsx';
import { sampleAnswered, sampleDiagnosis } from '~/testing/sample-diagnosis.ts';

import { whyStopped } from './why-stopped.ts';

/** Its first two causes are one thing to do. */
const ofTwoVariants = (before = sampleDiagnosis()) => {
  const variants = ['pads', 'discs'];
  return sampleDiagnosis({
    ...before,
    nextQuestion: undefined,
    causes: before.causes.map((cause, index) => {
      const variant = variants[index];
      return variant === undefined
        ? cause
        : { ...cause, repair: { id: 'brakes', name: 'Front brakes worn', variant } };
    }),
  });
};

test('the sheet for a mechanic has one entry for one repair, its share and its variants', async () => {
  renderResult(ofTwoVariants());
  const [heading] = (await screen.findAllByText('Front brakes worn')).filter(
    (found) => found.tagName === 'STRONG',
  );
  const entry = heading?.closest('section');
  expect(entry).toHaveTextContent('84%');
  expect(entry).toHaveTextContent('pads (85%), discs (15%)');
  expect(entry).toHaveTextContent('Front brake pad set, service limit reached');
  expect(entry).toHaveTextContent('Scored front brake disc');
  expect(entry).not.toHaveTextContent('Seized front caliper');
});

test('why no more is asked and what the chat offers name the repair', () => {
  const diagnosis = ofTwoVariants(sampleAnswered());
  expect(suggestedQuestions(diagnosis)).toContain('Why front brakes worn?');
  expect(whyStopped(diagnosis)).toContain('96% for front brakes worn');
});
