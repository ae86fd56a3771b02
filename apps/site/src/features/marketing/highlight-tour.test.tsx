import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { HIGHLIGHTS } from '~/content/highlights.ts';

import { HeroHighlights } from './hero-highlights.tsx';
import { HighlightStage } from './highlight-stage.tsx';
import { HighlightTour } from './highlight-tour.tsx';
import { specimen } from './specimen.server.ts';

test('a highlight of the tour is shown when it is chosen', async () => {
  render(<HighlightTour stage={<HighlightStage specimen={specimen()} />} />);
  const shown = () => screen.getByRole('button', { pressed: true }).textContent;
  expect(shown()).toMatch(/^Smart Diagnostics/);
  await userEvent.click(screen.getByRole('button', { name: /^Expert Guidance/ }));
  expect(shown()).toMatch(/^Expert Guidance/);
});

test('the hero holds all four highlights as text, each with a way to choose it', () => {
  render(<HeroHighlights />);
  const group = within(screen.getByRole('group', { name: 'Highlights' }));
  const items = group.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(
    HIGHLIGHTS.map(({ title, text }) => `${title}${text}`),
  );
  expect(group.getAllByRole('radio').map((one) => one.getAttribute('aria-label'))).toEqual(
    HIGHLIGHTS.map(({ title }) => title),
  );
});
