import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const ARTICLES = join(import.meta.dirname, '../../content/articles');

/** The pages of the articles, for the list of what is written at build time. */
export const blogPaths = (): readonly string[] =>
  readdirSync(ARTICLES)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `/blog/${name.slice(0, -'.mdx'.length)}`);
