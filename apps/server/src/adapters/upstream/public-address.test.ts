import { expect, test } from 'vitest';

import { postOutside } from './post-outside.ts';
import { isPublicAddress } from './public-address.ts';

test.each([
  '10.1.2.3',
  '127.0.0.1',
  '169.254.169.254',
  '192.168.0.1',
  '172.31.9.9',
  '0.0.0.0',
  '::1',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
  'x',
])('%s is not of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '2606:4700::1111', '172.32.0.1'])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

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
