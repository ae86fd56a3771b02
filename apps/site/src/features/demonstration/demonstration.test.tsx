import { screen, waitFor, within } from '@testing-library/react';
import { DIAGNOSIS_DRAFT } from '@wrenchwise/client/diagnosis-draft.ts';
import { returnPath } from '@wrenchwise/client/return-path.ts';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import type { Demonstration as Answer } from '@wrenchwise/domain/demonstration';
import type { NeedsMore } from '@wrenchwise/domain/diagnosis';
import { demonstrate } from '@wrenchwise/domain/endpoints/demonstration';
import { expect, test } from 'vitest';

import { renderPage } from '~/testing/render-page.tsx';

import { DemonstrationSpecimen } from './demonstration-specimen.tsx';
import { Demonstration } from './demonstration.tsx';
import { specimen } from './specimen.server.ts';

const WORN_PADS = {
  canDrive: { verdict: 'caution', reason: 'Braking still works but is getting worse.' },
  about: 'Possible cause: worn front brake pads',
  alert: null,
  causes: [
    { name: 'Worn front brake pads', system: 'brakes', probability: 0.64 },
    { name: 'Worn rear brake pads', system: 'brakes', probability: 0.16 },
    { name: 'Worn rear brake shoes', system: 'brakes', probability: 0.02 },
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

const A_NOISE = {
  kind: 'noise',
  message: 'A noise was understood. Where does it come from, and when?',
  examples: ['Grinding noise when I brake', 'Knocking from the front over bumps'],
} satisfies NeedsMore;

const EXAMPLE = <DemonstrationSpecimen specimen={WORN_PADS} />;

const setUp = (answer?: Answer) => {
  const api = fakeApi();
  if (answer) api.answer(demonstrate, answer);
  const Component = () => <Demonstration specimen={<p>The example</p>} />;
  return { api, ...renderPage(Component) };
};

const box = () => screen.getByLabelText('What is your car doing?');
/** What a screen reader says of a control beyond its name. */
const saidOf = (control: HTMLElement): string =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const pane = () => screen.getByRole('region', { name: 'What the engine answers' });
const show = () => screen.getByRole('button', { name: 'Show the likely causes' });

test('answers a complaint with three causes, the verdict and one reason in the user’s words', async () => {
  const { user, api } = setUp(WORN_PADS);
  await user.type(box(), 'Grinding when I brake');
  await user.click(show());
  expect(await screen.findByText('Worn front brake pads')).toBeInTheDocument();
  expect(pane()).toHaveTextContent('64%');
  expect(pane()).toHaveTextContent('Only with care');
  expect(within(pane()).getByText('Grinding')).toHaveProperty('tagName', 'MARK');
  expect(pane()).toHaveTextContent('Grinding when braking');
  expect(pane()).not.toHaveTextContent('The example');
  expect(api.callsTo(demonstrate)[0]?.body).toEqual({ symptoms: 'Grinding when I brake' });
});

test('tells a screen reader the likeliest cause and the verdict in one sentence', async () => {
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

test('sends make, model and year only when they were told', async () => {
  const { user, api } = setUp(WORN_PADS);
  await user.type(box(), 'Grinding');
  await user.click(screen.getByText(/Which car is it/));
  await user.type(screen.getByLabelText('Make'), 'Ford');
  await user.type(screen.getByLabelText('Year'), '2015');
  await user.click(show());
  await screen.findByText('Worn front brake pads');
  expect(api.callsTo(demonstrate)[0]?.body).toEqual({
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

test('asks for more when there is too little to go on, and an example answers at one press', async () => {
  const { user, api } = setUp(WORN_PADS);
  await user.type(box(), 'Grinding');
  await user.click(show());
  await screen.findByText('Worn front brake pads');
  api.refuse(demonstrate, 'diagnosis/too-little', { needsMore: A_NOISE });
  await user.clear(box());
  await user.type(box(), 'it makes a weird noise');
  await user.click(show());
  expect(await screen.findByRole('alert')).toHaveTextContent(A_NOISE.message);
  expect(box()).toHaveValue('it makes a weird noise');
  expect(pane()).not.toHaveTextContent('%');
  api.answer(demonstrate, WORN_PADS);
  await user.click(screen.getByRole('button', { name: 'Grinding noise when I brake' }));
  expect(await screen.findByText('Worn front brake pads')).toBeInTheDocument();
  expect(box()).toHaveValue('Grinding noise when I brake');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
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
  await user.click(show());
  expect(screen.getByLabelText('Year')).toHaveFocus();
  expect(api.calls).toHaveLength(0);
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

test('shows that it is busy, and takes no second press meanwhile', async () => {
  const { user, api } = setUp();
  api.hang(demonstrate);
  await user.type(box(), 'Grinding');
  await user.click(show());
  const busy = await screen.findByRole('button', { name: 'Weighing the causes…' });
  expect(pane()).toHaveAttribute('aria-busy', 'true');
  expect(pane()).toHaveTextContent('The example');
  await waitFor(() => expect(api.callsTo(demonstrate)).toHaveLength(1));
  await user.click(busy);
  expect(api.callsTo(demonstrate)).toHaveLength(1);
});

test('takes the text along to signing up, and keeps nothing before', async () => {
  const { user } = setUp(WORN_PADS);
  await user.type(box(), 'Grinding when I brake');
  await user.click(show());
  await screen.findByText('Worn front brake pads');
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
  const link = within(pane()).getByRole('link', { name: 'Start Free Diagnosis' });
  expect(link).toHaveAttribute('href', '/signup');
  await user.click(link);
  expect(sessionStorage.getItem(DIAGNOSIS_DRAFT)).toContain('Grinding when I brake');
  expect(returnPath()).toBe('/dashboard/diagnose');
});

test('shows what the engine of this build answers to the first example, until somebody asks', () => {
  const answer = specimen();
  expect(answer.causes).toHaveLength(3);
  expect(answer.causes[0]?.system).toBe('brakes');
  renderPage(() => EXAMPLE);
  expect(screen.getByRole('figure')).toHaveTextContent('An example.');
});
