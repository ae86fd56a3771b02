import { screen, within } from '@testing-library/react';
import { examineDiagnosisClaim } from '@wrenchwise/contract/endpoints/claims';
import {
  listDiagnosisShares,
  revokeDiagnosisShare,
  shareDiagnosis,
} from '@wrenchwise/contract/endpoints/diagnosis-shares';
import { getOutcome, setOutcome } from '@wrenchwise/contract/endpoints/outcomes';
import {
  acceptWorkshopReply,
  type WorkshopReply,
  listWorkshopReplies,
} from '@wrenchwise/contract/endpoints/workshop-replies';
import { expect, test } from 'vitest';

import { diagnosis, renderResult, unfold } from '~/testing/render-result.tsx';
import { SAMPLE_CLAIM } from '~/testing/sample-claim.ts';
import { sampleAnswered } from '~/testing/sample-diagnosis.ts';

const LINK = {
  id: '5f0c6f5e-2b7a-4c54-8a53-6f1d0c9b7a10',
  showsRegistration: false,
  replies: 0,
  createdAt: '2026-03-02T09:00:00.000Z',
  expiresAt: '2026-03-09T09:00:00.000Z',
  url: null,
};
const URL_OF_LINK = 'https://wrenchwise.example/shared/diagnosis/q1w2e3r4t5y6q1w2e3r4t5y6';

const REPLY: WorkshopReply = {
  id: '7a1e4a38-6a3d-4f0b-9a51-0f8b7c3d2e10',
  garage: 'Hill Street Garage',
  tests: [{ stepId: 'a/b', optionId: 'outcome-1', title: 'Measure the pads', finding: '2 mm' }],
  agreement: 'agrees',
  cause: null,
  note: null,
  quote: {
    cents: 49_400,
    currency: 'GBP',
    for: 'Pads and discs',
    range: { low: 10_600, high: 27_400 },
    repair: 'Replace the front brake pads',
    words: '£220 above the top of our range (£106–£274). Ask what makes the difference.',
    ask: ['How many hours of labour is it?'],
  },
  after: {
    moved: [
      { faultId: 'front-brake-pads-worn', name: 'Worn front brake pads', from: 0.71, to: 0.97 },
    ],
    leading: { name: 'Worn front brake pads', probability: 0.97 },
    canDrive: 'caution',
  },
  photos: [],
  createdAt: '2026-03-03T10:00:00.000Z',
  acceptedAt: null,
};

test('a link is made for a week, its address is shown, and it is revoked', async () => {
  const { user, api } = renderResult();
  api.answer(shareDiagnosis, { ...LINK, url: URL_OF_LINK });
  api.answer(revokeDiagnosisShare, undefined);
  await user.selectOptions(await screen.findByLabelText('It works for'), '7 days');
  api.answer(listDiagnosisShares, { shares: [LINK] });
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByLabelText('Address of the link')).toHaveValue(URL_OF_LINK);
  expect(api.callsTo(shareDiagnosis)[0]?.body).toEqual({ days: 7, showRegistration: false });
  await user.click(await screen.findByRole('button', { name: /^Revoke the link of 2 March/ }));
  expect(api.callsTo(revokeDiagnosisShare)).toHaveLength(1);
});

test('each link that works shows its address again, but for those from before', async () => {
  const second = { ...LINK, id: '5f0c6f5e-2b7a-4c54-8a53-6f1d0c9b7a11', url: URL_OF_LINK };
  const { user } = renderResult(diagnosis, {
    prepare: (api) => api.answer(listDiagnosisShares, { shares: [LINK, second] }),
  });
  await unfold(user, 'What does your garage say?');
  await user.click(await screen.findByText('Show the link again'));
  expect(screen.getByLabelText('Address of the link')).toHaveValue(URL_OF_LINK);
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  expect(screen.getByText(/^Its address was shown once/)).toBeVisible();
});

test('a reply shows the price beside our range, and its tests are taken over with one press', async () => {
  const prepare = (api: ReturnType<typeof renderResult>['api']) =>
    api.answer(listWorkshopReplies, { replies: [REPLY] });
  const { user, api } = renderResult(diagnosis, { prepare });
  api.answer(acceptWorkshopReply, sampleAnswered());
  expect(await screen.findByText(/£220 above the top of our range/)).toBeVisible();
  expect(screen.getByText('How many hours of labour is it?')).toBeVisible();
  expect(screen.getByText('Worn front brake pads rose from 71% to 97%.')).toBeVisible();
  api.answer(listWorkshopReplies, {
    replies: [{ ...REPLY, after: null, acceptedAt: '2026-03-03T11:00:00.000Z' }],
  });
  await user.click(screen.getByRole('button', { name: 'Take their tests over' }));
  expect(await screen.findByText(/^Their tests are in the diagnosis/)).toBeVisible();
  expect(api.callsTo(acceptWorkshopReply)).toHaveLength(1);
});

test('photographs of a workshop are shown with its reply, and open in full', async () => {
  const photoOf = (id: string) => ({ id, url: `/api/files/${id}` });
  const first = photoOf('7a1e4a38-6a3d-4f0b-9a51-0f8b7c3d2e11');
  const second = photoOf('7a1e4a38-6a3d-4f0b-9a51-0f8b7c3d2e12');
  const photos = [first, second];
  const prepare = (api: ReturnType<typeof renderResult>['api']) =>
    api.answer(listWorkshopReplies, { replies: [{ ...REPLY, photos }] });
  renderResult(diagnosis, { prepare });
  const picture = await screen.findByRole('img', { name: 'Photo 2 of 2 from Hill Street Garage' });
  expect(picture).toHaveAttribute('src', second.url);
  expect(picture.closest('a')).toHaveAttribute('href', second.url);
});

test('what it was in the end is asked, and needs words where it is no cause of the list', async () => {
  const { user, api } = renderResult();
  const outcome = {
    kind: 'other' as const,
    faultId: null,
    cause: 'A stone behind the shield',
    costCents: 4500,
    currency: 'GBP' as const,
    fixedBy: 'garage' as const,
    mayBeUsed: false,
    updatedAt: '2026-03-16T10:00:00.000Z',
  };
  api.answer(setOutcome, { outcome });
  await unfold(user, 'What was it in the end?');
  const form = await screen.findByRole('form', { name: 'What was it in the end?' });
  await user.selectOptions(within(form).getByLabelText('It was'), 'Something else');
  await user.click(within(form).getByRole('button', { name: 'Save and close' }));
  expect(await within(form).findByText('Please say what it was')).toBeVisible();
  await user.type(within(form).getByLabelText('What was it?'), 'A stone behind the shield');
  await user.type(within(form).getByLabelText(/^What it cost/), '45');
  await user.selectOptions(within(form).getByLabelText('Who fixed it'), 'A garage');
  api.answer(getOutcome, { outcome });
  await user.click(within(form).getByRole('button', { name: 'Save and close' }));
  expect(await screen.findByText(/£45 · fixed by: a garage/)).toBeVisible();
  expect(api.callsTo(setOutcome)[0]?.body).toEqual({
    kind: 'other',
    otherCause: 'A stone behind the shield',
    costCents: 4500,
    fixedBy: 'garage',
    mayBeUsed: false,
  });
});

test('what a workshop says is examined by the diagnosis, typed or replied', async () => {
  const prepare = (api: ReturnType<typeof renderResult>['api']) =>
    api.answer(listWorkshopReplies, { replies: [REPLY] });
  const { user, api } = renderResult(diagnosis, { prepare });
  api.answer(examineDiagnosisClaim, { examinations: [SAMPLE_CLAIM] });
  await user.type(await screen.findByLabelText(/^What the workshop says/), 'Head gasket');
  await user.click(screen.getByRole('button', { name: 'Examine it' }));
  expect(await screen.findByText('Does not fit well')).toBeVisible();
  await user.click(
    screen.getByRole('button', { name: 'Is he right? Examine the claim of Hill Street Garage' }),
  );
  expect(await screen.findAllByText('Does not fit well')).toHaveLength(2);
  expect(api.callsTo(examineDiagnosisClaim).map(({ body }) => body)).toEqual([
    { claim: 'Head gasket' },
    { replyId: REPLY.id },
  ]);
});
