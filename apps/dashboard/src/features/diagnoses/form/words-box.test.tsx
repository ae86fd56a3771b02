import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';

import { keepDraft, readDraft } from './draft.ts';
import { WordsBox } from './words-box.tsx';

beforeEach(() => sessionStorage.clear());

const FOCUS = { id: '6a1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10', name: 'Focus' };
const GOLF = { id: '7b1f0c1e-58f4-4f0b-9a51-0f8b7c3d2e10', name: 'Golf' };

const show = (...cars: (typeof FOCUS)[]) => {
  const Component = () => <WordsBox cars={cars} />;
  return renderRoute({ path: '/dashboard', Component });
};

test.each([
  [true, 'read at once where a car is saved'],
  [false, 'not read before the car is named'],
])('words go on into the new diagnosis (a car is saved: %j): %s', async (hasCar) => {
  const { user } = show(...(hasCar ? [FOCUS] : []));
  await user.type(screen.getByLabelText('What is it doing?'), 'Grinding when I brake');
  await user.click(screen.getByRole('button', { name: 'Diagnose' }));
  expect(await screen.findByText('At /dashboard/diagnose')).toBeVisible();
  expect(readDraft('miles')).toMatchObject({ symptoms: 'Grinding when I brake', isRead: hasCar });
});

test('what was typed before is there, and stays as it was unless the words change', async () => {
  keepDraft({ ...readDraft('miles'), symptoms: 'A clunk', make: 'Ford', confirmed: ['clunk'] });
  const { user } = show(FOCUS);
  expect(screen.getByLabelText('What is it doing?')).toHaveValue('A clunk');
  await user.click(screen.getByRole('button', { name: 'Diagnose' }));
  expect(readDraft('miles')).toMatchObject({ confirmed: ['clunk'], make: 'Ford', isRead: false });
});

test('signs that were ticked for other words are not taken along', async () => {
  keepDraft({ ...readDraft('miles'), symptoms: 'A clunk', make: 'Ford', confirmed: ['clunk'] });
  const { user } = show(FOCUS);
  await user.type(screen.getByLabelText('What is it doing?'), ' over bumps');
  await user.click(screen.getByRole('button', { name: 'Diagnose' }));
  expect(readDraft('miles')).toMatchObject({
    symptoms: 'A clunk over bumps',
    confirmed: [],
    make: 'Ford',
  });
});

test('of several cars each is one press away, once there are words', async () => {
  const { user } = show(FOCUS, GOLF);
  expect(screen.queryByRole('button', { name: 'Golf' })).toBeNull();
  await user.type(screen.getByLabelText('What is it doing?'), 'Grinding when I brake');
  await user.click(screen.getByRole('button', { name: 'Golf' }));
  expect(await screen.findByText(`At /dashboard/diagnose?vehicle=${GOLF.id}`)).toBeVisible();
  expect(readDraft('miles')).toMatchObject({ symptoms: 'Grinding when I brake', isRead: true });
});

test('one car is no choice', async () => {
  const { user } = show(FOCUS);
  await user.type(screen.getByLabelText('What is it doing?'), 'Grinding');
  expect(screen.queryByRole('button', { name: 'Focus' })).toBeNull();
});
