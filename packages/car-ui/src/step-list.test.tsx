import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { StepList } from './step-list.tsx';

const STEPS = ['Slacken the nuts.', 'Lift the car.', 'Refit the wheel.'];
const box = (number: number) => screen.getByRole('checkbox', { name: `Step ${number} done` });

beforeEach(() => localStorage.clear());

test('ticks are there again after a reload, and wherever the same steps are shown', async () => {
  const user = userEvent.setup();
  render(<StepList steps={STEPS} />);
  await user.click(box(2));
  expect(screen.getByText('1 of 3 done, stored on this device.')).toBeVisible();
  cleanup();
  render(<StepList steps={[...STEPS]} />);
  expect([1, 2, 3].map((number) => (box(number) as HTMLInputElement).checked)).toEqual([
    false,
    true,
    false,
  ]);
});

test('another guide has ticks of its own', async () => {
  const user = userEvent.setup();
  render(<StepList steps={STEPS} />);
  await user.click(box(1));
  cleanup();
  render(<StepList steps={[...STEPS, 'Torque the nuts.']} />);
  expect(box(1)).toHaveProperty('checked', false);
});

test('clearing forgets every tick of the guide, on the device too', async () => {
  const user = userEvent.setup();
  render(<StepList steps={STEPS} />);
  await user.click(box(1));
  await user.click(box(3));
  await user.click(screen.getByRole('button', { name: 'Clear ticks' }));
  expect(box(1)).toHaveProperty('checked', false);
  expect(box(1)).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear ticks' })).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('what somebody else wrote into the storage harms nothing', () => {
  for (const stored of ['{', 'null', '[]', '{"a":1,"b":{"done":1,"day":1}}']) {
    localStorage.setItem('wrenchwise.guide-steps', stored);
    render(<StepList steps={STEPS} />);
    expect(box(1)).toHaveProperty('checked', false);
    cleanup();
  }
});
