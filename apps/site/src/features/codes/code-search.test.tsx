import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { getCode, searchCodes } from '@wrenchwise/contract/endpoints/codes';
import { beforeEach, expect, test, vi } from 'vitest';

import { CodeSearch } from './code-search.tsx';

const catalyst = {
  code: 'P0420',
  meaning: 'Catalyst system efficiency below threshold (bank 1)',
  plain: ['The catalyst no longer evens out the oxygen.'],
  uncertain: false,
  group: { id: 'P04', name: 'Emission control', about: 'Catalyst and more.' },
  hasPage: true,
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});

const show = (at = '/codes') => {
  history.replaceState(null, '', at);
  render(<CodeSearch />);
  return { user: userEvent.setup() };
};

test('a code that is typed shows its meaning, and Enter goes to its page', async () => {
  api.answer(getCode, catalyst);
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const { user } = show();
  await user.type(screen.getByLabelText('Code or words'), 'p0420');
  expect(await screen.findByText(catalyst.meaning)).toBeVisible();
  await user.keyboard('{Enter}');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/codes/P0420');
});

test('a code without a page is explained by its group, from the address too', async () => {
  api.answer(getCode, { ...catalyst, code: 'P1744', meaning: 'The maker’s own', hasPage: false });
  show('/codes?code=P1744');
  expect(await screen.findByText(/Its group, P04: Emission control/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('Enter keeps a search without a page in the address', async () => {
  api.answer(searchCodes, { codes: [{ code: 'P0420', name: catalyst.meaning }] });
  const { user } = show();
  await user.type(screen.getByLabelText('Code or words'), 'catalyst{Enter}');
  expect(location.search).toBe('?code=catalyst');
});

test('words show the codes that they are in', async () => {
  api.answer(searchCodes, { codes: [{ code: 'P0420', name: catalyst.meaning }] });
  const { user } = show();
  await user.type(screen.getByLabelText('Code or words'), 'catalyst');
  const link = await screen.findByRole('link', { name: /P0420/ });
  expect(link).toHaveAttribute('href', '/codes/P0420');
});

test('what is no code is said to be none', async () => {
  api.refuse(getCode, 'diagnosis/no-such-code');
  const { user } = show();
  await user.type(screen.getByLabelText('Code or words'), 'P1XYZ');
  expect(await screen.findByText(/not a trouble code/)).toBeVisible();
});

test('words that no code has are answered with what else to try', async () => {
  api.answer(searchCodes, { codes: [] });
  const { user } = show();
  await user.type(screen.getByLabelText('Code or words'), 'unicorn');
  expect(await screen.findByText(/No code with “unicorn”/)).toBeVisible();
});

test.each(['0420', 'P0420 P0300', 'P0420, P0300'])(
  '%s shows the codes themselves',
  async (typed) => {
    api.answer(searchCodes, { codes: [{ code: 'P0420', name: catalyst.meaning }] });
    const { user } = show();
    await user.type(screen.getByLabelText('Code or words'), typed);
    expect(await screen.findByRole('link', { name: /P0420/ })).toBeVisible();
  },
);

test('a code that is spelt with a space is one code', async () => {
  api.answer(getCode, catalyst);
  const { user } = show();
  await user.type(screen.getByLabelText('Code or words'), 'p 0420');
  expect(await screen.findByText(catalyst.meaning)).toBeVisible();
});
