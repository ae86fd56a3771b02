import { setImmediate } from 'node:timers/promises';

import { expect, test } from 'vitest';

import type { TestWork } from '../../testing/test-work.ts';
import type { WorkBudget } from './work-budgets.ts';
import { createWorkPool, workerFile, WorkRefused } from './work-pool.ts';

const BUDGET: WorkBudget = { threads: 1, queue: 1, milliseconds: 20_000, heapMb: 32 };

const open = (changes: Partial<WorkBudget> = {}) =>
  createWorkPool<TestWork, number>(workerFile(import.meta.url, '../../testing/test-work'), {
    ...BUDGET,
    ...changes,
  });

const refusalOf = (answer: Promise<number>) =>
  answer.then(
    () => 'answered',
    (error: unknown) => (error instanceof WorkRefused ? error.refusal : error),
  );

test('work is done on a thread, and bytes that are moved there are copied nowhere', async () => {
  const work = open();
  const bytes = new Uint8Array(1000);
  expect(await work({ kind: 'answer', bytes }, [bytes.buffer])).toBe(1000);
  expect(bytes).toHaveLength(0);
});

test('what is asked beyond the queue is refused at once, what waits is done', async () => {
  const work = open();
  const first = work({ kind: 'wait', milliseconds: 300 });
  const second = work({ kind: 'wait', milliseconds: 1 });
  const third = refusalOf(work({ kind: 'wait', milliseconds: 1 }));
  expect(await Promise.race([first, second, third])).toBe('queue-full');
  expect(await Promise.all([first, second])).toEqual([300, 1]);
  expect(await work({ kind: 'wait', milliseconds: 2 })).toBe(2);
});

test('work that does not end is ended, holds up nobody here, and the next is done', async () => {
  // Long enough for a new thread to start on a busy machine: its start counts.
  const work = open({ milliseconds: 4000 });
  const endless = refusalOf(work({ kind: 'spin' }));
  let turns = 0;
  const isOver = endless.then(() => true);
  while (!(await Promise.race([isOver, setImmediate(false)]))) turns += 1;
  expect(await endless).toBe('out-of-time');
  expect(turns).toBeGreaterThan(1000);
  expect(await work({ kind: 'wait', milliseconds: 1 })).toBe(1);
});

test('work that fills its heap ends with its thread only, and the next is done', async () => {
  const work = open();
  expect(await refusalOf(work({ kind: 'hoard' }))).toBe('out-of-memory');
  expect(await work({ kind: 'wait', milliseconds: 1 })).toBe(1);
});

test('a failure of the work itself is passed on as it is', async () => {
  expect(await refusalOf(open()({ kind: 'fail' }))).toEqual(new RangeError('of the work itself'));
});
