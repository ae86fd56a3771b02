import { screen } from '@testing-library/react';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { readPageVotes, voteOnPage } from '@wrenchwise/contract/endpoints/page-votes';
import { beforeEach, expect, test } from 'vitest';

import { renderPage } from '~/testing/render-page.tsx';

import { PageVote } from './page-vote.tsx';

const PATH = '/codes/P0420';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.answer(readPageVotes, { counted: null });
});

const show = () => renderPage(() => <PageVote path={PATH} />);
const sent = () => api.callsTo(voteOnPage).map(({ body }) => body);

test('a vote is one press, and a word about it may follow', async () => {
  api.answer(voteOnPage, { counted: null });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(await screen.findByText('Thank you, your answer counts.')).toBeVisible();
  await user.type(screen.getByLabelText('What was wrong or missing?'), 'It was a leak.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Thank you, your words have reached us.')).toBeVisible();
  expect(sent()).toEqual([
    { path: PATH, isRight: false },
    { path: PATH, isRight: false, remark: 'It was a leak.' },
  ]);
  expect(screen.queryByLabelText('What was wrong or missing?')).toBeNull();
});

test('what readers said is shown once they are enough', async () => {
  api.answer(readPageVotes, { counted: { votes: 41, right: 36 } });
  show();
  expect(await screen.findByText('36 of 41 readers said yes.')).toBeVisible();
});

test('without a script the form is the server’s to take', () => {
  show();
  const form = screen.getByRole('button', { name: 'Yes' }).closest('form');
  expect(form).toHaveAttribute('action', '/page-vote');
  expect(form).toHaveAttribute('method', 'post');
  expect(form?.querySelector('[name=path]')).toHaveValue(PATH);
});

test('a vote that did not arrive is said so, and can be sent again', async () => {
  api.refuse(voteOnPage, 'rate-limit/exceeded');
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  api.answer(voteOnPage, { counted: null });
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Thank you, your answer counts.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
