/** Networks that a page has a mark for, with the hosts of their profiles. */
const HOSTS = {
  X: ['x.com', 'twitter.com'],
  LinkedIn: ['linkedin.com'],
  YouTube: ['youtube.com'],
  Facebook: ['facebook.com'],
  Instagram: ['instagram.com'],
} as const;

/** 'Other' is any host beside them, such as a Mastodon server; its name is the host. */
export type SocialNetwork = keyof typeof HOSTS | 'Other';

/** Every network, in the order in which pages show them. */
export const SOCIAL_NETWORKS: readonly SocialNetwork[] = [
  'X',
  'LinkedIn',
  'YouTube',
  'Facebook',
  'Instagram',
  'Other',
];

/** A profile of the operator elsewhere. */
export interface SocialLink {
  readonly network: SocialNetwork;
  /** 'LinkedIn', or the host of another network. */
  readonly name: string;
  readonly href: string;
}

/** The link to a profile's address; undefined for anything but an https address. */
export const socialLinkOf = (address: string): SocialLink | undefined => {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  const host = url.hostname.replace(/^www\./, '');
  const network = SOCIAL_NETWORKS.find(
    (one) =>
      one !== 'Other' && HOSTS[one].some((known) => host === known || host.endsWith(`.${known}`)),
  );
  return { network: network ?? 'Other', name: network ?? host, href: url.href };
};

/**
 * What a built page has in place of an address, and of another network's name. The server repeats the
 * item (`data-social`) for each of the operator's links, or takes it out; `.invalid` never resolves.
 */
export const SOCIAL_PLACEHOLDER = 'https://social.invalid/';
export const SOCIAL_NAME_PLACEHOLDER = 'social.invalid';
