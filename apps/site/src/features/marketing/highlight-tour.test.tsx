import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { HighlightStage } from './highlight-stage.tsx';
import { RotatingHighlights } from './rotating-highlights.tsx';
import { specimen } from './specimen.server.ts';

const shown = () => screen.getByRole('button', { pressed: true }).textContent;
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

const setUp = (reducedMotion = false) => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  render(<RotatingHighlights stage={<HighlightStage specimen={specimen()} />} />);
};

test('shows the next highlight every 3 seconds, all four in turn', () => {
  setUp();
  expect(shown()).toMatch(/^Smart Diagnostics/);
  pass(2999);
  expect(shown()).toMatch(/^Smart Diagnostics/);
  pass(1);
  expect(shown()).toMatch(/^Smart Vehicle Care/);
  pass(3000);
  expect(shown()).toMatch(/^Expert Guidance/);
  pass(3000);
  expect(shown()).toMatch(/^Vehicle Maintenance/);
  pass(3000);
  expect(shown()).toMatch(/^Smart Diagnostics/);
});

test('waits while someone points at it or has it in focus', () => {
  setUp();
  fireEvent.pointerEnter(screen.getByRole('button', { pressed: true }));
  pass(9000);
  expect(shown()).toMatch(/^Smart Diagnostics/);
  fireEvent.pointerLeave(screen.getByRole('button', { pressed: true }));
  fireEvent.focus(screen.getByRole('button', { pressed: true }));
  pass(9000);
  expect(shown()).toMatch(/^Smart Diagnostics/);
  fireEvent.blur(screen.getByRole('button', { pressed: true }));
  pass(3000);
  expect(shown()).toMatch(/^Smart Vehicle Care/);
});

test('stands still for people who want less motion', () => {
  setUp(true);
  pass(9000);
  expect(shown()).toMatch(/^Smart Diagnostics/);
});
