import { BlockList, isIP } from 'node:net';

import { canonicalAddress } from './ip-address.ts';

/** The client address of a request. */
export type ClientAddress = (request: {
  /** The socket's remote address. */
  readonly socket: string | undefined;
  readonly forwardedFor: string | undefined;
}) => string;

// Some proxies add the port: '203.0.113.9:4711', '[2001:db8::1]:4711'.
const withoutPort = (hop: string): string =>
  hop.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');

/**
 * Reads `X-Forwarded-For` behind trusted proxies: from the right, the first address that is not one
 * of them is the client. Clients can forge the rest, so reading stops at anything that is not an
 * address. `trusted` holds addresses and CIDR ranges; throws on an invalid entry.
 */
export const createClientAddress = (trusted: readonly string[]): ClientAddress => {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const bits = prefix === undefined || /^\d{1,3}$/.test(prefix) ? Number(prefix ?? 0) : Infinity;
    if (isIP(address) === 0 || bits > (family === 'ipv6' ? 128 : 32)) {
      throw new TypeError(`TRUSTED_PROXIES: '${entry}' is not an address`);
    }
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, bits, family);
  }
  const isTrusted = (address: string): boolean =>
    isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return ({ socket, forwardedFor }) => {
    const peer = canonicalAddress(socket ?? 'unknown');
    if (!isTrusted(peer)) return peer;
    const hops = (forwardedFor ?? '')
      .split(',')
      .map((hop) => canonicalAddress(withoutPort(hop.trim())));
    const known = hops.findLast((hop) => !isTrusted(hop)) ?? peer;
    return isIP(known) === 0 ? peer : known;
  };
};
