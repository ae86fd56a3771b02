import { cleanup, screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { sampleSubscription } from '@wrenchwise/client/testing/sample-account.ts';
import type { NeedsMore } from '@wrenchwise/domain/diagnosis';
import { createDiagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { getSubscription } from '@wrenchwise/domain/endpoints/subscription';
import { describe, expect, test, vi } from 'vitest';

import { UserSettingsProvider } from '~/lib/user-settings.ts';
import Diagnose from '~/routes/dashboard/diagnose.tsx';
import { renderRoute } from '~/testing/render-route.tsx';
import { sampleDiagnosis } from '~/testing/sample-diagnosis.ts';

import { keepDraft } from './draft.ts';

const setUp = (usage = { diagnoses: 2, repairGuides: 0 }) => {
  const api = fakeApi();
  api.answer(getSubscription, sampleSubscription({ usage }));
  return { api, ...renderRoute({ path: '/dashboard/diagnose', Component: Diagnose }) };
};

type User = ReturnType<typeof renderRoute>['user'];

const fill = async (user: User, { year = '2015', symptoms = 'Grinding when I brake' } = {}) => {
  await user.type(screen.getByLabelText('Make'), 'Ford');
  await user.type(screen.getByLabelText('Model'), 'Focus');
  await user.type(screen.getByLabelText('Year'), year);
  await user.type(screen.getByLabelText('What is it doing?'), symptoms);
};

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Diagnose' }));

test('requires make, model, year and symptoms, and focuses the first', async () => {
  const { user, api } = setUp();
  await submit(user);
  for (const text of ['Make is', 'Model is', 'Year is', 'Symptoms are']) {
    expect(await screen.findByText(`${text} required`)).toBeVisible();
  }
  await vi.waitFor(() => expect(screen.getByLabelText('Make')).toHaveFocus());
  expect(api.callsTo(createDiagnosis)).toHaveLength(0);
});

test.each(['1969', '2999', '20x5'])('refuses the year %s when the field is left', async (year) => {
  const { user } = setUp();
  await user.type(screen.getByLabelText('Year'), year);
  await user.tab();
  expect(await screen.findByText(/^Year must be between 1970 and/)).toBeVisible();
});

test('sends the report and opens its result', async () => {
  const { user, api } = setUp();
  const diagnosis = sampleDiagnosis();
  api.answer(createDiagnosis, diagnosis);
  await fill(user);
  await user.selectOptions(screen.getByLabelText('Fuel'), 'Petrol');
  await user.type(screen.getByLabelText('Mileage'), '100,000');
  await user.selectOptions(screen.getByLabelText('Unit of the mileage'), 'km');
  await submit(user);
  expect(await screen.findByText(`At /dashboard/diagnosis-result/${diagnosis.id}`)).toBeVisible();
  expect(api.callsTo(createDiagnosis)[0]?.body).toEqual({
    make: 'Ford',
    model: 'Focus',
    year: 2015,
    symptoms: 'Grinding when I brake',
    fuel: 'petrol',
    mileage: 62_137,
  });
  expect(sessionStorage.getItem('wrenchwise.diagnosis-draft')).toBeNull();
});

describe('of somebody who reads kilometres', () => {
  function InKilometres() {
    return (
      <UserSettingsProvider value={{ timeZone: null, distanceUnit: 'kilometres' }}>
        <Diagnose />
      </UserSettingsProvider>
    );
  }
  const open = () => {
    const api = fakeApi();
    api.answer(getSubscription, sampleSubscription());
    return { api, ...renderRoute({ path: '/dashboard/diagnose', Component: InKilometres }) };
  };
  const unit = () => screen.getByLabelText('Unit of the mileage');

  test('the mileage is in kilometres from the start, and sent in miles', async () => {
    const { api, user } = open();
    api.answer(createDiagnosis, sampleDiagnosis());
    expect(unit()).toHaveValue('kilometres');
    await fill(user);
    await user.type(screen.getByLabelText('Mileage'), '100000');
    await submit(user);
    await screen.findByText(/^At /);
    expect(api.callsTo(createDiagnosis)[0]?.body).toMatchObject({ mileage: 62_137 });
  });

  test('a mileage that was typed in miles stays in miles', async () => {
    keepDraft({ mileage: '500', distanceUnit: 'miles' });
    open();
    expect(unit()).toHaveValue('miles');
    expect(screen.getByLabelText('Mileage')).toHaveValue('500');
  });

  test('a draft without a mileage, or in a unit that is not known, is in kilometres', async () => {
    const drafts = [
      { make: 'Ford', mileage: '', distanceUnit: 'miles' },
      { mileage: '500', distanceUnit: 'km' },
    ];
    for (const draft of drafts) {
      sessionStorage.setItem('wrenchwise.diagnosis-draft', JSON.stringify(draft));
      open();
      expect(unit()).toHaveValue('kilometres');
      cleanup();
    }
  });
});

test('shows why the request failed, and trying again uses the same key', async () => {
  const { user, api } = setUp();
  api.refuse(createDiagnosis, 'diagnosis/service-failed');
  await fill(user);
  await submit(user);
  expect(await screen.findByText('Diagnosis Request Failed')).toBeVisible();
  expect(
    screen.getByText(
      'The diagnostic service is currently experiencing issues. Please try again later.',
    ),
  ).toBeVisible();
  expect(screen.getByLabelText('What is it doing?')).toHaveValue('Grinding when I brake');

  api.answer(createDiagnosis, sampleDiagnosis());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^At \/dashboard\/diagnosis-result/);
  const keys = api.callsTo(createDiagnosis).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test('uses a new key once the report has changed', async () => {
  const { user, api } = setUp();
  api.cut(createDiagnosis);
  await fill(user);
  await submit(user);
  await screen.findByText('Diagnosis Request Failed');
  await user.type(screen.getByLabelText('What is it doing?'), ' at low speed');
  await submit(user);
  await vi.waitFor(() => expect(api.callsTo(createDiagnosis)).toHaveLength(2));
  const [first, second] = api
    .callsTo(createDiagnosis)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(second).not.toBe(first);
});

test('leads to the plans when the last unit went meanwhile', async () => {
  const { user, api } = setUp();
  api.refuse(createDiagnosis, 'usage/diagnosis-limit');
  await fill(user);
  await submit(user);
  expect(
    await screen.findByText(
      'Monthly diagnosis limit reached. Please upgrade your plan for more diagnoses.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
});

test("shows the way on instead of the form once the month's allowance is used", async () => {
  setUp({ diagnoses: 5, repairGuides: 0 });
  expect(await screen.findByText('5 of 5 diagnoses used this month')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing');
  expect(screen.queryByLabelText('Make')).not.toBeInTheDocument();
});

test('still has what was typed after coming back', async () => {
  sessionStorage.setItem(
    'wrenchwise.diagnosis-draft',
    JSON.stringify({ make: 'Škoda', symptoms: 'Clunk over bumps', year: 7 }),
  );
  setUp();
  expect(await screen.findByLabelText('Make')).toHaveValue('Škoda');
  expect(screen.getByLabelText('What is it doing?')).toHaveValue('Clunk over bumps');
  expect(screen.getByLabelText('Year')).toHaveValue('');
});

test('suggests models of the make that was typed, and takes any other too', async () => {
  const { user } = setUp();
  await user.type(screen.getByLabelText('Make'), 'skod');
  await user.click(await screen.findByRole('option', { name: 'Škoda' }));
  await user.type(screen.getByLabelText('Model'), 'oct{ArrowDown}{Enter}');
  expect(screen.getByLabelText('Model')).toHaveValue('Octavia');
  await user.clear(screen.getByLabelText('Model'));
  await user.type(screen.getByLabelText('Model'), 'Favorit Pick-up');
  expect(screen.getByLabelText('Model')).toHaveValue('Favorit Pick-up');
});

describe('a report with too little to go on', () => {
  const A_NOISE = {
    kind: 'noise',
    message: 'A noise was understood. Where does it come from, and when?',
    examples: ['Grinding noise when I brake', 'Knocking from the front over bumps'],
  } satisfies NeedsMore;

  test('is asked about below the text, which stays; an example is added at one press', async () => {
    const { user, api } = setUp();
    api.refuse(createDiagnosis, 'diagnosis/too-little', { needsMore: A_NOISE });
    await fill(user, { symptoms: 'it makes a weird noise' });
    await submit(user);
    const asked = await screen.findByRole('alert');
    expect(asked).toHaveTextContent(
      'No diagnosis results available. Please try again with more detailed symptoms.',
    );
    expect(asked).toHaveTextContent(A_NOISE.message);
    expect(screen.queryByText('Diagnosis Request Failed')).not.toBeInTheDocument();
    const text = screen.getByLabelText('What is it doing?');
    expect(text).toHaveValue('it makes a weird noise');
    expect(text).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Grinding noise when I brake' }));
    expect(text).toHaveValue('it makes a weird noise\nGrinding noise when I brake');

    api.answer(createDiagnosis, sampleDiagnosis());
    await submit(user);
    await screen.findByText(/^At \/dashboard\/diagnosis-result/);
    const [first, second] = api
      .callsTo(createDiagnosis)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(second).not.toBe(first);
  });

  test('in another language is told so in that language', async () => {
    const { user, api } = setUp();
    const needsMore = {
      ...A_NOISE,
      kind: 'language',
      language: { id: 'de', name: 'German', text: 'Bisher verstehen wir nur Englisch.' },
    } satisfies NeedsMore;
    api.refuse(createDiagnosis, 'diagnosis/not-english', { needsMore });
    await fill(user, { symptoms: 'Meine Bremsen quietschen' });
    await submit(user);
    const said = await screen.findByText('Bisher verstehen wir nur Englisch.');
    expect(said).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('alert')).toHaveTextContent('Only English is understood so far.');
  });
});

describe('a misspelt car', () => {
  test('is asked about once the field is left, and one press takes the name', async () => {
    const { user } = setUp();
    await user.type(screen.getByLabelText('Make'), 'Vauxhal');
    expect(screen.queryByRole('button', { name: 'Vauxhall' })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Model'), 'Astre');
    await user.click(await screen.findByRole('button', { name: 'Vauxhall' }));
    expect(screen.getByLabelText('Make')).toHaveValue('Vauxhall');
    expect(screen.queryByRole('button', { name: 'Vauxhall' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Astra' }));
    expect(screen.getByLabelText('Model')).toHaveValue('Astra');
  });

  test('may stay as it was typed', async () => {
    const { user, api } = setUp();
    api.answer(createDiagnosis, sampleDiagnosis());
    await fill(user);
    await user.clear(screen.getByLabelText('Model'));
    await user.type(screen.getByLabelText('Model'), 'Focas');
    await user.tab();
    expect(await screen.findByRole('button', { name: 'Focus' })).toBeVisible();
    await submit(user);
    await screen.findByText(/^At /);
    expect(api.callsTo(createDiagnosis)[0]?.body).toMatchObject({ model: 'Focas' });
  });
});
