import { expect, test } from 'vitest';

import { isPublicAddress, mayBePublicHost } from './public-address.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '192.0.0.8',
  '192.88.99.1',
  '198.19.255.255',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
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
  // The other special forms of IPv6: each of IANA's registry, and what was never given out.
  'fec0::1',
  'feff::1',
  '::ffff:0:127.0.0.1',
  '::ffff:0:a00:1',
  '::10.0.0.1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::1',
  '100::1',
  '100:0:0:1::1',
  '2001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '3fff::1',
  '3fff:fff::1',
  '5f00::1',
  '4000::1',
  '200::1',
  'ff02::1',
  'fd00:ec2::254',
  'fe80::1%eth0',
  'not an address',
])('%s is not on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '93.184.215.14',
  '1.1.1.1',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700:4700::1111',
  '2001:4860:4860::8888',
  '2a00:1450::1',
  '2003::1',
  '3ffe::1',
])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

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
