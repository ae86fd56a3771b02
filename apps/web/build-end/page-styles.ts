interface Statement {
  /** What stands before the block, or the whole statement when it has none. */
  readonly prelude: string;
  readonly block: string | undefined;
}

/** Where the character at `from`, or the text, comment or escape that begins there, ends. */
const after = (css: string, from: number): number => {
  const first = css[from];
  if (first === '\\') return from + 2;
  if (first === '/' && css[from + 1] === '*') {
    const end = css.indexOf('*/', from + 2);
    return end === -1 ? css.length : end + 2;
  }
  if (first !== '"' && first !== "'") return from + 1;
  let at = from + 1;
  while (at < css.length && css[at] !== first) at += css[at] === '\\' ? 2 : 1;
  return at + 1;
};

const endOfBlock = (css: string, open: number): number => {
  let depth = 0;
  let at = open;
  while (at < css.length) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at;
    at = after(css, at);
  }
  throw new Error('a block of the stylesheet has no end');
};

const statementsOf = (css: string): readonly Statement[] => {
  const found: Statement[] = [];
  let start = 0;
  let at = 0;
  while (at < css.length) {
    if (css[at] === ';') {
      found.push({ prelude: css.slice(start, at), block: undefined });
      at += 1;
      start = at;
    } else if (css[at] === '{') {
      const end = endOfBlock(css, at);
      found.push({ prelude: css.slice(start, at), block: css.slice(at + 1, end) });
      at = end + 1;
      start = at;
    } else {
      at = after(css, at);
    }
  }
  return found;
};

const CLASS = /\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;

const unescape = (name: string): string =>
  name.replace(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, hex: string | undefined, plain: string) =>
    hex === undefined ? plain : String.fromCodePoint(Number.parseInt(hex, 16)),
  );

/** Whether each class that one of the selectors needs is there; `:not(…)` needs none. */
const canMatch = (selectors: string, classes: ReadonlySet<string>): boolean =>
  selectors
    .replace(/:not\([^()]*\)/g, '')
    .split(/(?<!\\),(?![^(]*\))/)
    .some((selector) =>
      Array.from(selector.matchAll(CLASS), ([, name = '']) => unescape(name)).every((name) =>
        classes.has(name),
      ),
    );

const GROUP = /^\s*@(?:media|supports|layer|container)\b/;

const keep = (css: string, classes: ReadonlySet<string>): string =>
  statementsOf(css)
    .map(({ prelude, block }) => {
      if (block === undefined) return `${prelude};`;
      if (GROUP.test(prelude)) {
        const kept = keep(block, classes);
        return kept === '' ? '' : `${prelude}{${kept}}`;
      }
      const isRule = !prelude.trimStart().startsWith('@');
      return isRule && !canMatch(prelude, classes) ? '' : `${prelude}{${block}}`;
    })
    .join('');

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const classesOf = (html: string): ReadonlySet<string> =>
  new Set(
    Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) =>
      names.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity),
    ).flatMap((names) => names.split(/\s+/)),
  );

const declaredProperty = (prelude: string): string | undefined =>
  /^\s*@property\s+(--[\w-]+)/.exec(prelude)?.[1];

/**
 * The rules of a minified stylesheet that a page can use as it stands: all but those that need a
 * class which is nowhere on it. Their order is kept, so the whole sheet may follow and changes nothing.
 */
export const pageStyles = (css: string, html: string): string => {
  const kept = keep(css.replace(/\/\*[\s\S]*?\*\//g, ''), classesOf(html));
  return statementsOf(kept)
    .filter(({ prelude }) => {
      const property = declaredProperty(prelude);
      return property === undefined || kept.split(property).length > 2;
    })
    .map(({ prelude, block }) => (block === undefined ? `${prelude};` : `${prelude}{${block}}`))
    .join('');
};
