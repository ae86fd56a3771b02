import { expect, test } from 'vitest';

import { passkeyObstacle } from './passkey-obstacle.ts';

const fine = { hostname: 'wrenchwise.example', port: '', isSecure: true, hasWebAuthn: true };

test.each([[{}], [{ hostname: 'localhost', port: '3000' }], [{ hostname: '10.example' }]])(
  'nothing is in the way of a passkey at %j',
  (place) => {
    expect(passkeyObstacle({ ...fine, ...place })).toBeUndefined();
  },
);

test.each([
  [{ hostname: '127.0.0.1', port: '3000' }, /as http:\/\/localhost:3000, log in there/],
  [{ hostname: '[::1]', port: '' }, /as http:\/\/localhost, log in there/],
  [{ hostname: '192.168.1.20', port: '3000' }, /under its name instead/],
  [{ isSecure: false, hasWebAuthn: false }, /with https:\/\/ in front/],
  [{ hasWebAuthn: false }, /This browser has no passkeys/],
])('at %j it says what to do instead', (place, advice) => {
  expect(passkeyObstacle({ ...fine, ...place })).toMatch(advice);
});
