import { act, render, renderHook, screen, within } from '@testing-library/react';
import type { GuidedTestId } from '@wrenchwise/obd/guided-tests/guided-test';
import { VALUE } from '@wrenchwise/obd/guided-tests/guided-test';
import { type Channel, channelOf } from '@wrenchwise/obd/recording/recording';
import { openSession } from '@wrenchwise/obd/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { channelsOf } from '../live/default-channels.ts';
import { openSimulated } from '../transports/simulated.ts';
import { GuidedTests } from './guided-tests.tsx';
import { useGuidedTest } from './use-guided-test.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A simulated car on which a guided test is done, by a clock that is turned by hand. */
const begin = async (id: GuidedTestId, car: Parameters<typeof openSimulated>[0]) => {
  const transport = await openSimulated(car);
  const session = await openSession(transport);
  const report = await session.report();
  const recorded: string[] = [];
  const { result } = renderHook(() =>
    useGuidedTest({
      session,
      available: channelsOf(report.values),
      tests: report.tests,
      car: {},
      recorder: {
        start: (test, channels) => {
          recorded.push(`${test}: ${channels.length} channels`);
          return Promise.resolve();
        },
        add: () => undefined,
        stop: (isWorthIt) => recorded.push(isWorthIt ? 'stored' : 'dropped'),
      },
      onFailure: (error) => {
        throw error;
      },
      simulate: (wanted) => transport.simulate?.(wanted),
    }),
  );
  await act(() => result.current.start(id));
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  return { result, recorded, wait };
};

const view = (test: ReturnType<typeof useGuidedTest>, available: readonly Channel[] = []) =>
  render(<GuidedTests available={available} test={test} onDiagnose={() => undefined} />);

test('the counters of each cylinder are read with the engine speed, and the verdict names the one', async () => {
  const { result, recorded, wait } = await begin('misfire-balance', { fault: 'misfire-coil' });
  await wait(25);
  expect(result.current.result?.result.reason).toBe('one cylinder misfires');
  expect(recorded).toEqual(['misfire-balance: 11 channels', 'stored']);
});

test('while the car moves nothing can be read, and the verdict waits until it has stopped', async () => {
  const { result, recorded, wait } = await begin('filter-regeneration', { fuel: 'diesel' });
  await wait(1);
  const names = [VALUE.rpm, VALUE.speed, VALUE.filterLoad];
  const available = names.map((name) => channelOf({ pid: 1, name, unit: '' }));
  const { unmount } = view(result.current, available);
  expect(screen.getByRole('button', { name: 'End now' })).toBeVisible();
  unmount();

  await wait(15);
  const moving = view(result.current, available);
  expect(screen.getByText('Recording. Nothing to read while the car moves.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End now' })).not.toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(result.current.result).toBeUndefined();
  moving.unmount();

  await wait(12);
  expect(result.current.result?.result.reason).toBe('regenerating');
  expect(recorded.at(-1)).toBe('stored');
});

test('a test that is ended before anything was measured is not stored', async () => {
  const { result, recorded, wait } = await begin('charging', { fault: 'alternator' });
  await wait(3);
  act(() => result.current.end());
  expect(result.current.result?.result.reason).toBe('too short');
  expect(recorded.at(-1)).toBe('dropped');
});

test('the danger of a hot exhaust is said before the steps, and limits with each test', async () => {
  const { result } = await begin('charging', {});
  act(() => result.current.end());
  const all = Object.values(VALUE).map((name) => channelOf({ pid: 1, name, unit: '' }));
  view(result.current, all);
  const filter = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name: 'Filter regeneration' }));
  const text = filter?.textContent ?? '';
  expect(text).toMatch(/never let it regenerate in a garage/);
  expect(text).toMatch(/dry grass/);
  expect(text.indexOf('600 °C')).toBeLessThan(text.indexOf('Press Begin'));
  expect(screen.getByText(/Not every car reports these counters/)).toBeVisible();
});

test('a car that reports nothing of a filter says which values are missing', async () => {
  const { result } = await begin('charging', {});
  act(() => result.current.end());
  view(
    result.current,
    [VALUE.rpm, VALUE.speed].map((name) => channelOf({ pid: 1, name, unit: '' })),
  );
  expect(
    screen.getByText(/This car does not give: Particulate filter is regenerating, /),
  ).toBeVisible();
  expect(
    screen.queryByRole('button', { name: 'Begin: Filter regeneration' }),
  ).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Begin: Misfire balance' })).toBeVisible();
});
