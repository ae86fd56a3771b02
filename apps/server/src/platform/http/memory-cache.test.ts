import { expect, test } from 'vitest';

import { createMemoryCache } from './memory-cache.ts';

const letters = (limit: number) => {
  const made: string[] = [];
  const keep = createMemoryCache<string>(limit, (value) => value.length);
  const ask = (key: string, value = key) =>
    keep(key, async () => {
      made.push(key);
      return value;
    });
  return { made, ask };
};

test('what was made once is not made again, even when many ask at once', async () => {
  const { made, ask } = letters(100);
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual(['a', 'a', 'a']);
  await ask('a');
  expect(made).toEqual(['a']);
});

test('what was used longest ago goes when it becomes too much', async () => {
  const { made, ask } = letters(6);
  await ask('one');
  await ask('two');
  await ask('one');
  await ask('six');
  await ask('one');
  await ask('two');
  expect(made).toEqual(['one', 'two', 'six', 'two']);
});

test('what is larger than all the room is made, and not stored', async () => {
  const { made, ask } = letters(3);
  expect(await ask('large')).toBe('large');
  await ask('large');
  expect(made).toEqual(['large', 'large']);
});

test('a failure is reported to all who asked, and tried again by the next', async () => {
  const keep = createMemoryCache<string>(10, (value) => value.length);
  const fail = () => Promise.reject(new Error('no such file'));
  await expect(Promise.all([keep('a', fail), keep('a', fail)])).rejects.toThrow('no such file');
  expect(await keep('a', async () => 'there')).toBe('there');
});
