import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import type { Plugin } from 'vite';

const QUERIES = /\.queries\.ts$/;
const ENDPOINTS = /^@wrenchwise\/contract\/endpoints\//;
const MARK = '?routes';

interface Route {
  readonly method: string;
  readonly path: string;
  /** Set where the answer is a file. */
  readonly produces?: readonly string[];
}

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/**
 * What a query needs of an endpoint in the browser is its method, its path and whether its answer
 * is a file. The server has checked the answer already (its `mount.ts`), so the schemas, the examples
 * and zod itself (20 kB gzip) stay out of pages without a form. Types are those of the whole endpoint
 * either way.
 */
export const endpointRoutes = (): Plugin => ({
  name: 'endpoint-routes',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!ENDPOINTS.test(source) || !importer || !QUERIES.test(importer)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && `${resolved.id}${MARK}`;
  },
  async load(id) {
    if (!id.endsWith(MARK)) return null;
    const file = id.slice(0, -MARK.length);
    this.addWatchFile(file);
    const url = pathToFileURL(file);
    url.searchParams.set('changed', String(statSync(file).mtimeMs));
    const endpoints = Object.entries((await import(url.href)) as Record<string, unknown>);
    return endpoints
      .filter((entry): entry is [string, Route] => isRoute(entry[1]))
      .map(
        ([name, { method, path, produces }]) =>
          `export const ${name} = ${JSON.stringify({ method, path, produces })};`,
      )
      .join('\n');
  },
});
