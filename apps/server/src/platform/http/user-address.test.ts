import { expect, test } from 'vitest';

import { refusalOfAddress, type UserAddressRules } from './user-address.ts';

const PUBLIC: UserAddressRules = {
  allowPrivateAddresses: false,
  webhookPorts: [],
  webhookHosts: [],
};
const LOCAL: UserAddressRules = { ...PUBLIC, allowPrivateAddresses: true };
const refused = (url: string, rules: UserAddressRules): string =>
  refusalOfAddress(new URL(url), rules) ?? '';

test.each(['https://hooks.example.com/x', 'https://hooks.example.com:443/x', 'https://1.1.1.1/'])(
  '%s is sent to',
  (url) => {
    expect(refused(url, PUBLIC)).toBe('');
  },
);

test.each([
  'https://[fec0::1]/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[64:ff9b::a00:1]/',
  'https://[2002:7f00:1::]/',
  'https://0x7f.1/',
  'https://localhost/',
  'http://hooks.example.com/',
])('%s is not on the public internet over https', (url) => {
  expect(refused(url, PUBLIC)).toBe('Use an https address on the public internet');
});

test('a port of 0 is refused everywhere', () => {
  for (const rules of [PUBLIC, LOCAL]) {
    expect(refused('https://hooks.example.com:0/', rules)).toMatch(/^Use a port/);
  }
});

test.each(['https://hooks.example.com:8443/', 'https://hooks.example.com:22/'])(
  'the port of %s needs the operator’s list',
  (url) => {
    expect(refused(url, PUBLIC)).toBe('Use port 443: this server sends to no other');
    const { port } = new URL(url);
    expect(refused(url, { ...PUBLIC, webhookPorts: [443, Number(port)] })).toBe('');
  },
);

test('in one’s own network any port is sent to, unless the operator lists some', () => {
  expect(refused('http://homeassistant:8123/', LOCAL)).toBe('');
  expect(refused('http://homeassistant/', { ...LOCAL, webhookPorts: [80, 8123] })).toBe('');
  expect(refused('http://homeassistant:22/', { ...LOCAL, webhookPorts: [80, 8123] })).toMatch(
    /^Use port 80 or 8123/,
  );
});

test('a list of hosts leaves them and no other, however the name is written', () => {
  const rules = { ...PUBLIC, webhookHosts: ['hooks.example.com', '*.zapier.com'] };
  for (const url of ['https://HOOKS.example.com./', 'https://eu.hooks.zapier.com/a']) {
    expect(refused(url, rules)).toBe('');
  }
  for (const url of [
    'https://example.com/',
    'https://zapier.com/',
    'https://evilzapier.com/',
    'https://hooks.example.com.evil.example/',
    'https://1.1.1.1/',
  ]) {
    expect(refused(url, rules), url).toMatch(/listed hosts only$/);
  }
});
