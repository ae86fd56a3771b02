import { withBase } from './base-path.ts';

/** Attributes whose value is one address; the last three are those of Astro's islands. */
const ADDRESSES: ReadonlySet<string> = new Set([
  'href',
  'xlink:href',
  'src',
  'action',
  'formaction',
  'poster',
  'component-url',
  'renderer-url',
  'before-hydration-url',
]);
/** Attributes whose value is a list of addresses with their sizes. */
const LISTS: ReadonlySet<string> = new Set(['srcset', 'imagesrcset']);

const IN_TAG = String.raw`(?:"[^"]*"|'[^']*'|[^"'>])*`;
const PIECES = new RegExp(
  `<!--[\\s\\S]*?-->|(<(script|style)\\b${IN_TAG}>)([\\s\\S]*?)(?=</\\2)|<[a-z]${IN_TAG}>`,
  'gi',
);
const ATTRIBUTES = /([^\s"'=<>]+)(\s*=\s*)(?:"([^"]*)"|'([^']*)')/g;
const REFRESH = /^(\s*\d+\s*;\s*url=)(.*)$/i;
const SPECULATION_RULES = /\stype=["']speculationrules["']/;

/** Styles with their addresses under the base. */
const baseInStyles = (css: string, base: string): string =>
  css.replace(
    /(\burl\(\s*["']?)(\/[^)"'\s]*)/g,
    (_, start: string, path: string) => start + withBase(base, path),
  );

const listUnder = (list: string, base: string): string =>
  list.replace(
    /(^|,\s*)(\/\S*)/g,
    (_, start: string, path: string) => start + withBase(base, path),
  );

const valueUnder = (name: string, value: string, base: string): string => {
  if (ADDRESSES.has(name)) return withBase(base, value);
  if (LISTS.has(name)) return listUnder(value, base);
  if (name === 'style') return baseInStyles(value, base);
  if (name !== 'content') return value;
  return value.replace(REFRESH, (_, start: string, path: string) => start + withBase(base, path));
};

const tagUnder = (tag: string, base: string): string =>
  tag.replace(
    ATTRIBUTES,
    (_, name: string, equals: string, double: string | undefined, single: string | undefined) =>
      double === undefined
        ? `${name}${equals}'${valueUnder(name.toLowerCase(), single ?? '', base)}'`
        : `${name}${equals}"${valueUnder(name.toLowerCase(), double, base)}"`,
  );

/** The texts of a JSON that are paths, under the base: each is an address in what this is used for. */
const jsonUnder = (json: string, base: string): string =>
  json.replace(/"(\/(?:[^"\\]|\\.)*)"/g, (_, path: string) => `"${withBase(base, path)}"`);

/**
 * A page with its addresses under the base: those of its tags and styles and of its speculation rules,
 * and the base for its scripts (`data-base`). What scripts hold as paths of the product, such as the
 * properties of islands, stays: they ask for its address themselves (`ui/site-address.ts`).
 */
const pageUnder = (html: string, base: string): string =>
  html
    .replace(PIECES, (piece, opening?: string, element?: string, content = '') => {
      if (opening === undefined) return piece.startsWith('<!--') ? piece : tagUnder(piece, base);
      const held =
        element?.toLowerCase() === 'style'
          ? baseInStyles(content, base)
          : SPECULATION_RULES.test(opening)
            ? jsonUnder(content, base)
            : content;
      return tagUnder(opening, base) + held;
    })
    .replace(/<html\b/i, (start) => `${start} data-base="${base}"`);

const robotsUnder = (text: string, base: string): string =>
  text.replace(
    /^((?:Allow|Disallow): )(\/.*)$/gm,
    (_, start: string, path: string) => start + withBase(base, path),
  );

/** How a text of each type is put under a base; of any other type it has no addresses. */
const FILLS: readonly (readonly [type: string, fill: (text: string, base: string) => string])[] = [
  ['text/html', pageUnder],
  ['text/css', baseInStyles],
  ['application/manifest+json', jsonUnder],
  ['text/plain', robotsUnder],
];

/**
 * A page, a style sheet, a web app manifest or `robots.txt` with the addresses that begin at the root of
 * the host under the base; undefined where a text of this type has none.
 */
export const fillBase = (type: string, base: string): ((text: string) => string) | undefined => {
  const fill = FILLS.find(([of]) => type.startsWith(of))?.[1];
  return base === '' || !fill ? undefined : (text) => fill(text, base);
};
