import { mayBePublicHost } from './public-address.ts';

/** Where the server may send to at a user's wish. */
export interface UserAddressRules {
  /** Whether http and private networks may be sent to: local mode, or the operator's wish. */
  readonly allowPrivateAddresses: boolean;
  /** Empty: 443 only, or any port where private addresses are allowed. */
  readonly webhookPorts: readonly number[];
  /** Hosts, or `*.host` for every name below one, in lower case; empty: any host. */
  readonly webhookHosts: readonly string[];
}

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

const isListed = (host: string, hosts: readonly string[]): boolean => {
  const name = host.replace(/\.$/, '').toLowerCase();
  return hosts.some((entry) =>
    entry.startsWith('*.') ? name.endsWith(entry.slice(1)) : name === entry,
  );
};

/**
 * Why an address that a user gave is not sent to, as an instruction; undefined where it is. What its name
 * leads to is seen when it is called (`lookupPublic`).
 */
export const refusalOfAddress = (url: URL, rules: UserAddressRules): string | undefined => {
  const { allowPrivateAddresses, webhookPorts, webhookHosts } = rules;
  const port = url.port === '' ? (PORTS[url.protocol] ?? 0) : Number(url.port);
  if (port === 0) return 'Use a port that programs can listen on, such as 443';
  if (!allowPrivateAddresses && (url.protocol !== 'https:' || !mayBePublicHost(url.hostname))) {
    return 'Use an https address on the public internet';
  }
  const ports = webhookPorts.length > 0 || allowPrivateAddresses ? webhookPorts : [443];
  if (ports.length > 0 && !ports.includes(port)) {
    return `Use port ${ports.join(' or ')}: this server sends to no other`;
  }
  return webhookHosts.length > 0 && !isListed(url.hostname, webhookHosts)
    ? 'Ask whoever runs this server to list the host: it sends to listed hosts only'
    : undefined;
};
