import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { EVERYDAY_JOBS, guidePath, LISTED_CATEGORIES } from '@wrenchwise/rules/guide-categories';

import { listArticles } from '~/features/blog/articles.server.tsx';
import { makeParams, modelParams } from '~/features/specifications/specifications.server.ts';
import { guideParams } from '~/guide-params.ts';
import { library } from '~/library.server.ts';

const PAGES = join(import.meta.dirname, '../pages');

// Pages with a parameter are named by what they are written from, below.
const plainPages = (): readonly string[] =>
  readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.astro') && !file.includes('['))
    .map((file) => `/${file.replace(/(?:\/?index)?\.astro$/, '')}`);

// Of the dashboard's app; public pages lead to them.
const ACCOUNT_PAGES = ['/login', '/signup'];

/** The path of every page that a public page may lead to. */
export const sitePaths = (): readonly string[] => [
  ...ACCOUNT_PAGES,
  ...plainPages(),
  ...LISTED_CATEGORIES.map(({ slug }) => `/car-repair-guides/${slug}`),
  ...library.jobs.list().map(({ slug }) => guidePath(EVERYDAY_JOBS.slug, slug)),
  ...guideParams().map(({ category, slug }) => guidePath(category, slug)),
  ...[...library.codes.paged()].map((code) => `/codes/${code}`),
  ...makeParams().map(({ make }) => `/car-specifications/${make}`),
  ...modelParams().map(({ make, model }) => `/car-specifications/${make}/${model}`),
  ...listArticles().map(({ slug }) => `/blog/${slug}`),
];
