import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Rolldown } from 'vite';

import { FIRST_PAGES } from './first-page-chunk.ts';
import { ACCOUNT_PATHS } from './src/paths.ts';
import type * as Render from './src/render-page.tsx';

/** The first page of the dashboard that everybody needs code of. */
const FRAME = 'src/routes/dashboard/layout.tsx';

const sourceOf = (path: string): readonly string[] => [
  'src/routes/auth/layout.tsx',
  `src/routes/auth${path}.tsx`,
];

type Chunk = Rolldown.OutputChunk;

type Output = Rolldown.RolldownOutput['output'];

const chunksIn = (output: Output): readonly Chunk[] =>
  output.filter((file): file is Chunk => file.type === 'chunk');

/** The chunks of these sources with all that they import. */
const chunksOf = (output: Output, sources: readonly string[]): readonly Chunk[] => {
  const chunks = new Map(chunksIn(output).map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  const visit = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach(visit);
  };
  for (const source of sources) {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) =>
      facadeModuleId?.endsWith(source),
    );
    if (!chunk) throw new Error(`The build has no chunk of ${source}`);
    visit(chunk.fileName);
  }
  return [...found];
};

/**
 * The script, in kB gzip, that a signed-in user's first load waits for. Above it, forms or validation have
 * probably come into the first page: it is 142.5 kB, of which React, its router and the queries are 107 and the catalogue of words (177) is 4.
 */
const FIRST_PAGE_LIMIT_KB = 140;

/** Throws when the first page has grown too large. */
const checkFirstPage = (output: Output): void => {
  const chunks = new Set([
    ...chunksIn(output).filter(({ isEntry }) => isEntry),
    ...chunksOf(output, ['index.html', ...FIRST_PAGES]),
  ]);
  const bytes = [...chunks].reduce((sum, { code }) => sum + gzipSync(code).byteLength, 0);
  if (bytes <= FIRST_PAGE_LIMIT_KB * 1000) return;
  const names = [...chunks].map(({ fileName }) => fileName).join(', ');
  throw new Error(
    `The first page waits for ${(bytes / 1000).toFixed(1)} kB of script, ${FIRST_PAGE_LIMIT_KB} at most (173): ${names}`,
  );
};

/**
 * What the dashboard needs without a connection: everything but the reader of photographs, five megabytes that are fetched
 * with the first picture.
 */
const isForTheDriveway = (name: string): boolean =>
  name.startsWith('assets/') && !/tesseract|traineddata|worker\.min|\.map$/.test(name);

/**
 * Writes the HTML of the account pages and the dashboard's shell from the built document. Each names
 * the code of its page, so that it is fetched together with the entry instead of after it.
 */
export const writePages = async (
  directory: string,
  output: Output,
  { renderPage, renderShell }: typeof Render,
): Promise<void> => {
  checkFirstPage(output);
  const built = join(directory, 'index.html');
  const html = readFileSync(built, 'utf8');
  rmSync(built);
  const write = (
    path: string,
    sources: readonly string[],
    page: { head: string; body: string },
  ) => {
    const preloads = chunksOf(output, sources)
      .filter(({ fileName }) => !html.includes(fileName))
      .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`);
    const text = html
      .replace('<!--meta-->', () => page.head + preloads.join(''))
      .replace('<!--page-->', () => page.body);
    mkdirSync(join(directory, path), { recursive: true });
    writeFileSync(join(directory, path, 'index.html'), text);
  };
  const files = output.map(({ fileName }) => fileName).filter(isForTheDriveway);
  mkdirSync(join(directory, 'dashboard'), { recursive: true });
  writeFileSync(join(directory, 'dashboard/offline-files.json'), JSON.stringify(files));
  for (const path of ACCOUNT_PATHS) write(path, sourceOf(path), await renderPage(path));
  write('/dashboard', [FRAME], renderShell());
};
