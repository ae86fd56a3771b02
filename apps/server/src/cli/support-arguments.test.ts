import { expect, test } from 'vitest';

import { parseSupportArguments } from './support-arguments.ts';

test('an answer is the status unless another one is given', () => {
  expect(parseSupportArguments(['answer', 'WR-3F1C2A90', '--note', ' Done. '])).toEqual({
    kind: 'answer',
    request: 'WR-3F1C2A90',
    status: 'answered',
    note: 'Done.',
  });
  expect(parseSupportArguments(['answer', 'WR-3F1C2A90', '--status', 'closed'])).toEqual({
    kind: 'answer',
    request: 'WR-3F1C2A90',
    status: 'closed',
    note: null,
  });
});

test('list, show and help are understood', () => {
  expect(parseSupportArguments(['list'])).toEqual({ kind: 'list' });
  expect(parseSupportArguments(['show', 'x'])).toEqual({ kind: 'show', request: 'x' });
  expect(parseSupportArguments(['answer', '--help'])).toEqual({ kind: 'help' });
});

test.each([
  [[]],
  [['delete', 'x']],
  [['list', 'x']],
  [['show']],
  [['answer', 'x']],
  [['answer', 'x', '--note', '  ']],
  [['answer', 'x', '--status', 'lost', '--note', 'n']],
  [['answer', 'x', 'y', '--note', 'n']],
  [['--nonsense']],
])('says what is wrong with %j', (argv) => {
  expect(parseSupportArguments(argv).kind).toBe('wrong');
});
