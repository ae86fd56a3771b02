import { expect, test } from 'vitest';

import { ofTwoVariants, sampleAnswered } from '~/testing/sample-diagnosis.ts';

import { suggestedQuestions } from './suggested-questions.ts';

test('the questions that are offered name the repair', () => {
  const diagnosis = ofTwoVariants(sampleAnswered());
  expect(suggestedQuestions(diagnosis)).toContain('Why front brakes worn?');
});
