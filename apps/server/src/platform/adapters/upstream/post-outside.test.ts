import { expect, test } from 'vitest';

import { postOutside } from './post-outside.ts';

test.each([
  'http://127.0.0.1:1/',
  'http://[::1]:1/',
  'http://2130706433:1/',
  'http://localhost:1/',
])('nothing is posted to %s', async (url) => {
  const signal = AbortSignal.timeout(5000);
  await expect(
    postOutside(new URL(url), {}, { signal, allowPrivate: false }),
  ).rejects.toMatchObject({ kind: 'refused' });
});
