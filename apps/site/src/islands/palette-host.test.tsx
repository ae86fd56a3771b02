import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import '../scripts/palette-key.ts';
import { PaletteHost } from './palette-host.tsx';

const palette = () => screen.findByRole('combobox', {}, { timeout: 10_000 });

afterEach(() => {
  delete document.documentElement.dataset['palette'];
});

test('Ctrl K that is pressed before the palette has come opens it when it comes', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  render(<PaletteHost />);
  expect(await palette()).toBeInTheDocument();
});

test('Ctrl K opens the palette, and closes it again', async () => {
  render(<PaletteHost />);
  expect(screen.queryByRole('combobox')).toBeNull();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await palette()).toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox')).toBeNull();
});
