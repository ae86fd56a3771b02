import { describe, expect, test } from 'vitest';

import { createClientAddress } from './client-address.ts';

const PROXY = '10.0.0.7';

describe('without trusted proxies', () => {
  const addressOf = createClientAddress([]);

  test('the socket’s other end is the client, whatever the header claims', () => {
    expect(addressOf({ socket: '203.0.113.9', forwardedFor: '1.2.3.4' })).toBe('203.0.113.9');
    expect(addressOf({ socket: '203.0.113.9', forwardedFor: undefined })).toBe('203.0.113.9');
  });

  test('an IPv4 address on an IPv6 socket is the same client', () => {
    expect(addressOf({ socket: '::ffff:203.0.113.9', forwardedFor: undefined })).toBe(
      '203.0.113.9',
    );
    expect(addressOf({ socket: '::FFFF:203.0.113.9', forwardedFor: undefined })).toBe(
      '203.0.113.9',
    );
    expect(addressOf({ socket: '2001:db8::9', forwardedFor: undefined })).toBe('2001:db8::9');
    expect(addressOf({ socket: '::ffff:cb00:7109', forwardedFor: undefined })).toBe('203.0.113.9');
  });

  test('an IPv6 address is one, however it is written', () => {
    expect(addressOf({ socket: '2001:0DB8:0::0009', forwardedFor: undefined })).toBe('2001:db8::9');
    expect(addressOf({ socket: 'fe80::1%eth0', forwardedFor: undefined })).toBe('fe80::1');
  });

  test('a socket that is gone has an address of its own', () => {
    expect(addressOf({ socket: undefined, forwardedFor: '1.2.3.4' })).toBe('unknown');
  });
});

describe('behind a trusted proxy', () => {
  const addressOf = (forwardedFor: string | undefined, socket = PROXY): string =>
    createClientAddress([PROXY, '192.168.0.0/16', '2001:db8:1::/48', 'fd00::1'])({
      socket,
      forwardedFor,
    });

  test('the address that the proxy added is the client', () => {
    expect(addressOf('203.0.113.9')).toBe('203.0.113.9');
    expect(addressOf('2001:db8::9')).toBe('2001:db8::9');
    expect(addressOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  });

  test('what the client wrote before it is not believed', () => {
    expect(addressOf('1.2.3.4, 203.0.113.9')).toBe('203.0.113.9');
    expect(addressOf('10.0.0.7, 203.0.113.9')).toBe('203.0.113.9');
    expect(addressOf('1.2.3.4,5.6.7.8 ,  203.0.113.9')).toBe('203.0.113.9');
  });

  test('several trusted proxies in a row are passed over, by address and by range', () => {
    expect(addressOf('1.2.3.4, 203.0.113.9, 192.168.44.1')).toBe('203.0.113.9');
    expect(addressOf('1.2.3.4, 203.0.113.9, 2001:db8:1:ffff::2, fd00::1, 10.0.0.7')).toBe(
      '203.0.113.9',
    );
    expect(addressOf('203.0.113.9', '192.168.1.1')).toBe('203.0.113.9');
    expect(addressOf('203.0.113.9', '::ffff:192.168.1.1')).toBe('203.0.113.9');
    expect(addressOf('203.0.113.9', '2001:db8:1::5')).toBe('203.0.113.9');
  });

  test('a neighbour of a trusted range is not trusted', () => {
    expect(addressOf('1.2.3.4', '192.169.0.1')).toBe('192.169.0.1');
    expect(addressOf('1.2.3.4', '10.0.0.8')).toBe('10.0.0.8');
    expect(addressOf('1.2.3.4', '2001:db8:2::1')).toBe('2001:db8:2::1');
  });

  test('a port beside the address is left out', () => {
    expect(addressOf('1.2.3.4, 203.0.113.9:51234')).toBe('203.0.113.9');
    expect(addressOf('1.2.3.4, [2001:db8::9]:51234')).toBe('2001:db8::9');
    expect(addressOf('1.2.3.4, [2001:db8::9]')).toBe('2001:db8::9');
  });

  test.each([
    '',
    ' ',
    'unknown',
    'nonsense',
    '1.2.3.4, unknown',
    '1.2.3.4, 999.1.1.1',
    '1.2.3.4,',
    ',,,',
  ])('the header "%s" says nothing, and the proxy itself counts', (header) => {
    expect(addressOf(header)).toBe(PROXY);
  });

  test('no header, or one of trusted proxies only, leaves the proxy', () => {
    expect(addressOf(undefined)).toBe(PROXY);
    expect(addressOf('192.168.3.3')).toBe(PROXY);
  });
});

test.each([
  'nonsense',
  '10.0.0',
  '10.0.0.0/',
  '10.0.0.0/33',
  '10.0.0.0/x',
  'fd00::/129',
  '10.0.0.0/-1',
])('the trusted proxy "%s" is refused by name', (entry) => {
  expect(() => createClientAddress([entry])).toThrow(`TRUSTED_PROXIES: '${entry}'`);
});
