import { screen, within } from '@testing-library/react';
import { answerQuestion, withdrawAnswer } from '@wrenchwise/domain/endpoints/diagnoses';
import { expect, test } from 'vitest';

import { renderResult } from '~/testing/render-result.tsx';
import { SAMPLE_QUESTION, sampleAnswered, sampleDiagnosis } from '~/testing/sample-diagnosis.ts';

test('weighs the causes again when the question is answered', async () => {
  const { user, api } = renderResult();
  api.answer(answerQuestion, sampleAnswered());
  expect(await screen.findByRole('button', { name: /Worn front brake pads\s*71%/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Under 3 mm' }));
  expect(
    await screen.findByText(
      'Weighed again. Worn front brake pads rose from 71% to 93%. Scored front brake disc fell from 13% to 3%.',
    ),
  ).toHaveAttribute('role', 'status');
  expect(screen.getByRole('button', { name: /Worn front brake pads\s*93%/ })).toBeVisible();
  expect(screen.getByText('1 answer so far')).toBeVisible();
  expect(api.callsTo(answerQuestion)[0]?.body).toEqual({
    questionId: 'check:front-brake-pads-worn/measure',
    optionId: 'thin',
  });
});

test('tells what an answer changed, why it stopped asking, and takes the answer back', async () => {
  const { user, api } = renderResult(sampleAnswered());
  api.answer(withdrawAnswer, sampleDiagnosis());
  expect(
    await screen.findByText(/^No more questions: at 93%, Worn front brake pads is sure enough/),
  ).toBeVisible();
  await user.click(screen.getByText('1 answer so far'));
  expect(screen.getByText(/^Worn front brake pads rose from 71% to 93%/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Take back: ${SAMPLE_QUESTION.text}` }));
  expect(await screen.findByText(/^Answer taken back/)).toHaveAttribute('role', 'status');
  expect(screen.getByRole('group', { name: SAMPLE_QUESTION.text })).toBeVisible();
  expect(api.callsTo(withdrawAnswer)[0]?.url.searchParams.get('questionId')).toBe(
    SAMPLE_QUESTION.id,
  );
});

test('changes any answer, and offers nothing to change where the options are not known', async () => {
  const [given] = sampleAnswered().answers;
  if (!given) throw new Error('The sample has no answer');
  const options = SAMPLE_QUESTION.options;
  const answers = [
    { ...given, questionId: 'symptom:old', question: 'Of an older release?' },
    { ...given, options },
    { ...given, questionId: 'symptom:last', question: 'The last one?', options },
  ];
  const { user, api } = renderResult(sampleDiagnosis({ answers }));
  api.answer(answerQuestion, sampleDiagnosis({ answers }));
  await user.click(await screen.findByText('3 answers so far'));
  expect(screen.getAllByRole('button', { name: /^Take back: / })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Change: Of an older release?' })).toBeNull();
  await user.click(screen.getByRole('button', { name: `Change: ${given.question}` }));
  const other = options.find(({ id }) => id !== given.optionId);
  const choices = screen.getByRole('group', { name: `Change: ${given.question}` });
  await user.click(within(choices).getByRole('button', { name: other?.label ?? '' }));
  expect(await screen.findByText(/^Weighed again/)).toBeVisible();
  expect(api.callsTo(answerQuestion)[0]?.body).toEqual({
    questionId: given.questionId,
    optionId: other?.id,
  });
});

test('stops after six answers and says so', async () => {
  const [given] = sampleAnswered().answers;
  if (!given) throw new Error('The sample has no answer');
  const answers = [1, 2, 3, 4, 5, 6].map((n) => ({ ...given, questionId: `symptom:${n}` }));
  renderResult(sampleDiagnosis({ answers, nextQuestion: undefined }));
  expect(await screen.findByText(/^No more questions: after 6 answers/)).toBeVisible();
});
