import { screen, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { sampleSubscription } from '@wrenchwise/client/testing/sample-account.ts';
import {
  answerQuestion,
  getDiagnosis,
  withdrawAnswer,
} from '@wrenchwise/domain/endpoints/diagnoses';
import {
  listStepGuides,
  openStepGuide,
  type StepGuide,
} from '@wrenchwise/domain/endpoints/step-guides';
import { getSubscription } from '@wrenchwise/domain/endpoints/subscription';
import { expect, test } from 'vitest';

import DiagnosisResult from '~/routes/dashboard/diagnosis-result.tsx';
import { renderRoute } from '~/testing/render-route.tsx';
import { SAMPLE_QUESTION, sampleAnswered, sampleDiagnosis } from '~/testing/sample-diagnosis.ts';

const page = { path: '/dashboard/diagnosis-result/:id?', Component: DiagnosisResult };
const diagnosis = sampleDiagnosis();
const address = `/dashboard/diagnosis-result/${diagnosis.id}`;

const GUIDE: StepGuide = {
  id: '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7d90',
  stepId: 'front-brake-pads-worn/repair',
  title: 'Replace the front brake pads',
  createdAt: diagnosis.createdAt,
  guide: {
    overview: 'Both front wheels are done together.',
    estimated_time: '1½–3 hours',
    tools_required: ['Jack and two axle stands'],
    parts_required: ['Front brake pad set'],
    step_by_step_instructions: ['Slacken the front wheel nuts.'],
    safety_precautions: ['Never work under a car that is held by a jack alone.'],
    cost_estimate: 'Parts $30-$90.',
  },
};

type Api = ReturnType<typeof fakeApi>;

interface Setting {
  at?: string;
  guidesUsed?: number;
  /** Changes what the server answers before the page asks. */
  prepare?: (api: Api) => void;
}

const setUp = (given = diagnosis, { at = address, guidesUsed = 0, prepare }: Setting = {}) => {
  const api = fakeApi();
  api.answer(getDiagnosis, given);
  api.answer(listStepGuides, { guides: [] });
  api.answer(
    getSubscription,
    sampleSubscription({ usage: { diagnoses: 2, repairGuides: guidesUsed } }),
  );
  prepare?.(api);
  return { api, ...renderRoute(page, at) };
};

test('answers in the order in which a worried owner asks', async () => {
  setUp();
  await screen.findByRole('heading', { level: 1, name: '2015 Ford Focus' });
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)
      .slice(0, 6),
  ).toEqual([
    'Can I drive?',
    'What is it most likely?',
    'How sure are you, and why?',
    'What do I check next?',
    'What will it cost, by me or by a garage?',
    'What you told us',
  ]);
});

test("quotes the user's own words for and against the cause, and keeps a share for something else", async () => {
  setUp();
  const sure = await screen.findByRole('region', { name: 'How sure are you, and why?' });
  expect(within(sure).getByText('Grinding noise').closest('li')).toHaveTextContent(
    'Grinding noiseGrinding when brakingfar likelier',
  );
  expect(within(sure).getByText('No warning lights').closest('li')).toHaveTextContent(
    'less likely',
  );
  expect(within(sure).getByText('Something else').parentElement).toHaveTextContent('7%');
});

const NO_PEDAL = {
  id: 'brake-loss',
  source: 'words',
  text: 'pedal goes to the floor',
  title: 'The brakes may fail',
  advice: 'Have the car recovered.',
  severity: 'high',
  verdict: 'no',
} as const;

const SHAKES = {
  id: 'steering-shake',
  source: 'answer',
  text: 'Do you feel a shake in the steering wheel?',
  title: 'The steering wheel shakes',
  advice: 'A loose wheel shakes first.',
  severity: 'medium',
  verdict: 'caution',
} as const;

const canDriveBox = async () => screen.findByRole('region', { name: 'Can I drive?' });

test('says whether to drive, why, and what set it off in one box, other dangers after it', async () => {
  setUp(
    sampleDiagnosis({
      canDrive: {
        verdict: 'no',
        reason: 'The brakes may fail. Have the car recovered.',
        alertId: 'brake-loss',
      },
      alerts: [NO_PEDAL, SHAKES],
    }),
  );
  const box = await canDriveBox();
  expect(box).toHaveTextContent(
    'No, do not drive itThe brakes may failHave the car recovered.You wrote: “pedal goes to the floor”',
  );
  expect(box).toHaveTextContent(
    'The steering wheel shakesA loose wheel shakes first.You answered yes to: “Do you feel a shake in the steering wheel?”',
  );
  expect(within(box).getAllByRole('heading', { level: 3 })).toHaveLength(2);
  expect(screen.queryByText(/warning at the top|see above/i)).not.toBeInTheDocument();
});

test('keeps the verdict in view on the repair steps', async () => {
  setUp(diagnosis, { at: `${address}?tab=repair-steps` });
  expect(await canDriveBox()).toHaveTextContent('Only with care');
});

test('gives the cause as the reason where no warning decides', async () => {
  setUp(
    sampleDiagnosis({
      canDrive: { verdict: 'no', reason: diagnosis.causes[1]?.canDrive.reason ?? '' },
      alerts: [SHAKES],
    }),
  );
  const box = await canDriveBox();
  expect(box.textContent).toMatch(
    /No, do not drive itPossible cause: [^.]+\.The steering wheel shakes/,
  );
});

test('shows a diagnosis that was stored before warnings had a source, without a made-up quote', async () => {
  setUp(
    sampleDiagnosis({
      canDrive: { verdict: 'no', reason: 'Brakes may fail. Have it recovered.' },
      alerts: [
        {
          id: 'brake-loss',
          text: 'Your answer',
          title: 'Brakes may fail',
          advice: 'Have it recovered.',
        },
        { id: 'brake-wear', text: 'pulls', title: 'Worn brakes', advice: 'Drive only gently.' },
      ],
    }),
  );
  const box = await canDriveBox();
  expect(box).toHaveTextContent('No, do not drive itBrakes may failHave it recovered.Worn brakes');
  expect(box).not.toHaveTextContent('Your answer');
  expect(box).not.toHaveTextContent('Drive only gently');
});

test('says which checks are left out until they are safe', async () => {
  const [first, ...rest] = diagnosis.causes;
  if (!first) throw new Error('The sample has no cause');
  const postponed = [
    { id: 'a', needs: 'moving' },
    { id: 'b', needs: 'driven-hard' },
  ] as const;
  setUp(sampleDiagnosis({ causes: [{ ...first, postponed: [...postponed] }, ...rest] }));
  await screen.findByRole('heading', { level: 1, name: '2015 Ford Focus' });
  expect(
    within(screen.getByRole('tabpanel')).getByText(
      'Two checks need the car driven. They are left out until that is safe; a workshop can do them.',
    ),
  ).toBeVisible();
});

test('weighs the causes again when the question is answered', async () => {
  const { user, api } = setUp();
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
  const { user, api } = setUp(sampleAnswered());
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
  const { user, api } = setUp(sampleDiagnosis({ answers }));
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
  setUp(sampleDiagnosis({ answers, nextQuestion: undefined }));
  expect(await screen.findByText(/^No more questions: after 6 answers/)).toBeVisible();
});

test('opens by keyboard why another cause has its share, and why something else keeps one', async () => {
  const { user } = setUp();
  const caliper = await screen.findByRole('button', { name: /Seized front caliper\s*6%/ });
  expect(caliper).toHaveAttribute('aria-expanded', 'false');
  caliper.focus();
  await user.keyboard('{Enter}');
  expect(caliper).toHaveAttribute('aria-expanded', 'true');
  const why = screen.getByRole('heading', { name: 'Why 6%?' }).parentElement;
  expect(why).toHaveTextContent('To begin with10%');
  expect(why).toHaveTextContent('front leftFrom one side only');
  expect(why).toHaveTextContent('That makes6%');
  await user.click(screen.getByRole('button', { name: /Something else\s*7%/ }));
  expect(screen.getByText(/^Only the 4 likeliest causes are named/)).toBeVisible();
});

test('names the edition and the fingerprint, and leads to how accurate it is', async () => {
  setUp();
  const about = await screen.findByRole('region', { name: 'About this result' });
  expect(about).toHaveTextContent('2026.11.1');
  expect(about).toHaveTextContent('9f2c4a7be01d3c55');
  expect(within(about).getByRole('link', { name: 'How accurate is it?' })).toHaveAttribute(
    'href',
    '/how-accurate',
  );
});

test('names no price, no part and no check where no cause stands out', async () => {
  const [first, ...rest] = diagnosis.causes;
  const guess = {
    ...diagnosis,
    plan: [],
    causes: first ? [{ ...first, probability: 0.02 }, ...rest] : [],
  };
  const { user } = setUp(guess);
  expect(await screen.findByText(/^No cause stands out yet/)).toBeVisible();
  expect(screen.queryByText(/What will it cost/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Parts & Tools' }));
  expect(screen.getByText('No parts to suggest without a likely cause.')).toBeVisible();
});

test('compares the cost by oneself with a garage, as ranges', async () => {
  setUp();
  const cost = await screen.findByRole('region', { name: /What will it cost/ });
  expect(within(cost).getByText('By yourself').closest('li')).toHaveTextContent('$30–$90');
  expect(within(cost).getByText('At a garage').closest('li')).toHaveTextContent('$120–$270');
});

test('says what opening a guide uses before it is used, then shows it', async () => {
  const { user, api } = setUp(diagnosis, { at: `${address}?tab=repair-steps` });
  api.answer(openStepGuide, GUIDE);
  await user.click(await screen.findByRole('button', { name: /Replace the front brake pads/ }));
  expect(api.callsTo(openStepGuide)).toHaveLength(0);
  await user.click(
    await screen.findByRole('button', { name: 'Open guide (1 of 1 left this month)' }),
  );
  expect(await screen.findByText('Slacken the front wheel nuts.')).toBeInTheDocument();
});

test("leads to the plans once the month's guides are used", async () => {
  const { user } = setUp(diagnosis, { at: `${address}?tab=repair-steps`, guidesUsed: 1 });
  await user.click(await screen.findByRole('button', { name: /Replace the front brake pads/ }));
  expect(
    await screen.findByText(
      'Monthly repair guide limit reached. Please upgrade your plan for more repair guides.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Open guide/ })).not.toBeInTheDocument();
});

test('shows a guide that was opened before without using anything', async () => {
  const { user, api } = setUp(diagnosis, {
    at: `${address}?tab=repair-steps`,
    guidesUsed: 1,
    prepare: (api) => api.answer(listStepGuides, { guides: [GUIDE] }),
  });
  await user.click(await screen.findByRole('button', { name: /Replace the front brake pads/ }));
  expect(await screen.findByText('Slacken the front wheel nuts.')).toBeInTheDocument();
  expect(api.callsTo(openStepGuide)).toHaveLength(0);
});

test('lists the parts and both totals as ranges', async () => {
  setUp(diagnosis, { at: `${address}?tab=parts-and-tools` });
  const parts = await screen.findByRole('table', {
    name: 'Parts for: Replace the front brake pads',
  });
  expect(within(parts).getByText('$25–$75')).toBeInTheDocument();
  expect(screen.getByText('In all, at a garage').parentElement).toHaveTextContent('$120–$270');
});

test('says that no id was given', async () => {
  setUp(diagnosis, { at: '/dashboard/diagnosis-result' });
  expect(await screen.findByRole('heading', { name: 'No diagnosis ID provided' })).toBeVisible();
});

test('says that there is no such diagnosis, without retrying', async () => {
  const { api } = setUp(diagnosis, {
    prepare: (api) => api.refuse(getDiagnosis, 'diagnosis/not-found'),
  });
  expect(await screen.findByRole('heading', { name: 'Diagnosis not found' })).toBeVisible();
  expect(api.callsTo(getDiagnosis)).toHaveLength(1);
});

test('retries when loading fails, then offers to try again', async () => {
  const { user, api } = setUp(diagnosis, {
    prepare: (api) => api.refuse(getDiagnosis, 'network/server-error'),
  });
  expect(await screen.findByText('Failed to load diagnosis')).toBeVisible();
  expect(api.callsTo(getDiagnosis)).toHaveLength(4);
  api.answer(getDiagnosis, diagnosis);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: '2015 Ford Focus' })).toBeVisible();
});
