import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ORIGIN_PLACEHOLDER } from '@wrenchwise/rules/site-origin';

/** What a page that was written at build time says of itself in its head. */
export interface WrittenPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The path of the Open Graph image. */
  readonly openGraphImage: string | undefined;
  /** ISO day of the last change, else of the publication, where the page knows it. */
  readonly modified: string | undefined;
  readonly isIndexed: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
};

const plain = (text: string): string =>
  text.replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

const metaOf = (html: string): ReadonlyMap<string, string> => {
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return new Map([...tags].map(([, name = '', content = '']) => [name, plain(content)]));
};

/** Reads what a page's HTML says of it. */
export const readPage = (path: string, html: string): WrittenPage => {
  const meta = metaOf(html);
  return {
    path,
    title: meta.get('og:title') ?? '',
    description: meta.get('description') ?? '',
    openGraphImage: meta.get('og:image')?.replace(ORIGIN_PLACEHOLDER, ''),
    modified: (meta.get('article:modified_time') ?? meta.get('article:published_time'))?.slice(
      0,
      10,
    ),
    isIndexed: !meta.get('robots')?.includes('noindex'),
  };
};

/** The pages of these paths as they were written under `directory`; what is not HTML is left out. */
export const writtenPages = (directory: string, paths: readonly string[]): WrittenPage[] =>
  paths.flatMap((path) => {
    const file = join(directory, path, 'index.html');
    return existsSync(file) ? [readPage(path, readFileSync(file, 'utf8'))] : [];
  });
