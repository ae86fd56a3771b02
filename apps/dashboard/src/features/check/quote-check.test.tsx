import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import {
  listQuoteShares,
  revokeQuoteShare,
  shareQuote,
} from '@wrenchwise/contract/endpoints/quote-shares';
import {
  type CheckedQuote,
  checkQuote,
  listQuotes,
  readQuoteFile,
  saveQuote,
  type StoredQuote,
} from '@wrenchwise/contract/endpoints/quotes';
import { listVehicles } from '@wrenchwise/contract/endpoints/vehicles';
import { expect, test } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';
import { sampleVehicle } from '~/testing/sample-vehicle.ts';

import { CheckPage } from './check-page.tsx';

const NO_FIGURES = {
  quantity: null,
  hours: null,
  rateCents: null,
  unitCents: null,
  includesTax: true,
  usual: null,
  usualHours: null,
  usualRate: null,
  basis: null,
  remark: null,
  question: null,
};
const CHECKED: CheckedQuote = {
  currency: 'GBP',
  lines: [
    {
      ...NO_FIGURES,
      words: '<b>Clutch kit</b>',
      kind: 'part',
      amountCents: 28_000,
      standing: 'unknown',
    },
    {
      ...NO_FIGURES,
      words: 'Labour',
      kind: 'labour',
      hours: 11,
      rateCents: 6500,
      amountCents: 71_500,
      standing: 'above',
      usualHours: { low: 4, high: 8 },
      basis: 'Our estimate: workshop hours of this repair in the United Kingdom, with tax',
      remark: 'Labour 11 h, where 4–8 h is usual.',
      question: 'What takes the time, job by job?',
    },
  ],
  notes: [],
  taxIncluded: true,
  itemsCents: 99_500,
  totalCents: null,
  repairs: [],
  notUnderstood: [],
  isCut: false,
  priceBasis: 'Prices for the United Kingdom, labour at £76 an hour',
};

const show = (quotes: readonly StoredQuote[] = []) => {
  const api = fakeApi();
  api.answer(listVehicles, { vehicles: [sampleVehicle()], total: 1 });
  api.answer(listQuotes, { quotes: [...quotes], comparison: null });
  api.answer(checkQuote, CHECKED);
  const { user } = renderRoute({ path: '/dashboard/check', Component: CheckPage });
  return { api, user };
};

test('a typed quote is checked: what to ask comes first, and its words stay words', async () => {
  const { api, user } = show();
  await user.type(
    screen.getByRole('textbox', { name: 'The quote' }),
    'clutch kit 280, labour 11h at 65',
  );
  await user.click(screen.getByRole('button', { name: 'Check the quote' }));
  const result = await screen.findByRole('region', { name: 'The quote, checked' });
  const [ask, lines] = within(result).getAllByRole('list');
  expect(ask).toHaveTextContent('What takes the time, job by job?');
  expect(lines).toHaveTextContent('<b>Clutch kit</b>');
  expect(lines).toHaveTextContent('Our estimate');
  expect(result.querySelector('b')).toBeNull();
  expect(api.callsTo(checkQuote)).toHaveLength(1);
});

test('nothing is sent while the box is empty', async () => {
  const { api, user } = show();
  await user.click(screen.getByRole('button', { name: 'Check the quote' }));
  expect(screen.getByText('Paste or type the quote, or choose a file.')).toBeInTheDocument();
  expect(api.callsTo(checkQuote)).toHaveLength(0);
});

test('a report of a code reader goes to a diagnosis, as lines', async () => {
  const { user } = show();
  const file = new File(['Code,Status\nP0301,stored\n'], 'scan.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('Choose a PDF or a photograph'), file);
  await user.click(await screen.findByRole('button', { name: 'Diagnose with this' }));
  expect(await screen.findByText('At /dashboard/diagnose')).toBeInTheDocument();
  expect(sessionStorage.getItem('wrenchwise.diagnosis-draft')).toContain('P0301: stored');
});

test('the text of a PDF is shown to be corrected, and is not checked before that', async () => {
  const { api, user } = show();
  api.answer(readQuoteFile, { text: 'Clutch kit    280.00', pages: 1, isCut: false });
  const file = new File(['%PDF-1.7'], 'quote.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Choose a PDF or a photograph'), file);
  expect(await screen.findByDisplayValue(/Clutch kit\s+280\.00/)).toBeInTheDocument();
  expect(screen.getByText(/This is the text of the PDF/)).toBeInTheDocument();
  expect(api.callsTo(checkQuote)).toHaveLength(0);
});

test('a PDF that cannot be read is refused in the words of the catalogue', async () => {
  const { api, user } = show();
  api.refuse(readQuoteFile, 'quote/file-locked');
  const file = new File(['%PDF-1.7'], 'quote.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Choose a PDF or a photograph'), file);
  expect(await screen.findByText(/locked with a password/)).toBeInTheDocument();
});

test('a checked quote is stored under the name of its workshop', async () => {
  const { api, user } = show();
  api.answer(saveQuote, {
    id: '4f3c2b1a-58f4-4f0b-9a51-0f8b7c3d2e10',
    name: 'Hill Street',
    vehicleId: null,
    diagnosisId: null,
    text: 'x',
    createdAt: '2026-03-03T10:00:00.000Z',
  });
  await user.type(screen.getByRole('textbox', { name: 'The quote' }), 'clutch kit 280');
  await user.click(screen.getByRole('button', { name: 'Check the quote' }));
  await user.type(await screen.findByRole('textbox', { name: 'Whose quote is it' }), 'Hill Street');
  await user.click(screen.getByRole('button', { name: 'Store the quote' }));
  expect(await screen.findByText('The quote is stored.')).toBeInTheDocument();
  expect(api.callsTo(saveQuote)[0]?.body).toEqual({ name: 'Hill Street', text: 'clutch kit 280' });
});

const STORED = {
  id: '4f3c2b1a-58f4-4f0b-9a51-0f8b7c3d2e10',
  name: 'Quote',
  vehicleId: null,
  diagnosisId: null,
  text: 'clutch kit 280',
  createdAt: '2026-03-03T10:00:00.000Z',
};
const LINK = {
  id: '5f0c6f5e-2b7a-4c54-8a53-6f1d0c9b7a11',
  createdAt: '2026-03-02T09:00:00.000Z',
  expiresAt: '2026-04-01T09:00:00.000Z',
  url: 'https://wrenchwise.example/shared/quote/q1w2e3r4t5y6q1w2e3r4t5y6',
};

test('a link stores the quote once, shows its address, and is revoked with one press', async () => {
  const { api, user } = show();
  api.answer(saveQuote, STORED);
  api.answer(shareQuote, LINK);
  api.answer(listQuoteShares, { shares: [LINK] });
  api.answer(revokeQuoteShare, undefined);
  await user.type(screen.getByRole('textbox', { name: 'The quote' }), 'clutch kit 280');
  await user.click(screen.getByRole('button', { name: 'Check the quote' }));
  await user.click(await screen.findByRole('button', { name: 'Share a link' }));
  expect(await screen.findByDisplayValue(LINK.url)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Share a link' }));
  expect(api.callsTo(saveQuote)).toHaveLength(1);
  expect(api.callsTo(shareQuote).map(({ url }) => url.pathname)).toEqual([
    `/api/quotes/${STORED.id}/share`,
    `/api/quotes/${STORED.id}/share`,
  ]);
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeInTheDocument();
  api.answer(listQuoteShares, { shares: [] });
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByDisplayValue(LINK.url)).not.toBeInTheDocument());
  expect(api.callsTo(revokeQuoteShare)[0]?.url.pathname).toBe(`/api/quote-shares/${LINK.id}`);
});

test('of a stored quote the links are those of that quote', async () => {
  const { api, user } = show([STORED]);
  api.answer(listQuoteShares, { shares: [LINK] });
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  expect(await screen.findByDisplayValue(LINK.url)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Store the quote' })).not.toBeInTheDocument();
});
