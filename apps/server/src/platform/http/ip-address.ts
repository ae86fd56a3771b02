import { isIP } from 'node:net';

const NETWORK_GROUPS = 4;

const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  if (tail === undefined) return before;
  const after = tail.split(':').filter(Boolean);
  return [
    ...before,
    ...Array.from({ length: 8 - before.length - after.length }, () => '0'),
    ...after,
  ];
};

const dotted = (high: string, low: string): string => {
  const [h, l] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [h >> 8, h & 255, l >> 8, l & 255].join('.');
};

/**
 * The canonical form of an IP address (RFC 5952): lower case, shortened, without a zone.
 * IPv4-mapped IPv6 becomes IPv4. Anything else is returned unchanged.
 */
export const canonicalAddress = (text: string): string => {
  const address = text.split('%', 1)[0] ?? '';
  if (isIP(address) !== 6) return text;
  const canonical = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1) ?? address;
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical);
  return mapped?.[1] && mapped[2] ? dotted(mapped[1], mapped[2]) : canonical;
};

/**
 * The network that counts as one caller: an IPv4 address, or the /64 of an IPv6 address, which one
 * customer controls. Takes the canonical form.
 */
export const networkOf = (address: string): string =>
  isIP(address) === 6 ? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64` : address;
