import {
  SOCIAL_NAME_PLACEHOLDER,
  SOCIAL_PLACEHOLDER,
  type SocialLink,
} from '@wrenchwise/rules/social-networks';

const ITEM = /<li data-social="(\w+)"[^>]*>([\s\S]*?)<\/li>/g;
const SAME_AS = `"sameAs":["${SOCIAL_PLACEHOLDER}"],`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const inHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const itemOf = (content: string, { href, name }: SocialLink): string =>
  `<li>${content
    .replaceAll(SOCIAL_PLACEHOLDER, () => inHtml(href))
    .replaceAll(SOCIAL_NAME_PLACEHOLDER, () => inHtml(name))}</li>`;

// In a script `<` could end it.
const sameAsOf = (links: readonly SocialLink[]): string =>
  links.length === 0
    ? ''
    : `"sameAs":${JSON.stringify(links.map(({ href }) => href)).replaceAll('<', String.raw`\u003c`)},`;

/**
 * Puts the operator's links into a built page: into its foot, and into what search engines read of
 * the company. Without links both places are taken out.
 */
export const fillSocialLinks = (
  body: Uint8Array<ArrayBuffer>,
  type: string,
  links: readonly SocialLink[],
): Uint8Array<ArrayBuffer> => {
  if (!type.startsWith('text/html')) return body;
  const html = new TextDecoder().decode(body);
  if (!html.includes(SOCIAL_PLACEHOLDER)) return body;
  const filled = html
    .replace(ITEM, (_, network: string, content: string) =>
      links
        .filter((link) => link.network === network)
        .map((link) => itemOf(content, link))
        .join(''),
    )
    .replaceAll(SAME_AS, () => sameAsOf(links));
  return new TextEncoder().encode(filled);
};
