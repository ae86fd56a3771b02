import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { listGuides } from '@wrenchwise/contract/endpoints/guides';
import { beforeEach, expect, test } from 'vitest';

import { CategoryOnCar } from './category-on-car.tsx';

const guide = (at: number) => ({
  slug: `guide-${at}`,
  path: `/car-repair-guides/brake-system/guide-${at}`,
  title: `Guide ${at}`,
  category: 'brake-system' as const,
  categoryName: 'Brake System',
  faultName: 'A fault',
  summary: '',
  estimatedTime: '1 hour',
  difficulty: 'easy' as const,
});

const answerOf = (total: number) => ({
  guides: Array.from({ length: Math.min(total, 50) }, (_, at) => ({
    ...guide(at + 1),
    ...(at === 0 ? { onCar: 'recalled' as const } : {}),
  })),
  total,
  car: { slug: 'ford-focus-2015', name: 'Ford Focus 2015' },
});

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/car-repair-guides/brake-system');
  api = fakeApi();
});

const show = (count = 48) => {
  render(<CategoryOnCar category="brake-system" count={count} isSignedIn={false} />);
  return userEvent.setup();
};

test('asks for nothing before a car is chosen', () => {
  show();
  expect(api.callsTo(listGuides)).toHaveLength(0);
  expect(screen.queryByRole('list')).toBeNull();
});

test('lists what the car of the address can have, the most likely first, and all of it on demand', async () => {
  history.replaceState(null, '', '?car=ford-focus-2015');
  api.answer(listGuides, answerOf(40));
  const user = show();
  expect(await screen.findByText('40 of the 48 guides fit it.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  const [first] = screen.getAllByRole('listitem');
  expect(first && within(first).getByText(/Recalled on this model/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all 40' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
});

test('reads every page of a long category', async () => {
  localStorage.setItem('wrenchwise.guide-car', 'ford-focus-2015');
  api.answer(listGuides, answerOf(107));
  show(107);
  expect(await screen.findByText('All 107 guides fit it.')).toBeVisible();
  const pages = api.callsTo(listGuides).map(({ url }) => url.searchParams.get('page'));
  expect(pages).toEqual(['1', '2', '3']);
});

test('all cars are shown again, and the car is forgotten', async () => {
  history.replaceState(null, '', '?car=ford-focus-2015');
  api.answer(listGuides, answerOf(40));
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'All cars' }));
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(location.search).toBe('');
});
