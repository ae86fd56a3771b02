import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

import { canonicalAddress } from './ip-address.ts';

/** IPv4 that is not the public internet: IANA's special-purpose registry, multicast and what is reserved. */
const SPECIAL_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * All that IANA has given out for the public internet (IPv6 Global Unicast Address Assignments). Every
 * special form outside of it is refused unnamed: unspecified, mapped, translated (64:ff9b), site-local.
 */
const GLOBAL_IPV6 = ['2000::', 3] as const;

/** Special within it: Teredo, ORCHID and the like, 6to4, documentation. Two of them lead to IPv4. */
const SPECIAL_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const listOf = (
  networks: readonly (readonly [string, number])[],
  family: 'ipv4' | 'ipv6',
): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
};

const specialIpv4 = listOf(SPECIAL_IPV4, 'ipv4');
const globalIpv6 = listOf([GLOBAL_IPV6], 'ipv6');
const specialIpv6 = listOf(SPECIAL_IPV6, 'ipv6');

/** Whether an IP address is one of the public internet. */
export const isPublicAddress = (text: string): boolean => {
  const address = canonicalAddress(text);
  const version = isIP(address);
  return version === 6
    ? globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6')
    : version === 4 && !specialIpv4.check(address, 'ipv4');
};

/** Whether the host of an address can be asked for: what a name leads to is seen when it is called. */
export const mayBePublicHost = (hostname: string): boolean => {
  const host = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/(?:^|\.)(?:localhost|local|internal|home\.arpa)$/.test(host);
};

/** The address led to a network that may not be called. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

/**
 * Resolves names as `dns.lookup` does and fails for those that lead to a private network. The
 * connection is made to the very address that was checked: a name cannot change in between.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
      return callback(new PrivateAddressError('the name leads to a private network'), '', 0);
    }
    if (options.all) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};
