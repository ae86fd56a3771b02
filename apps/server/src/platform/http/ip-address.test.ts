import { expect, test } from 'vitest';

import { canonicalAddress, networkOf } from './ip-address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['0000:0000:0000:0000:0000:FFFF:CB00:7109', '203.0.113.9'],
  ['::ffff:0.0.0.1', '0.0.0.1'],
  ['2001:0DB8:0000:0000:0000:0000:0000:0009', '2001:db8::9'],
  ['2001:db8:0:0:1::9', '2001:db8::1:0:0:9'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::1', '::1'],
  ['::', '::'],
  ['unknown', 'unknown'],
  ['', ''],
])('the address "%s" is written %s', (address, canonical) => {
  expect(canonicalAddress(address)).toBe(canonical);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:db8::ffff:1', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::9', '2001:db8:0:1::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is a caller of %s', (address, network) => {
  expect(networkOf(canonicalAddress(address))).toBe(network);
});
