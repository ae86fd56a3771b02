import { screen, within } from '@testing-library/react';
import { SAMPLE_ME } from '@wrenchwise/client/testing/sample-account.ts';
import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import {
  answerQuestion,
  setHasTools,
  withdrawAnswer,
} from '@wrenchwise/contract/endpoints/diagnoses';
import { describe, expect, test, vi } from 'vitest';

import { renderResult } from '~/testing/render-result.tsx';
import { SAMPLE_QUESTION, sampleAnswered, sampleDiagnosis } from '~/testing/sample-diagnosis.ts';

type User = ReturnType<typeof renderResult>['user'];

const openSheet = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: /one question at a time$/ }));
  return screen.findByRole('dialog');
};

test('weighs the causes again when the question is answered, and shows the bars move', async () => {
  const { user, api } = renderResult();
  api.answer(answerQuestion, sampleAnswered());
  expect(await screen.findByRole('button', { name: /Worn front brake pads\s*71%/ })).toBeVisible();
  const sheet = await openSheet(user);
  await user.click(within(sheet).getByRole('button', { name: 'Under 3 mm' }));
  expect(await within(sheet).findByRole('status')).toHaveTextContent(
    'Worn front brake pads rose from 71% to 93%. Scored front brake disc fell from 13% to 3%.',
  );
  await user.click(within(sheet).getByRole('button', { name: 'See the result' }));
  expect(screen.getByRole('button', { name: /Worn front brake pads\s*93%/ })).toBeVisible();
  expect(screen.getByText('1 answer so far')).toBeVisible();
  expect(api.callsTo(answerQuestion)[0]?.body).toEqual({
    questionId: 'check:front-brake-pads-worn/measure',
    optionId: 'thin',
  });
});

test('shows what an answer changed, why it stopped asking, and takes the answer back', async () => {
  const { user, api } = renderResult(sampleAnswered());
  api.answer(withdrawAnswer, sampleDiagnosis());
  expect(
    await screen.findByText(/^No more questions: 93% for worn front brake pads is clear enough/),
  ).toBeVisible();
  await user.click(screen.getByText('1 answer so far'));
  expect(screen.getByText(/^Worn front brake pads rose from 71% to 93%/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Take back: ${SAMPLE_QUESTION.text}` }));
  expect(await screen.findByText(/^Answer taken back/)).toHaveAttribute('role', 'status');
  expect(screen.getByText(SAMPLE_QUESTION.text)).toBeVisible();
  expect(api.callsTo(withdrawAnswer)[0]?.url.searchParams.get('questionId')).toBe(
    SAMPLE_QUESTION.id,
  );
});

test('changes any answer, and offers nothing to change where the options are not known', async () => {
  const [given] = sampleAnswered().answers;
  if (!given) throw new Error('The sample has no answer');
  const options = SAMPLE_QUESTION.options;
  const answers = [
    { ...given, questionId: 'symptom:old', question: 'Of an older release?', moved: [] },
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
  // What this answer moved, not what another one did.
  expect(
    await screen.findByText(/^Weighed again\. Worn front brake pads rose from 71% to 93%/),
  ).toBeVisible();
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

test('goes back to any earlier answer and changes it there', async () => {
  const [given] = sampleAnswered().answers;
  if (!given) throw new Error('The sample has no answer');
  const { options } = SAMPLE_QUESTION;
  const answers = [
    { ...given, questionId: 'symptom:first', question: 'The first one?', options },
    { ...given, questionId: 'symptom:second', question: 'The second one?', options },
  ];
  const { user, api } = renderResult(sampleDiagnosis({ answers }));
  api.answer(answerQuestion, sampleDiagnosis({ answers }));
  await user.click(await screen.findByRole('button', { name: 'Go on with the questions' }));
  const sheet = await screen.findByRole('dialog');
  await user.click(within(sheet).getByRole('button', { name: 'Back' }));
  await user.click(within(sheet).getByRole('button', { name: 'Back' }));
  const first = within(sheet).getByRole('group', { name: 'The first one?' });
  const isGiven = options.find(({ id }) => id === given.optionId);
  const other = options.find(({ id }) => id !== given.optionId);
  expect(within(first).getByRole('button', { name: isGiven?.label ?? '' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await user.click(within(first).getByRole('button', { name: other?.label ?? '' }));
  expect(await within(sheet).findByRole('group', { name: 'The second one?' })).toBeVisible();
  expect(api.callsTo(answerQuestion)[0]?.body).toEqual({
    questionId: 'symptom:first',
    optionId: other?.id,
  });
});

test('what cannot be checked is not counted', async () => {
  const [given] = sampleAnswered().answers;
  if (!given) throw new Error('The sample has no answer');
  const answers = [{ ...given, questionId: 'symptom:x', optionId: 'unknown', moved: [] }];
  renderResult(sampleDiagnosis({ answers }));
  expect(await screen.findByText('Question 1 of at most 6')).toBeVisible();
});

test('skips every question that needs a tool at one press, and asks them again at another', async () => {
  const question = { ...SAMPLE_QUESTION, tool: 'Multimeter' };
  const { user, api } = renderResult(sampleDiagnosis({ nextQuestion: question }), {
    prepare: (fake) => fake.answer(getMe, { ...SAMPLE_ME, hasTools: false }),
  });
  api.answer(setHasTools, sampleDiagnosis());
  const sheet = await openSheet(user);
  await user.click(within(sheet).getByRole('button', { name: /^I have no tools/ }));
  await vi.waitFor(() => expect(api.callsTo(setHasTools)[0]?.body).toEqual({ hasTools: false }));
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'I have tools: ask them' }));
  await vi.waitFor(() => expect(api.callsTo(setHasTools)[1]?.body).toEqual({ hasTools: true }));
});

test('ends with what was found once a check confirms it', async () => {
  const answered = sampleAnswered();
  const [first] = answered.causes;
  const found = { faultId: first?.faultId ?? '', finding: 'Lining under 3 mm' };
  renderResult({ ...answered, found, nextQuestion: undefined });
  expect(
    await screen.findByText(`Found it: ${first?.name ?? ''}. Lining under 3 mm`),
  ).toBeVisible();
});

describe('a figure typed as the answer', () => {
  const FIELD = 'Or type what you measured';

  test('chooses the answer that it fits, which is shown and can be changed or given', async () => {
    const { user, api } = renderResult();
    api.answer(answerQuestion, sampleAnswered());
    const sheet = await openSheet(user);
    const thin = within(sheet).getByRole('button', { name: 'Under 3 mm' });
    const thick = within(sheet).getByRole('button', { name: '3 mm or more' });
    const field = within(sheet).getByRole('textbox', { name: FIELD });
    expect(within(sheet).getByText('In mm, or with another unit.')).toBeVisible();
    await user.type(field, '6 mm');
    expect(thick).toHaveAttribute('aria-pressed', 'true');
    expect(within(sheet).getByText('6 mm fits ‘3 mm or more’.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '0.2 cm');
    expect(thin).toHaveAttribute('aria-pressed', 'true');
    expect(thick).toHaveAttribute('aria-pressed', 'false');
    await user.click(within(sheet).getByRole('button', { name: 'Give this answer' }));
    expect(api.callsTo(answerQuestion)[0]?.body).toEqual({
      questionId: SAMPLE_QUESTION.id,
      optionId: 'thin',
    });
  });

  test.each(['thick enough', '6 V', '2 and 6 mm', '6 weeks'])(
    'that is not understood says so, and stays: %s',
    async (typed) => {
      const { user, api } = renderResult();
      const sheet = await openSheet(user);
      const field = within(sheet).getByRole('textbox', { name: FIELD });
      await user.type(field, `${typed}{Enter}`);
      expect(
        within(sheet).getByText(/^That was not understood as one of the answers/),
      ).toBeVisible();
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveValue(typed);
      expect(within(sheet).queryByRole('button', { name: 'Give this answer' })).toBeNull();
      expect(api.callsTo(answerQuestion)).toEqual([]);
    },
  );

  test('is asked for only where the answers say figures', async () => {
    const options = [
      { id: 'yes', label: 'Yes' },
      { id: 'no', label: 'No' },
    ];
    const { user } = renderResult(
      sampleDiagnosis({ nextQuestion: { ...SAMPLE_QUESTION, options } }),
    );
    const sheet = await openSheet(user);
    expect(within(sheet).queryByRole('textbox', { name: FIELD })).toBeNull();
  });
});
