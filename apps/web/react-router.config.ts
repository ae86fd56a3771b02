import type { Config } from '@react-router/dev/config';

import { prerenderedPaths } from './prerendered-paths.ts';

/** Public pages are written to HTML at build time; everything else is the single-page app. */
export default {
  ssr: false,
  // The feed is written like a page, but is none: the site map leaves it out. Pages are rendered by
  // one process: more at a time would only wait for each other.
  prerender: { paths: () => [...prerenderedPaths(), '/rss.xml'], concurrency: 2 },
  // Loaded when it is needed: the configuration is read for types and development too.
  buildEnd: async (result) => {
    const { buildEnd } = await import('./build-end/build-end.ts');
    await buildEnd(result);
  },
} satisfies Config;
