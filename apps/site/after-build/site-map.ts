import { ORIGIN_PLACEHOLDER } from '@wrenchwise/rules/site-origin';

import { PAGE_DAYS } from './page-days.ts';
import type { WrittenPage } from './written-pages.ts';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

type Listed = Pick<WrittenPage, 'path' | 'modified'>;

/** What the site map needs to know of a page. */
export type MappedPage = Listed & Pick<WrittenPage, 'isIndexed'>;

// No path has a sign that XML would want escaped: slugs are letters, digits and hyphens.
const entry = (tag: 'url' | 'sitemap', { path, modified }: Listed): string =>
  `<${tag}><loc>${ORIGIN_PLACEHOLDER}${path}</loc>${modified ? `<lastmod>${modified}</lastmod>` : ''}</${tag}>`;

/** Pages of the dashboard's app that search engines may list: it is built apart from the site. */
const OF_THE_DASHBOARD: readonly Listed[] = ['/login', '/signup'].map((path) => ({
  path,
  modified: undefined,
}));

const dated = ({ path, modified }: Listed): Listed => ({
  path,
  modified: modified ?? PAGE_DAYS.get(path),
});

const roomOf = (path: string): string => {
  const [, room = '', rest] = path.split('/');
  return rest === undefined ? 'pages' : room;
};

/**
 * The site map: an index, and one file a room of the site (`pages`, `car-repair-guides`, `codes`,
 * `car-specifications`, `blog`), by their names. Pages that ask not to be indexed are left out.
 */
export const siteMaps = (pages: readonly MappedPage[]): ReadonlyMap<string, string> => {
  const rooms = Map.groupBy(
    [...pages.filter(({ isIndexed }) => isIndexed), ...OF_THE_DASHBOARD].map(dated),
    ({ path }) => roomOf(path),
  );
  const files = Array.from(rooms, ([room, listed]) => ({
    path: `/sitemap-${room}.xml`,
    modified: listed
      .flatMap(({ modified }) => modified ?? [])
      .sort()
      .at(-1),
    text: `${HEAD}\n<urlset xmlns="${NAMESPACE}">\n${listed.map((page) => entry('url', page)).join('\n')}\n</urlset>\n`,
  }));
  const index = files.map((file) => entry('sitemap', file)).join('\n');
  return new Map([
    ['/sitemap.xml', `${HEAD}\n<sitemapindex xmlns="${NAMESPACE}">\n${index}\n</sitemapindex>\n`],
    ...files.map(({ path, text }) => [path, text] as const),
  ]);
};
