import { type SocialLink, socialLinkOf } from '@wrenchwise/rules/social-networks';

const MAX_LINKS = 8;

/** The operator's profiles elsewhere, and what is wrong with the setting, if anything is. */
export const socialLinksOf = (
  addresses: readonly string[],
): { readonly links: readonly SocialLink[]; readonly problem: string | undefined } => {
  const links = addresses.flatMap((address) => socialLinkOf(address) ?? []);
  const wrong = addresses.find((address) => socialLinkOf(address) === undefined);
  const isTwice = new Set(links.map(({ href }) => href)).size < links.length;
  if (wrong !== undefined) return { links, problem: `SOCIAL_LINKS: ${wrong} is no https address` };
  if (isTwice) return { links, problem: 'SOCIAL_LINKS: name each address once' };
  if (links.length > MAX_LINKS) {
    return { links, problem: `SOCIAL_LINKS: name ${MAX_LINKS} addresses at most` };
  }
  return { links, problem: undefined };
};
