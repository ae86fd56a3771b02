import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { CodeAreas } from './code-areas.tsx';
import { openNamedGroup } from './open-named-group.ts';

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

test('the group that an address names is open, the others are folded', () => {
  history.replaceState(null, '', '/codes#P04');
  render(<CodeAreas areas={AREAS} />);
  openNamedGroup();
  expect(screen.getByRole('link', { name: 'P0420' })).toBeVisible();
  expect(screen.getByText('P0301')).not.toBeVisible();
});
