import { expect, test } from 'vitest';

import { isPublicAddress, mayBePublicHost } from './public-address.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:a00:1',
  'fe80::1',
  'fd00::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'not an address',
])('%s is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.215.14', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111'])(
  '%s is',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  'localhost',
  'printer.local',
  'db.internal',
  'intranet',
  '[::1]',
  '2130706433.',
  'LOCALHOST.',
])('the host %s is not asked for', (host) => {
  expect(mayBePublicHost(host)).toBe(false);
});
