import { setTimeout } from 'node:timers/promises';

/** What a thread of a test's pool is asked to do. */
export type TestWork =
  | { readonly kind: 'answer'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'spin' }
  | { readonly kind: 'hoard' }
  | { readonly kind: 'fail' };

/** Does it: answers with a length, waits, never ends, fills the heap, or fails. */
const doTestWork = async (work: TestWork): Promise<number> => {
  if (work.kind === 'answer') return work.bytes.length;
  if (work.kind === 'wait') {
    await setTimeout(work.milliseconds);
    return work.milliseconds;
  }
  if (work.kind === 'fail') throw new RangeError('of the work itself');
  const hoard: number[][] = [];
  for (;;) if (work.kind === 'hoard') hoard.push(Array.from({ length: 10_000 }, Math.random));
};

export default doTestWork;
