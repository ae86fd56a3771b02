import { screen, waitFor } from '@testing-library/react';
import { DIAGNOSIS_DRAFT } from '@wrenchwise/client/diagnosis-draft.ts';
import { returnPath } from '@wrenchwise/client/return-path.ts';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { demonstrate } from '@wrenchwise/contract/endpoints/demonstration';
import { previewDiagnosis } from '@wrenchwise/contract/endpoints/diagnosis-preview';
import type { Demonstration as Answer } from '@wrenchwise/rules/demonstration';
import type { ReportPreview } from '@wrenchwise/rules/report-preview';
import { expect, test } from 'vitest';

import { renderPage } from '~/testing/render-page.tsx';

import { Demonstration } from './demonstration.tsx';
import { specimen } from './specimen.server.ts';
import type { Understood } from './understood.ts';

const WORN_PADS = {
  nothingFound: null,
  canDrive: { verdict: 'caution', reason: 'Braking still works but is getting worse.' },
  about: 'Possible cause: worn front brake pads',
  alert: null,
  causes: [
    {
      name: 'Worn front brake pads',
      system: 'brakes',
      probability: 0.64,
      variants: [
        { label: 'front', share: 0.9 },
        { label: 'rear', share: 0.1 },
      ],
    },
    { name: 'Worn rear brake pads', system: 'brakes', probability: 0.16, variants: [] },
    { name: 'Worn rear brake shoes', system: 'brakes', probability: 0.02, variants: [] },
  ],
  other: 0.18,
  reason: { text: 'Grinding', meaning: 'Grinding when braking' },
  next: { kind: 'check', text: 'Measure the front pad lining' },
} satisfies Answer;

const NO_BRAKES = {
  ...WORN_PADS,
  canDrive: {
    verdict: 'no',
    reason: 'The brakes may fail. Have it recovered.',
    alertId: 'brake-loss',
  },
  about: 'The brakes may fail',
  alert: {
    id: 'brake-loss',
    title: 'The brakes may fail',
    advice: 'Have it recovered.',
    text: 'pedal goes to the floor',
  },
} satisfies Answer;

const reading = (label: string): ReportPreview['readings'][number] => ({
  id: 'symptom:brake-grinding',
  kind: 'symptom',
  label,
  text: 'Grinding',
  start: 0,
  end: 8,
  present: true,
  certainty: 0.9,
});

const READ = {
  alerts: [],
  readings: [reading('Grinding when braking')],
  likelySigns: [{ id: 'brake-squeal', label: 'Squealing when braking', question: 'Squeal?' }],
  isEnough: true,
  notUnderstood: [],
  claims: [],
  tapQuestions: [],
} satisfies ReportPreview;

const TOO_LITTLE = {
  alerts: [],
  readings: [],
  likelySigns: [],
  isEnough: false,
  notUnderstood: [],
  claims: [],
  needsMore: {
    kind: 'noise',
    message: 'A noise was understood. Where does it come from, and when?',
    examples: ['Grinding noise when I brake', 'Knocking from the front over bumps'],
  },
  tapQuestions: [
    {
      id: 'when',
      text: 'When does it happen?',
      options: [{ id: 'braking', label: 'When I brake', words: 'when I brake' }],
    },
  ],
} satisfies ReportPreview;

const EXAMPLE: Understood = {
  symptoms: 'Grinding noise when I brake',
  preview: { ...READ, readings: [reading('The example’s sign')] },
  answer: {
    ...WORN_PADS,
    causes: [{ name: 'The example', system: 'brakes', probability: 0.5, variants: [] }],
  },
};

const setUp = (answer?: Answer, preview: ReportPreview = READ) => {
  const api = fakeApi();
  api.answer(previewDiagnosis, preview);
  if (answer) api.answer(demonstrate, answer);
  const Component = () => <Demonstration example={EXAMPLE} headline={<h1>The headline</h1>} />;
  return { api, ...renderPage(Component) };
};

const box = () => screen.getByLabelText('What is your car doing?');
/** What a screen reader says of a control beyond its name. */
const saidOf = (control: HTMLElement): string =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const pane = () => screen.getByRole('region', { name: 'What the engine answers' });
const show = () => screen.getByRole('button', { name: 'Show the likely causes' });
const signUp = () => screen.getByRole('link', { name: 'Start Free Diagnosis' });

test('answers while one types, once a pause, with what was understood and three causes', async () => {
  const { user, api } = setUp(WORN_PADS);
  expect(pane()).toHaveTextContent('The example');
  await user.type(box(), 'Grinding when I brake');
  expect(api.calls).toHaveLength(0);
  expect(await screen.findByText('Worn front brake pads')).toBeInTheDocument();
  expect(pane()).toHaveTextContent('Grinding when braking');
  expect(pane()).toHaveTextContent('64%');
  expect(pane()).toHaveTextContent('Only with care');
  expect(pane()).not.toHaveTextContent('The example');
  expect(box()).toHaveFocus();
  expect(api.callsTo(previewDiagnosis)).toHaveLength(1);
  expect(api.callsTo(demonstrate)[0]?.body).toEqual({ symptoms: 'Grinding when I brake' });
});

test('takes back what was misread and ticks what is there too, and asks anew', async () => {
  const { user, api } = setUp(WORN_PADS);
  await user.type(box(), 'Grinding when I brake{Enter}');
  await screen.findByText('Worn front brake pads');
  await user.click(screen.getByRole('checkbox', { name: 'Squealing when braking' }));
  await waitFor(() => expect(api.callsTo(demonstrate)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Remove: Grinding when braking' }));
  await waitFor(() => expect(api.callsTo(demonstrate)).toHaveLength(3));
  expect(api.callsTo(demonstrate)[2]?.body).toEqual({
    symptoms: 'Grinding when I brake',
    confirmed: ['brake-squeal'],
    removed: ['symptom:brake-grinding'],
  });
});

test('the example is alive: ticking a sign of it asks about its words', async () => {
  const { user, api } = setUp(WORN_PADS);
  await user.click(screen.getByRole('checkbox', { name: 'Squealing when braking' }));
  await screen.findByText('Worn front brake pads');
  expect(api.callsTo(demonstrate)[0]?.body).toEqual({
    symptoms: EXAMPLE.symptoms,
    confirmed: ['brake-squeal'],
  });
});

test('asks one question where there is too little to go on, and gives no verdict', async () => {
  const { user, api } = setUp(WORN_PADS, TOO_LITTLE);
  await user.type(box(), 'it makes a weird noise{Enter}');
  expect(await screen.findByText('When does it happen?')).toBeInTheDocument();
  expect(pane()).not.toHaveTextContent('%');
  expect(api.callsTo(demonstrate)).toHaveLength(0);
  api.answer(previewDiagnosis, READ);
  await user.click(screen.getByRole('button', { name: 'When I brake' }));
  expect(await screen.findByText('Worn front brake pads')).toBeInTheDocument();
  expect(box()).toHaveValue('it makes a weird noise when I brake');
});

test('shows the example again when the box is emptied', async () => {
  const { user } = setUp(WORN_PADS);
  await user.type(box(), 'Grinding{Enter}');
  await screen.findByText('Worn front brake pads');
  await user.clear(box());
  expect(pane()).toHaveTextContent('The example');
});

test('shows a screen reader the likeliest cause and the verdict in one sentence', async () => {
  const { user } = setUp(NO_BRAKES);
  await user.type(box(), 'The pedal goes to the floor{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Most likely: Worn front brake pads, 64%. No, do not drive it.',
    ),
  );
  expect(pane()).toHaveTextContent('No, do not drive itThe brakes may failHave it recovered.');
});

test('never joins a verdict that the causes give to the title of a milder warning', async () => {
  const { user } = setUp({
    ...WORN_PADS,
    canDrive: { verdict: 'no', reason: 'One wheel brakes far less than the other.' },
    about: 'Possible cause: oil on a brake pad',
    alert: {
      id: 'brake-pull',
      title: 'The car pulls to one side when braking',
      advice: 'A hard stop can throw the car sideways.',
      text: 'pulls to the left when braking',
    },
  });
  await user.type(box(), 'It pulls to the left when braking{Enter}');
  expect(await screen.findByText('No, do not drive it')).toBeInTheDocument();
  expect(pane()).toHaveTextContent(
    'No, do not drive itPossible cause: oil on a brake padOne wheel brakes far less than the other.The car pulls to one side when braking',
  );
});

test('sends make, model and year only when they were reported', async () => {
  const { user, api } = setUp(WORN_PADS);
  await user.type(box(), 'Grinding');
  await user.click(screen.getByText(/Which car is it/));
  await user.type(screen.getByLabelText('Make'), 'Ford');
  await user.type(screen.getByLabelText('Year'), '2015');
  await user.click(show());
  await screen.findByText('Worn front brake pads');
  // Whoever types slowly has been answered before.
  expect(api.callsTo(demonstrate).at(-1)?.body).toEqual({
    symptoms: 'Grinding',
    make: 'Ford',
    year: 2015,
  });
});

test('answers an example at one press', async () => {
  const { user, api } = setUp(WORN_PADS);
  await user.click(screen.getByRole('button', { name: 'Overheating' }));
  await screen.findByText('Worn front brake pads');
  expect(box()).toHaveValue('The engine overheats in traffic and the heater blows cold.');
  expect(api.callsTo(demonstrate)).toHaveLength(1);
});

test('asks for a description and for a possible year before it asks the engine', async () => {
  const { user, api } = setUp(WORN_PADS);
  await user.click(show());
  expect(screen.getByText('Say what the car is doing first.')).toBeInTheDocument();
  expect(box()).toHaveFocus();
  expect(saidOf(box())).toBe('Say what the car is doing first.');
  await user.type(box(), 'It shakes');
  await user.click(screen.getByText(/Which car is it/));
  await user.type(screen.getByLabelText('Year'), '1066');
  const before = api.calls.length;
  await user.click(show());
  expect(screen.getByLabelText('Year')).toHaveFocus();
  expect(api.calls).toHaveLength(before);
});

test('keeps the last answer and says what went wrong when there is no answer', async () => {
  const { user, api } = setUp(WORN_PADS);
  await user.type(box(), 'Grinding');
  await user.click(show());
  await screen.findByText('Worn front brake pads');
  api.refuse(demonstrate, 'rate-limit/exceeded');
  await user.click(show());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a few minutes');
  expect(pane()).toHaveTextContent('Worn front brake pads');
  api.cut(demonstrate);
  await user.click(show());
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to connect to the server'),
  );
});

test('takes the text along to signing up, and keeps nothing before', async () => {
  const { user } = setUp(WORN_PADS);
  await user.type(box(), 'Grinding when I brake');
  await user.click(show());
  await screen.findByText('Worn front brake pads');
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
  const link = signUp();
  expect(link).toHaveAttribute('href', '/signup');
  await user.click(link);
  expect(sessionStorage.getItem(DIAGNOSIS_DRAFT)).toContain('Grinding when I brake');
  expect(returnPath()).toBe('/dashboard/diagnose');
});

test.each([
  ['to sign up', '/signup', undefined, '/dashboard/diagnose'],
  ['to log in', '/login', undefined, '/dashboard/diagnose'],
  ['to sign up for a plan', '/signup?plan=pro', '/pricing?plan=pro', '/dashboard'],
  ['elsewhere', '/pricing', undefined, undefined],
])('what was typed goes along by a link of the page %s', async (_, href, remember, next) => {
  const { user } = setUp();
  await user.type(box(), 'Grinding when I brake');
  const link = document.createElement('a');
  Object.assign(link, { href, textContent: 'Another link' });
  if (remember !== undefined) link.dataset['remember'] = remember;
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  await user.click(link);
  link.remove();
  const draft = sessionStorage.getItem(DIAGNOSIS_DRAFT);
  if (next === undefined) expect(draft).toBeNull();
  else expect(draft).toContain('Grinding when I brake');
  expect(returnPath()).toBe(next ?? '/dashboard');
});

test('shows that it is busy, and keeps the last answer meanwhile', async () => {
  const { user, api } = setUp();
  api.hang(demonstrate);
  await user.type(box(), 'Grinding{Enter}');
  await waitFor(() => expect(api.callsTo(demonstrate)).toHaveLength(1));
  expect(show()).toHaveAttribute('aria-busy', 'true');
  expect(pane()).toHaveAttribute('aria-busy', 'true');
  expect(pane()).toHaveTextContent('The example');
});

test('shows what the engine of this build answers to the first example, until somebody asks', () => {
  const { answer, preview } = specimen();
  expect(answer?.causes).toHaveLength(3);
  expect(answer?.causes[0]?.system).toBe('brakes');
  expect(preview.readings.length).toBeGreaterThan(0);
});

test('a healthy report is answered so, with the MOT checklist and without a verdict to be careful about', async () => {
  const { user, api } = setUp({
    ...WORN_PADS,
    nothingFound: { message: 'It sounds like a healthy car.' },
    canDrive: { verdict: 'yes', reason: 'Nothing speaks against it.' },
    about: null,
    causes: [],
    other: 1,
    reason: null,
    next: null,
  });
  api.answer(previewDiagnosis, {
    ...READ,
    readings: [],
    likelySigns: [],
    isEnough: false,
    nothingFound: { message: 'It sounds like a healthy car.' },
  });
  await user.type(box(), 'No noise when braking, everything is fine{Enter}');
  expect(await screen.findByText('Nothing points to a fault')).toBeVisible();
  expect(pane()).not.toHaveTextContent(/drive|care|%|recognised/);
  expect(screen.getByRole('link', { name: 'MOT checklist' })).toHaveAttribute(
    'href',
    '/car-repair-guides/everyday-jobs/prepare-the-car-for-its-mot',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Nothing points to a fault.');
});

test('where every cause is a guess none is named', async () => {
  const { user } = setUp({ ...WORN_PADS, about: null, causes: [], other: 1, reason: null });
  await user.type(box(), 'It squeaks somewhere{Enter}');
  expect(await screen.findByText(/^No cause stands out yet/)).toBeVisible();
  expect(pane()).not.toHaveTextContent(/%/);
});
