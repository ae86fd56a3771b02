import { createRequire } from 'node:module';

import { PUBLIC_PATHS } from './app/content/public-paths.ts';
import type * as Blog from './app/features/blog/blog-paths.server.ts';
import type * as Codes from './app/features/codes/codes-paths.server.ts';
import type * as Guides from './app/features/guides/guides-paths.server.ts';

// Written, but no page for a link of the app: what stands there is not the app.
const OFFLINE_PAGE = '/offline';

// Node itself loads what brings the engine's knowledge along: Vite's runner, which reads the
// configuration, takes a minute for it.
const load = createRequire(import.meta.url);

const guides = (): typeof Guides => load('./app/features/guides/guides-paths.server.ts');
const codes = (): typeof Codes => load('./app/features/codes/codes-paths.server.ts');
const blog = (): typeof Blog => load('./app/features/blog/blog-paths.server.ts');

/** Every page that is written to HTML at build time, each once, in the order of the site map. */
export const prerenderedPaths = (): string[] => [
  ...new Set([
    ...PUBLIC_PATHS,
    ...guides().guidePaths(),
    ...codes().codePaths(),
    ...blog().blogPaths(),
    OFFLINE_PAGE,
  ]),
];
