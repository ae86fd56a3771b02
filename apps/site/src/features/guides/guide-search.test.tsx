import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { listGuides } from '@wrenchwise/contract/endpoints/guides';
import { beforeEach, expect, test } from 'vitest';

import { GuideSearch } from './guide-search.tsx';

const guide = (title: string) => ({
  slug: title.toLowerCase().replaceAll(' ', '-'),
  path: `/car-repair-guides/brake-system/${title.toLowerCase().replaceAll(' ', '-')}`,
  title,
  category: 'brake-system' as const,
  categoryName: 'Brakes',
  faultName: 'Worn brake pads',
  estimatedTime: '1 hour',
  difficulty: 'moderate' as const,
});

const first = { guides: [guide('Bleed the brakes')], total: 1 };

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});

const show = (at = '/car-repair-guides') => {
  history.replaceState(null, '', at);
  render(<GuideSearch first={first}>By category</GuideSearch>);
  return userEvent.setup();
};

const found = (title: string) => ({
  guides: [{ ...guide(title), summary: 'What it takes.' }],
  total: 1,
});

test('what is typed is searched for, is in the address, and Back leads to all guides', async () => {
  api.answer(listGuides, found('Change the pads'));
  const user = show();
  expect(screen.getByRole('heading', { name: 'Bleed the brakes' })).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'pads');
  expect(await screen.findByRole('heading', { name: 'Change the pads' })).toBeVisible();
  expect(screen.getByText('1 guide for “pads”')).toBeVisible();
  expect(location.search).toBe('?q=pads');
  act(() => {
    history.replaceState(null, '', '/car-repair-guides');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('heading', { name: 'Bleed the brakes' })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a search that fails says so, and is asked again on request', async () => {
  api.refuse(listGuides, 'db/invalid-query');
  const user = show('/car-repair-guides?q=pads');
  expect(await screen.findByText('Failed to load repair guides')).toBeVisible();
  api.answer(listGuides, found('Change the pads'));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Change the pads' })).toBeVisible();
  expect(api.callsTo(listGuides)).toHaveLength(2);
});

test('a question that was answered is not asked again', async () => {
  api.answer(listGuides, found('Change the pads'));
  const user = show('/car-repair-guides?q=pads');
  await screen.findByRole('heading', { name: 'Change the pads' });
  await user.clear(screen.getByRole('searchbox'));
  await screen.findByRole('heading', { name: 'Bleed the brakes' });
  await user.type(screen.getByRole('searchbox'), 'pads');
  await screen.findByRole('heading', { name: 'Change the pads' });
  expect(api.callsTo(listGuides)).toHaveLength(1);
});

test('pages of all guides are links, pages of what was searched for are not', async () => {
  api.answer(listGuides, { ...found('Change the pads'), total: 40 });
  history.replaceState(null, '', '/car-repair-guides/page/2');
  const { unmount } = render(
    <GuideSearch first={{ ...first, total: 40 }} firstPage={2}>
      By category
    </GuideSearch>,
  );
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute(
    'href',
    '/car-repair-guides',
  );
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '/car-repair-guides/page/3',
  );
  expect(screen.getByText('Page 2 of 4')).toBeVisible();
  unmount();
  show('/car-repair-guides?q=pads');
  expect(await screen.findByRole('button', { name: 'Next' })).toBeVisible();
  expect(screen.getByText('Page 1 of 4')).toBeVisible();
});
