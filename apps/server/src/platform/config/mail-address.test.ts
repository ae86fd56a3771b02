import { expect, test } from 'vitest';

import { mailAddressOf } from './mail-address.ts';

test.each([
  ['Wrenchwise <hello@wrenchwise.example>', 'hello@wrenchwise.example'],
  ['"Sam <the> man" <sam@example.com> ', 'sam@example.com'],
  ['sam@example.com', 'sam@example.com'],
])('the address of %j is %j', (sender, address) => {
  expect(mailAddressOf(sender)).toBe(address);
});
