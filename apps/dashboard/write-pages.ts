import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Rolldown } from 'vite';

import { ACCOUNT_PATHS } from './src/paths.ts';
import type * as Render from './src/render-page.tsx';

/** The first page of the dashboard that everybody needs code of. */
const FRAME = 'src/routes/dashboard/layout.tsx';

const sourceOf = (path: string): readonly string[] => [
  'src/routes/auth/layout.tsx',
  `src/routes/auth${path}.tsx`,
];

type Chunk = Rolldown.OutputChunk;

/** The chunks of these sources with all that they import, without what the document has already. */
const chunksOf = (
  output: Rolldown.RolldownOutput['output'],
  sources: readonly string[],
  html: string,
): readonly string[] => {
  const chunks = new Map(
    output.filter((file): file is Chunk => file.type === 'chunk').map((one) => [one.fileName, one]),
  );
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(visit);
  };
  for (const source of sources) {
    const chunk = [...chunks.values()].find((one) => one.facadeModuleId?.endsWith(source));
    if (!chunk) throw new Error(`The build has no chunk of ${source}`);
    visit(chunk.fileName);
  }
  return [...found].filter((name) => !html.includes(name));
};

/**
 * Writes the HTML of the account pages and the dashboard's shell from the built document. Each names
 * the code of its page, so that it is fetched together with the entry instead of after it.
 */
export const writePages = async (
  directory: string,
  output: Rolldown.RolldownOutput['output'],
  { renderPage, renderShell }: typeof Render,
): Promise<void> => {
  const built = join(directory, 'index.html');
  const html = readFileSync(built, 'utf8');
  rmSync(built);
  const write = (
    path: string,
    sources: readonly string[],
    page: { head: string; body: string },
  ) => {
    const preloads = chunksOf(output, sources, html).map(
      (name) => `<link rel="modulepreload" crossorigin href="/${name}">`,
    );
    const text = html
      .replace('<!--meta-->', () => page.head + preloads.join(''))
      .replace('<!--page-->', () => page.body);
    mkdirSync(join(directory, path), { recursive: true });
    writeFileSync(join(directory, path, 'index.html'), text);
  };
  for (const path of ACCOUNT_PATHS) write(path, sourceOf(path), await renderPage(path));
  write('/dashboard', [FRAME], renderShell());
};
