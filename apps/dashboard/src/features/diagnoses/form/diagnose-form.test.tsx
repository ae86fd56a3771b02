import { cleanup, screen, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_USER, sampleSubscription } from '@wrenchwise/client/testing/sample-account.ts';
import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { previewDiagnosis } from '@wrenchwise/contract/endpoints/diagnosis-preview';
import { listGuides } from '@wrenchwise/contract/endpoints/guides';
import { getSubscription } from '@wrenchwise/contract/endpoints/subscription';
import type { NeedsMore } from '@wrenchwise/rules/diagnosis';
import type { ReportPreview } from '@wrenchwise/rules/report-preview';
import { describe, expect, test, vi } from 'vitest';

import Diagnose from '~/routes/dashboard/diagnose.tsx';
import { renderRoute } from '~/testing/render-route.tsx';
import { sampleDiagnosis } from '~/testing/sample-diagnosis.ts';
import { UserSettingsProvider } from '~/user-settings/user-settings.ts';

import { keepDraft } from './draft.ts';

/** What is understood of the sample's words. */
const UNDERSTOOD: ReportPreview = {
  alerts: [],
  readings: [
    {
      id: 'symptom:brake-grinding',
      kind: 'symptom',
      label: 'Grinding when braking',
      text: 'Grinding when I brake',
      start: 0,
      end: 21,
      present: true,
      certainty: 0.8,
    },
    {
      id: 'condition:braking',
      kind: 'condition',
      label: 'When braking',
      text: 'when I brake',
      start: 9,
      end: 21,
      present: true,
      certainty: 0.9,
    },
  ],
  likelySigns: [
    { id: 'brake-squeal', label: 'Squealing when braking', question: 'Do the brakes squeal?' },
    { id: 'brake-judder', label: 'Judder when braking', question: 'Do the brakes judder?' },
  ],
  isEnough: true,
  notUnderstood: [],
  claims: [],
  tapQuestions: [],
};

const setUp = (usage = { diagnoses: 2, repairGuides: 0 }) => {
  const api = fakeApi();
  api.answer(getSubscription, sampleSubscription({ usage }));
  api.answer(previewDiagnosis, UNDERSTOOD);
  return { api, ...renderRoute({ path: '/dashboard/diagnose', Component: Diagnose }) };
};

type User = ReturnType<typeof renderRoute>['user'];

const fill = async (user: User, { year = '2015', symptoms = 'Grinding when I brake' } = {}) => {
  await user.type(screen.getByLabelText('Make'), 'Ford');
  await user.type(screen.getByLabelText('Model'), 'Focus');
  await user.type(screen.getByLabelText('Year'), year);
  await user.type(screen.getByLabelText('What is it doing?'), symptoms);
};

const goOn = (user: User) => user.click(screen.getByRole('button', { name: 'Continue' }));

/** Both steps: the words are read, then diagnosed without a tick. */
const submit = async (user: User) => {
  if (screen.queryByRole('button', { name: 'Continue' })) await goOn(user);
  await user.click(await screen.findByRole('button', { name: 'Diagnose' }));
};

test('requires symptoms, make, model and year, and focuses the first', async () => {
  const { user, api } = setUp();
  await goOn(user);
  for (const text of ['Make is', 'Model is', 'Year is', 'Symptoms are']) {
    expect(await screen.findByText(`${text} required`)).toBeVisible();
  }
  await vi.waitFor(() => expect(screen.getByLabelText('What is it doing?')).toHaveFocus());
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
      <UserSettingsProvider value={{ ...SAMPLE_USER, distanceUnit: 'kilometres' }}>
        <Diagnose />
      </UserSettingsProvider>
    );
  }
  const open = () => {
    const api = fakeApi();
    api.answer(getSubscription, sampleSubscription());
    api.answer(previewDiagnosis, UNDERSTOOD);
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
      /^The diagnostic service is currently experiencing issues\. Please try again later\./,
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
      /^Monthly diagnosis limit reached\. Please upgrade your plan for more diagnoses\./,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
});

test('at the limit the words are still read and warned of, then come free guides and the plans', async () => {
  const { user, api } = setUp({ diagnoses: 5, repairGuides: 0 });
  api.answer(previewDiagnosis, {
    ...UNDERSTOOD,
    alerts: [
      {
        id: 'brake-loss',
        source: 'words',
        text: 'Grinding when I brake',
        title: 'The brakes may fail',
        advice: 'Have the car recovered.',
        severity: 'high',
        verdict: 'no',
      },
    ],
  });
  const guide = listGuides.example?.output?.guides[0];
  api.answer(listGuides, { guides: guide ? [guide] : [], total: 1 });
  expect(await screen.findByText('5 of 5 diagnoses used this month')).toBeVisible();
  await fill(user);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const alert = await screen.findByText('No, do not drive it. The brakes may fail');
  const free = await screen.findByRole('link', { name: 'Replace the front brake pads' });
  expect(free).toHaveAttribute(
    'href',
    '/car-repair-guides/brake-system/replace-the-front-brake-pads',
  );
  const plans = screen.getByRole('link', { name: 'See plans' });
  expect(plans).toHaveAttribute('href', '/pricing');
  const isBefore = (first: Element, second: Element) =>
    (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  expect([isBefore(alert, free), isBefore(free, plans)]).toEqual([true, true]);
  expect(api.callsTo(listGuides).map(({ url }) => new URL(url).searchParams.get('search'))).toEqual(
    ['Grinding when braking'],
  );
  expect(screen.queryByRole('button', { name: 'Diagnose' })).not.toBeInTheDocument();
  expect(api.callsTo(createDiagnosis)).toHaveLength(0);
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

describe('before anything is used up', () => {
  test('what was understood is shown with its words; what is wrong is taken out, what else is there is ticked', async () => {
    const { user, api } = setUp();
    api.answer(createDiagnosis, sampleDiagnosis());
    await fill(user);
    await goOn(user);
    expect(await screen.findByText('“Grinding when I brake”')).toBeVisible();
    expect(api.callsTo(createDiagnosis)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Remove: When braking' }));
    await user.click(screen.getByRole('checkbox', { name: 'Squealing when braking' }));
    await user.click(screen.getByRole('button', { name: 'Diagnose' }));
    await screen.findByText(/^At /);
    expect(api.callsTo(createDiagnosis)[0]?.body).toMatchObject({
      confirmed: ['brake-squeal'],
      removed: ['condition:braking'],
    });
  });

  test('a reading that was taken out can be put back, and one tap goes on without', async () => {
    const { user, api } = setUp();
    api.answer(createDiagnosis, sampleDiagnosis());
    await fill(user);
    await goOn(user);
    await user.click(await screen.findByRole('button', { name: 'Remove: When braking' }));
    await user.click(screen.getByRole('button', { name: 'Put back: When braking' }));
    await user.click(screen.getByRole('button', { name: 'Go on without' }));
    await screen.findByText(/^At /);
    expect(Object.keys(api.callsTo(createDiagnosis)[0]?.body ?? {})).not.toContain('removed');
  });

  test('ticks survive leaving the page', async () => {
    const { user } = setUp();
    await fill(user);
    await goOn(user);
    await user.click(await screen.findByRole('checkbox', { name: 'Judder when braking' }));
    cleanup();
    setUp();
    expect(await screen.findByRole('checkbox', { name: 'Judder when braking' })).toHaveProperty(
      'checked',
      true,
    );
    expect(screen.getByRole('checkbox', { name: 'Squealing when braking' })).toHaveProperty(
      'checked',
      false,
    );
  });

  test('words that cannot be read just now are stored, and can be diagnosed all the same', async () => {
    const { user, api } = setUp();
    api.cut(previewDiagnosis);
    api.answer(createDiagnosis, sampleDiagnosis());
    await fill(user);
    await goOn(user);
    expect(await screen.findByText('Your words could not be read just now')).toBeVisible();
    expect(screen.getByLabelText('What is it doing?')).toHaveValue('Grinding when I brake');
    await user.click(screen.getByRole('button', { name: 'Diagnose' }));
    expect(await screen.findByText(/^At /)).toBeVisible();
  });
});

describe('a report with too little to go on', () => {
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
      examples: ['Grinding noise when I brake'],
    } satisfies NeedsMore,
    tapQuestions: [
      {
        id: 'when',
        text: 'When does it happen?',
        options: [{ id: 'braking', label: 'When I brake', words: 'when I brake' }],
      },
    ],
  } satisfies ReportPreview;

  test('is asked about by taps, which add words, until there is enough', async () => {
    const { user, api } = setUp();
    api.answer(previewDiagnosis, TOO_LITTLE);
    await fill(user, { symptoms: 'it makes a weird noise' });
    await goOn(user);
    const asked = await screen.findByRole('group', { name: 'When does it happen?' });
    expect(screen.getByText(/^We can’t tell yet\./)).toHaveTextContent(
      TOO_LITTLE.needsMore.message,
    );
    expect(screen.queryByRole('button', { name: 'Diagnose' })).not.toBeInTheDocument();
    api.answer(previewDiagnosis, UNDERSTOOD);
    await user.click(within(asked).getByRole('button', { name: 'When I brake' }));
    expect(screen.getByLabelText('What is it doing?')).toHaveValue(
      'it makes a weird noise when I brake',
    );
    expect(await screen.findByText('What we understood')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Diagnose' })).toBeVisible();
  });

  test('of which nothing more is known is shown what would help, and nothing else', async () => {
    const { user, api } = setUp();
    api.answer(previewDiagnosis, TOO_LITTLE);
    await fill(user, { symptoms: 'it makes a weird noise' });
    await goOn(user);
    await user.click(await screen.findByRole('button', { name: 'Not sure' }));
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('We can’t tell yet');
    expect(told).toHaveTextContent(TOO_LITTLE.needsMore.message);
    await user.click(screen.getByRole('button', { name: 'Grinding noise when I brake' }));
    expect(screen.getByLabelText('What is it doing?')).toHaveValue(
      'it makes a weird noise\nGrinding noise when I brake',
    );
    expect(api.callsTo(createDiagnosis)).toHaveLength(0);
  });

  test('in another language is answered so in that language', async () => {
    const { user, api } = setUp();
    api.answer(previewDiagnosis, {
      ...TOO_LITTLE,
      tapQuestions: [],
      needsMore: {
        ...TOO_LITTLE.needsMore,
        kind: 'language',
        language: { id: 'de', name: 'German', text: 'Bisher verstehen wir nur Englisch.' },
      },
    });
    await fill(user, { symptoms: 'Meine Bremsen quietschen' });
    await goOn(user);
    const said = await screen.findByText('Bisher verstehen wir nur Englisch.');
    expect(said).toHaveAttribute('lang', 'de');
  });

  test('that only the server finds too little is asked about all the same', async () => {
    const { user, api } = setUp();
    api.refuse(createDiagnosis, 'diagnosis/too-little', { needsMore: TOO_LITTLE.needsMore });
    await fill(user);
    await submit(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(TOO_LITTLE.needsMore.message);
    expect(screen.getByLabelText('What is it doing?')).toHaveFocus();
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

test('what a language model read of the words is sent with the diagnosis', async () => {
  const { user, api } = setUp();
  const read = { id: 'symptom:brake-grinding', start: 0, end: 21, present: true, certainty: 0.8 };
  api.answer(previewDiagnosis, { ...UNDERSTOOD, modelCanRead: true, modelReadings: [read] });
  api.answer(createDiagnosis, sampleDiagnosis());
  await fill(user);
  await submit(user);
  await screen.findByText(/^At /);
  expect(api.callsTo(createDiagnosis)[0]?.body).toMatchObject({ readings: [read] });
  // The engine’s reading first; only the second request waits for the model.
  const [first, second] = api.callsTo(previewDiagnosis);
  expect(first?.body).not.toHaveProperty('waitSeconds');
  expect(second?.body).toMatchObject({ waitSeconds: 10 });
});

test('figures have their state and are taken out like words; what counts for nothing is shown', async () => {
  const { user, api } = setUp();
  const id = 'measurement:coolant-temperature:118';
  api.answer(previewDiagnosis, {
    ...UNDERSTOOD,
    readings: [
      {
        id,
        kind: 'measurement',
        label: 'Coolant temperature 118 °C',
        text: 'coolant 118 C',
        start: 0,
        end: 13,
        present: true,
        certainty: 1,
        state: 'high',
      },
    ],
    notUnderstood: [{ text: 'B1S1 0.x V' }],
    claims: [{ text: 'my mechanic says head gasket', by: 'garage' }],
  });
  api.answer(createDiagnosis, sampleDiagnosis());
  await fill(user, { symptoms: 'coolant 118 C, B1S1 0.x V, my mechanic says head gasket' });
  await goOn(user);
  const chip = (await screen.findByText('Coolant temperature 118 °C')).closest('li');
  expect(chip).toHaveTextContent('high');
  expect(screen.getByText('Figures we could not read').parentElement).toHaveTextContent(
    'B1S1 0.x V',
  );
  expect(screen.getByText('Your garage says:').closest('li')).toHaveTextContent(
    'it does not count as a sign',
  );
  await user.click(screen.getByRole('button', { name: 'Remove: Coolant temperature 118 °C' }));
  await submit(user);
  await vi.waitFor(() => expect(api.callsTo(createDiagnosis)).toHaveLength(1));
  expect(api.callsTo(createDiagnosis)[0]?.body).toMatchObject({ removed: [id] });
});

test('figures and claims of a report with too little to go on are seen, and count for nothing more', async () => {
  const { user, api } = setUp();
  api.answer(previewDiagnosis, {
    ...UNDERSTOOD,
    isEnough: false,
    needsMore: { kind: 'too-little', message: 'Say what the car does.', examples: [] },
    likelySigns: [],
    readings: [
      {
        id: 'measurement:coolant-temperature:88',
        kind: 'measurement',
        label: 'Coolant temperature 88 °C',
        text: 'coolant 88 C',
        start: 0,
        end: 12,
        present: true,
        certainty: 1,
        state: 'normal',
      },
    ],
    claims: [{ text: 'the alternator', by: 'owner' }],
  });
  await fill(user, { symptoms: 'coolant 88 C, I think it is the alternator' });
  await goOn(user);
  const read = await screen.findByRole('region', { name: 'What we understood so far' });
  expect(read).toHaveTextContent('Coolant temperature 88 °Cnormal');
  expect(read).toHaveTextContent('You think: “the alternator”');
  expect(screen.queryByRole('button', { name: 'Diagnose' })).not.toBeInTheDocument();
});

test('a healthy report says before it is sent that it uses no diagnosis', async () => {
  const { user, api } = setUp();
  api.answer(previewDiagnosis, {
    ...UNDERSTOOD,
    readings: [],
    likelySigns: [],
    isEnough: false,
    nothingFound: { message: 'It sounds like a healthy car.' },
  });
  api.answer(createDiagnosis, sampleDiagnosis());
  await fill(user, { symptoms: 'It runs fine, it just needs a service' });
  await goOn(user);
  expect(await screen.findByText('Nothing points to a fault')).toBeVisible();
  expect(screen.getByText('Uses no diagnosis.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Diagnose' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go on to service and MOT' }));
  await vi.waitFor(() => expect(api.callsTo(createDiagnosis)).toHaveLength(1));
});
