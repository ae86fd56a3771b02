import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { describe, expect, test } from 'vitest';

import { replyTo } from './replies.ts';

const nextQuestion: Diagnosis['nextQuestion'] = {
  id: 'symptom:fan-never-on',
  kind: 'symptom',
  text: 'Does the radiator fan stay still even when the engine is hot?',
  steps: [],
  minutes: 1,
  tool: 'None',
  options: [
    { id: 'yes', label: 'Yes' },
    { id: 'no', label: 'No' },
    { id: 'unknown', label: 'I can’t check that' },
  ],
  gain: 0.2,
};

const put = (questionId: string | undefined) => ({
  // Of the diagnosis only the open question is looked at.
  diagnosis: { nextQuestion } as Diagnosis,
  focus: { questionId },
});

describe('a short reply', () => {
  test.each([
    ['yes', 'yes'],
    ['Yep, it does', 'yes'],
    ['no it doesn’t', 'no'],
    ['nope', 'no'],
  ])('answers the question that was put back: %s', (text, optionId) => {
    expect(replyTo(text, put(nextQuestion?.id))).toMatchObject({ optionId });
  });

  test.each(['not sure', 'yes?', 'how much is that', 'no idea'])(
    'that decides nothing is none: %s',
    (text) => {
      expect(replyTo(text, put(nextQuestion?.id))).toBeUndefined();
    },
  );

  test('answers nothing where no question was put back', () => {
    expect(replyTo('yes', put(undefined))).toBeUndefined();
  });
});
