import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderRoute } from '~/testing/render-route.tsx';

import { CodeAreas } from './code-areas.tsx';

const AREAS = [
  {
    letter: 'P',
    name: 'Powertrain',
    about: 'Engine and gearbox.',
    groups: [
      { id: 'P03', name: 'Ignition', about: 'Misfires.', codes: 'P0300 P0301' },
      { id: 'P04', name: 'Emission control', about: 'Catalyst and more.', codes: 'P0420' },
    ],
  },
];

const Component = () => <CodeAreas areas={AREAS} />;

test('the group that an address names stands open, the others are folded', () => {
  renderRoute({ path: '/codes', Component }, '/codes#P04');
  expect(screen.getByRole('link', { name: 'P0420' })).toBeVisible();
  expect(screen.getByText('P0301')).not.toBeVisible();
});

test('a code leads to its page without loading the site anew', async () => {
  const { user } = renderRoute({ path: '/codes', Component }, '/codes#P04');
  await user.click(screen.getByRole('link', { name: 'P0420' }));
  expect(await screen.findByText('At /codes/P0420')).toBeVisible();
});
