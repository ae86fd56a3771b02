/** A network that a mark is drawn for. */
export type SocialNetwork = 'X' | 'LinkedIn' | 'YouTube';

export interface SocialProfile {
  readonly network: SocialNetwork;
  readonly href: string;
}

/**
 * The company's own profiles elsewhere. None is registered yet, so no page links to one: an address
 * that merely bears the name may be somebody else's. Footer and structured data follow this list.
 */
export const SOCIAL_PROFILES: readonly SocialProfile[] = [];
