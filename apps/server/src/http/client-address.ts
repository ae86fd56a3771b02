import { BlockList, isIP } from 'node:net';

/** Says from which address a request really comes. */
export type ClientAddress = (given: {
  /** The address of the socket's other end. */
  readonly socket: string | undefined;
  readonly forwardedFor: string | undefined;
}) => string;

// An IPv4 address that arrives on an IPv6 socket.
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * `X-Forwarded-For` is believed only when it is added by a trusted proxy: read from the right, the
 * first address that is not a trusted proxy is the client. Anybody can write the rest.
 * `trusted` holds addresses and CIDR ranges; throws on an entry that is neither.
 */
export const createClientAddress = (trusted: readonly string[]): ClientAddress => {
  const proxies = new BlockList();
  for (const entry of trusted) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) throw new TypeError(`TRUSTED_PROXIES: '${entry}' is not an address`);
    if (prefix === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(prefix), family);
  }
  const isTrusted = (address: string): boolean =>
    isIP(address) !== 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

  return ({ socket, forwardedFor }) => {
    const peer = plain(socket ?? 'unknown');
    if (!isTrusted(peer)) return peer;
    const hops = (forwardedFor ?? '')
      .split(',')
      .map((hop) => plain(hop.trim()))
      .filter((hop) => isIP(hop) !== 0);
    return hops.findLast((hop) => !isTrusted(hop)) ?? peer;
  };
};
