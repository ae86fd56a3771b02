import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_ME, sampleSubscription } from '@wrenchwise/client/testing/sample-account.ts';
import { updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { type Diagnosis, getDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { listStepGuides } from '@wrenchwise/contract/endpoints/step-guides';
import { getSubscription } from '@wrenchwise/contract/endpoints/subscription';
import { expect, test } from 'vitest';

import DiagnosisResult from '~/routes/dashboard/diagnosis-result.tsx';
import { unfold } from '~/testing/render-result.tsx';
import { renderRoute } from '~/testing/render-route.tsx';
import { sampleDiagnosis } from '~/testing/sample-diagnosis.ts';

const page = { path: '/dashboard/diagnosis-result/:id?', Component: DiagnosisResult };
const SECOND = 'front-disc-scored';

/** The sample as the engine prices it for somebody in the United Kingdom. */
const inPounds = (): Diagnosis => {
  const sample = sampleDiagnosis();
  const [first, second] = sample.causes;
  const step = { stepId: 'front-brake-pads-worn/measure', title: 'Measure the front pad lining' };
  const unplanned = { stepId: `${SECOND}/feel`, title: 'Feel the disc' };
  if (!first || !second) throw new Error('the sample has no causes');
  return sampleDiagnosis({
    pricing: { region: 'uk', currency: 'GBP', labourCentsPerHour: 7600 },
    causes: [
      {
        ...first,
        parts: [
          {
            name: 'Front brake pad set',
            low: 2500,
            high: 7500,
            atRisk: { low: 725, high: 2175 },
            justifiedBy: step,
          },
          {
            name: 'Pad fitting kit',
            low: 500,
            high: 1500,
            atRisk: { low: 145, high: 435 },
            justifiedBy: step,
          },
        ],
      },
      {
        ...second,
        parts: [
          {
            name: 'Disc',
            low: 4000,
            high: 9000,
            atRisk: { low: 3480, high: 7830 },
            justifiedBy: unplanned,
          },
        ],
      },
    ],
  });
};

const setUp = (diagnosis: Diagnosis, tab = '') => {
  const api = fakeApi();
  api.answer(getDiagnosis, diagnosis);
  api.answer(listStepGuides, { guides: [], offers: [] });
  api.answer(getSubscription, sampleSubscription());
  return { api, ...renderRoute(page, `/dashboard/diagnosis-result/${diagnosis.id}${tab}`) };
};

test('costs are shown in the currency of the diagnosis, parts and labour apart, with midpoints', async () => {
  setUp(inPounds());
  const cost = await screen.findByRole('region', { name: /What will it cost/ });
  const diy = within(cost).getByText('By yourself').closest('li');
  expect(diy).toHaveTextContent('£30–£90about £60');
  const garage = within(cost).getByText('At a garage').closest('li');
  expect(garage).toHaveTextContent('£120–£270about £195');
  expect(within(cost).getByText('Parts').parentElement).toHaveTextContent('Parts£30–£90');
  expect(within(cost).getByText('Labour at a garage').parentElement).toHaveTextContent('£90–£180');
  expect(cost).not.toHaveTextContent(/\$\d/);
});

test('says whose prices they are and leads to where they are changed', async () => {
  setUp(inPounds());
  const cost = await screen.findByRole('region', { name: /What will it cost/ });
  expect(cost).toHaveTextContent('Prices for the United Kingdom, labour at £76 an hour.');
  expect(within(cost).getByRole('combobox', { name: 'Change country' })).toHaveValue('GB');
  expect(within(cost).getByRole('link', { name: 'Set your labour rate' })).toHaveAttribute(
    'href',
    '/dashboard/settings#repair-costs',
  );
});

test('another country changes the open result at once: its costs, and nothing else of it', async () => {
  const { api, user } = setUp(sampleDiagnosis());
  const cost = await screen.findByRole('region', { name: /What will it cost/ });
  expect(cost).toHaveTextContent('Prices for the United States');
  const inShort = screen.getByRole('region', { name: /What is it most likely/ });
  expect(inShort).toHaveTextContent('Worn front brake pads71% likelyAt a garage$120–$270');
  api.answer(updateMe, SAMPLE_ME);
  api.answer(getDiagnosis, inPounds());
  await user.selectOptions(
    within(cost).getByRole('combobox', { name: 'Change country' }),
    'Jersey',
  );
  const prices = 'Prices for the United Kingdom, labour at £76 an hour.';
  await waitFor(() => expect(within(cost).getByRole('status')).toHaveTextContent(prices));
  expect(cost).not.toHaveTextContent(/\$\d/);
  expect(cost).toHaveTextContent('£120–£270');
  expect(api.callsTo(updateMe)[0]?.body).toEqual({ country: 'JE' });
  expect(inShort).toHaveTextContent('Worn front brake pads71% likelyAt a garage£120–£270');
});

test('a country that could not be saved changes nothing, and says so', async () => {
  const { api, user } = setUp(inPounds());
  await unfold(user, /What will it cost/);
  const cost = await screen.findByRole('region', { name: /What will it cost/ });
  api.refuse(updateMe, 'network/server-error');
  const country = within(cost).getByRole('combobox', { name: 'Change country' });
  await user.selectOptions(country, 'Germany');
  expect(await within(cost).findByText(/try again later/)).toBeVisible();
  expect(country).toHaveValue('GB');
  expect(cost).toHaveTextContent('Prices for the United Kingdom');
});

test('a cause that keeps older prices is shown in their currency, and why', async () => {
  const sample = inPounds();
  const [first, ...others] = sample.causes;
  if (!first) throw new Error('the sample has no causes');
  const pricing = { region: 'us', currency: 'USD', labourCentsPerHour: 12_000 } as const;
  setUp({ ...sample, causes: [{ ...first, pricing }, ...others] });
  const cost = await screen.findByRole('region', { name: /What will it cost/ });
  expect(cost).toHaveTextContent('These prices stay those for the United States');
  expect(within(cost).getByText('At a garage').closest('li')).toHaveTextContent('$120–$270');
  expect(cost).not.toHaveTextContent('£120');
});

test('before buying, each part has its money at risk and the check that would justify it', async () => {
  const { user } = setUp(inPounds());
  const table = await screen.findByRole('table', { name: /^Before you buy/ });
  const row = within(table).getByText('Front brake pad set').closest('tr');
  if (!row) throw new Error('the part has no row');
  expect(row).toHaveTextContent('£25–£75');
  expect(row).toHaveTextContent('£7–£22');
  await user.click(within(row).getByRole('link', { name: 'Measure the front pad lining' }));
  const step = await screen.findByRole('button', { name: /^1\s*Measure the front pad lining/ });
  expect(step).toHaveAttribute('aria-expanded', 'true');
  expect(step).toHaveFocus();
});

test('a check that is not in the plan is named, without a link', async () => {
  const { user } = setUp(inPounds(), '?tab=parts-and-tools');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'For the repair of' }),
    SECOND,
  );
  expect(screen.getByText('First: Feel the disc')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Feel the disc' })).not.toBeInTheDocument();
});

test('a diagnosis of an older release shows dollars and no money at risk', async () => {
  setUp(sampleDiagnosis());
  const cost = await screen.findByRole('region', { name: /What will it cost/ });
  expect(cost).toHaveTextContent('Prices for the United States, labour at $120 an hour.');
  expect(screen.queryByText('Before you buy')).not.toBeInTheDocument();
});

test('the sheet for the garage says what to check before buying, and none of our prices', async () => {
  setUp(inPounds());
  const heading = await screen.findAllByRole('heading', { name: 'Before you buy', hidden: true });
  const sheet = heading.at(-1)?.parentElement?.parentElement;
  expect(sheet).toHaveTextContent('Front brake pad setMeasure the front pad lining');
  expect(sheet?.textContent).not.toMatch(/[£$€]/);
});
