import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import {
  checkOpenQuote,
  examineOpenClaim,
  readOpenQuoteFile,
} from '@wrenchwise/contract/endpoints/second-opinion';
import { afterEach, expect, test } from 'vitest';

import { SecondOpinion } from './second-opinion.tsx';

const show = () => {
  const api = fakeApi();
  api.answer(checkOpenQuote, checkOpenQuote.example?.output ?? fail());
  api.answer(examineOpenClaim, examineOpenClaim.example?.output ?? fail());
  render(<SecondOpinion />);
  return { api, user: userEvent.setup() };
};
const fail = (): never => {
  throw new Error('the contract has no example');
};

afterEach(() => {
  delete document.documentElement.dataset['priceRegion'];
  sessionStorage.clear();
});

test('a pasted quote is checked for the car and the region that the page shows, and leads to an account', async () => {
  const { api, user } = show();
  document.documentElement.dataset['priceRegion'] = 'ie';
  await user.type(screen.getByRole('textbox', { name: 'The quote' }), 'clutch kit 280');
  await user.type(screen.getByRole('textbox', { name: 'Year' }), '2013');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Fuel' }), 'Diesel');
  await user.click(screen.getByRole('button', { name: 'Check the quote' }));
  const result = await screen.findByRole('region', { name: 'The quote, checked' });
  expect(await within(result).findByText('Clutch kit')).toBeInTheDocument();
  expect(api.callsTo(checkOpenQuote)[0]?.body).toEqual({
    text: 'clutch kit 280',
    year: 2013,
    fuel: 'diesel',
    priceRegion: 'ie',
  });
  const door = within(result).getByRole('link', { name: 'Create a free account' });
  expect(door).toHaveAttribute('href', '/signup');
  await user.click(door);
  expect(sessionStorage.getItem('wrenchwise.return-path')).toBe('/dashboard/check');
});

test('a claim is examined with what its owner notices', async () => {
  const { api, user } = show();
  await user.click(screen.getByRole('tab', { name: 'What the garage says' }));
  await user.type(
    screen.getByRole('textbox', { name: 'What the garage says' }),
    'the head gasket has gone',
  );
  await user.type(screen.getByRole('textbox', { name: /notice yourself/ }), 'white smoke');
  await user.click(screen.getByRole('button', { name: 'Examine it' }));
  const result = await screen.findByRole('region', { name: 'The claim, examined' });
  expect(await within(result).findByText(/May I have the old part back/)).toBeInTheDocument();
  expect(api.callsTo(examineOpenClaim)[0]?.body).toEqual({
    claim: 'the head gasket has gone',
    symptoms: 'white smoke',
  });
});

test('nothing is sent while a box is empty or the year is none', async () => {
  const { api, user } = show();
  await user.type(screen.getByRole('textbox', { name: 'Year' }), '13');
  await user.click(screen.getByRole('button', { name: 'Check the quote' }));
  expect(screen.getByText('Paste or type the quote, or choose a file.')).toBeInTheDocument();
  expect(screen.getByText('Four digits, such as 2013')).toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

test('the text of a PDF is shown to be corrected; one that cannot be read is refused in a sentence', async () => {
  const { api, user } = show();
  api.answer(readOpenQuoteFile, { text: 'Clutch kit    280.00', pages: 1, isCut: false });
  const name = '<img src=x onerror=alert(1)>.pdf';
  const file = new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  await user.upload(screen.getByLabelText('Choose a PDF or a photograph'), file);
  expect(await screen.findByDisplayValue(/Clutch kit\s+280\.00/)).toBeInTheDocument();
  expect(api.callsTo(checkOpenQuote)).toEqual([]);
  api.refuse(readOpenQuoteFile, 'quote/file-locked');
  await user.upload(screen.getByLabelText('Choose a PDF or a photograph'), file);
  expect(await screen.findByText(/locked with a password/)).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});

test('a claim that was pasted as a quote is examined as a claim, and what was typed stays', async () => {
  const { api, user } = show();
  const example = checkOpenQuote.example?.output ?? fail();
  api.answer(checkOpenQuote, {
    ...example,
    lines: example.lines.map((line) => ({ ...line, standing: 'unknown' as const })),
  });
  const said = 'they say the head gasket has gone and want £1,800';
  await user.type(screen.getByRole('textbox', { name: 'The quote' }), said);
  await user.click(screen.getByRole('button', { name: 'Check the quote' }));
  await user.click(await screen.findByRole('button', { name: 'Examine it as a claim' }));
  const claim = await screen.findByRole('textbox', { name: 'What the garage says' });
  expect(claim).toHaveValue(said);
  await user.click(screen.getByRole('tab', { name: 'A quote' }));
  expect(screen.getByRole('textbox', { name: 'The quote' })).toHaveValue(said);
});
