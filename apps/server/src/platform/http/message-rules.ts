import type { UserAddressRules } from './user-address.ts';

/** What holds for a host that the operator has named: http, any port, a private network. */
const NAMED: UserAddressRules = {
  allowPrivateAddresses: true,
  webhookPorts: [],
  webhookHosts: [],
};

/**
 * The rules for an ntfy or Gotify server. They are those of webhooks, except for hosts that the operator
 * has named: these stand in their own network, where no public address could.
 */
export const messageRules = (
  { hostname }: URL,
  { messageHosts, ...rules }: UserAddressRules & { readonly messageHosts: readonly string[] },
): UserAddressRules => (messageHosts.includes(hostname.toLowerCase()) ? NAMED : rules);
