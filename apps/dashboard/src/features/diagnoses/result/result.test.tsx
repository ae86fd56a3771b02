import { cleanup, screen, within } from '@testing-library/react';
import { getDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { getVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { expect, test } from 'vitest';

import { diagnosis, RESULT, renderResult, unfold } from '~/testing/render-result.tsx';
import { sampleDiagnosis } from '~/testing/sample-diagnosis.ts';
import { sampleVehicle } from '~/testing/sample-vehicle.ts';

test('answers in the order in which a worried owner asks', async () => {
  renderResult();
  await screen.findByRole('heading', { level: 1, name: '2015 Ford Focus' });
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)
      .slice(0, 13),
  ).toEqual([
    'Can I drive?',
    'What is it most likely?',
    'Do this next',
    'What do I check next?',
    'How sure are you, and why?',
    'Checks for worn front brake pads',
    'What will it cost, by me or by a garage?',
    'About worn front brake pads',
    'What a mechanic would add',
    'What you reported',
    'What does your garage say?',
    'What was it in the end?',
    'About this result',
  ]);
});

test('of a saved car shows its plate and photo', async () => {
  const photoFileId = '0b5c9f0e-9a43-4f3c-a1a5-3f5f0b6b7a19';
  const vehicle = sampleVehicle({ registration: 'SA15 MPL', photoFileId });
  renderResult(sampleDiagnosis({ vehicleId: vehicle.id }), {
    prepare: (api) => api.answer(getVehicle, vehicle),
  });
  expect(await screen.findByText('SA15 MPL')).toBeVisible();
  expect(document.querySelector('img')?.getAttribute('src')).toContain(photoFileId);
});

test('has what comes second in one line each until it is opened, and dangers and the answer in the open', async () => {
  const { user } = renderResult();
  const cost = await screen.findByRole('region', { name: /What will it cost/ });
  expect(within(cost).getByText('Parts $30–$90, labour $90–$180')).toBeVisible();
  expect(within(cost).getByText('Labour at a garage')).not.toBeVisible();
  for (const name of ['Can I drive?', 'What is it most likely?', 'Do this next']) {
    expect((await screen.findByRole('region', { name })).querySelector('details')).toBeNull();
  }
  await unfold(user, /What will it cost/);
  expect(within(cost).getByText('Labour at a garage')).toBeVisible();
});

test('a link to a folded part opens it', async () => {
  renderResult(diagnosis, { at: `${RESULT}#garages` });
  expect(await screen.findByRole('button', { name: 'Make a link' })).toBeVisible();
  expect(screen.getByRole('form', { hidden: true, name: /What was it in/ })).not.toBeVisible();
});

test("quotes the user's own words for and against the cause, and keeps a share for something else", async () => {
  const { user } = renderResult();
  const sure = await screen.findByRole('region', { name: 'How sure are you, and why?' });
  await user.click(within(sure).getByRole('button', { name: /Worn front brake pads/ }));
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
  renderResult(
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
  renderResult(diagnosis, { at: `${RESULT}?tab=repair-steps` });
  expect(await canDriveBox()).toHaveTextContent('Only with care');
});

test('gives the cause as the reason where no warning decides', async () => {
  renderResult(
    sampleDiagnosis({
      canDrive: { verdict: 'no', reason: diagnosis.causes[1]?.canDrive.reason ?? '' },
      alerts: [SHAKES],
    }),
  );
  const box = await canDriveBox();
  expect(box.textContent).toMatch(
    /No, do not drive it(?:Possible|Probable) cause: [^.]+\.The steering wheel shakes/,
  );
});

test('shows a diagnosis that was stored before warnings had a source, without a made-up quote', async () => {
  renderResult(
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
  renderResult(sampleDiagnosis({ causes: [{ ...first, postponed: [...postponed] }, ...rest] }));
  await screen.findByRole('heading', { level: 1, name: '2015 Ford Focus' });
  expect(
    within(screen.getByRole('tabpanel')).getByText(
      'Two checks need the car driven. They are left out until that is safe; a workshop can do them.',
    ),
  ).toBeVisible();
});

test('opens by keyboard why another cause has its share, and why something else keeps one', async () => {
  const { user } = renderResult();
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

test('names the edition, no fingerprint, and leads to how accurate it is', async () => {
  renderResult();
  const about = await screen.findByRole('region', { name: 'About this result' });
  expect(about).toHaveTextContent('2026.11.1');
  expect(about.textContent).not.toContain('9f2c4a7be01d3c55');
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
  const { user } = renderResult(guess);
  expect(await screen.findByText(/^No cause stands out yet/)).toBeVisible();
  expect(screen.queryByText(/What will it cost/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Parts & Tools' }));
  expect(screen.getByText('No parts to suggest without a likely cause.')).toBeVisible();
});

test('compares the cost by oneself with a garage, as ranges', async () => {
  renderResult();
  const cost = await screen.findByRole('region', { name: /What will it cost/ });
  expect(within(cost).getByText('By yourself').closest('li')).toHaveTextContent('$30–$90');
  expect(within(cost).getByText('At a garage').closest('li')).toHaveTextContent('$120–$270');
});

test('says that no id was given', async () => {
  renderResult(diagnosis, { at: '/dashboard/diagnosis-result' });
  expect(await screen.findByRole('heading', { name: 'No diagnosis ID provided' })).toBeVisible();
});

test('says that there is no such diagnosis, without retrying', async () => {
  const { api } = renderResult(diagnosis, {
    prepare: (api) => api.refuse(getDiagnosis, 'diagnosis/not-found'),
  });
  expect(await screen.findByRole('heading', { name: 'Diagnosis not found' })).toBeVisible();
  expect(api.callsTo(getDiagnosis)).toHaveLength(1);
});

test('retries when loading fails, then offers to try again', async () => {
  const { user, api } = renderResult(diagnosis, {
    prepare: (api) => api.refuse(getDiagnosis, 'network/server-error'),
  });
  expect(await screen.findByText('Failed to load diagnosis')).toBeVisible();
  expect(api.callsTo(getDiagnosis)).toHaveLength(4);
  api.answer(getDiagnosis, diagnosis);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: '2015 Ford Focus' })).toBeVisible();
});

test('shows our engine’s answer while a second look is under way, and what it added when it comes', async () => {
  const waiting = sampleDiagnosis({ secondLook: 'waiting' });
  const { api } = renderResult(waiting);
  expect(await screen.findByText(/A second look is under way/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Can I drive?' })).toBeVisible();
  api.answer(getDiagnosis, sampleDiagnosis({ secondLook: 'added', source: 'language-model' }));
  expect(await screen.findByText('A second look was added.', {}, { timeout: 4000 })).toBeVisible();
});

test('a closed diagnosis says first what it was, and its verdict is history that calls for nothing', async () => {
  const { user } = renderResult(
    sampleDiagnosis({
      canDrive: { verdict: 'no', reason: 'The brakes may fail.' },
      resolvedAt: '2026-03-09T08:15:00.000Z',
      outcome: { kind: 'cause', cause: 'Worn rear brake pads' },
    }),
  );
  const [first] = await screen.findAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Closed: it was worn rear brake pads');
  expect(screen.queryByRole('region', { name: 'Can I drive?' })).toBeNull();
  expect(screen.queryByText(/do not drive/i)).toBeNull();
  await user.click(screen.getByText(/^What we said on \d+ \w+ \d{4}$/));
  expect(await screen.findByText(/No, do not drive it/)).toBeVisible();
  expect(screen.getByText('Worn front brake pads, 71%')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'What do I check next?' })).toBeNull();
});

test('a workshop’s job has no price by oneself, in the short answer and in the costs', async () => {
  const sample = sampleDiagnosis();
  const [first, ...others] = sample.causes;
  if (!first) throw new Error('the sample has no cause');
  const { user } = renderResult(
    sampleDiagnosis({ causes: [{ ...first, diy: 'workshop' }, ...others] }),
  );
  await unfold(user, /What will it cost/);
  const cost = await screen.findByRole('region', { name: /What will it cost/ });
  expect(within(cost).getByText('At a garage')).toBeVisible();
  expect(within(cost).queryByText('By yourself')).toBeNull();
});

test('says what a garage calls the likeliest cause, where that is another name', async () => {
  renderResult();
  const about = { name: 'About worn front brake pads' };
  expect(await screen.findByRole('region', about)).toHaveTextContent(
    'A garage calls it: Front brake pad set, service limit reached',
  );
  cleanup();
  const [likeliest, ...others] = sampleDiagnosis().causes;
  if (!likeliest) throw new Error('The sample has no cause');
  renderResult(
    sampleDiagnosis({ causes: [{ ...likeliest, workshopName: likeliest.name }, ...others] }),
  );
  expect(await screen.findByRole('region', about)).not.toHaveTextContent('A garage calls it');
});
