import { lookup as resolve, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

import { UpstreamFailure } from './upstream-failure.ts';

/** Networks that are not the public internet (IANA's special-purpose registries). */
const NOT_PUBLIC: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

const notPublic = new BlockList();
for (const [address, bits] of NOT_PUBLIC) {
  notPublic.addSubnet(address, bits, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Whether an IP address is one of the public internet; one mapped into IPv6 counts as itself. */
export const isPublicAddress = (address: string): boolean =>
  isIP(address) !== 0 && !notPublic.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const refusal = (): UpstreamFailure =>
  new UpstreamFailure('refused', 'the service stands in a private network');

/** Throws where a host is written as an address that is not public: such a host is never resolved. */
export const refusePrivateHost = ({ hostname }: URL): void => {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw refusal();
};

/** Resolves a name, and fails where any of its addresses is not public: the connection uses these. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error || first === undefined) {
      callback(error ?? new Error('the name has no address'), '', 0);
    } else if (found.some(({ address }) => !isPublicAddress(address))) {
      callback(refusal(), '', 0);
    } else if (options.all === true) {
      callback(null, found);
    } else {
      callback(null, first.address, first.family);
    }
  });
};
