import type { Config } from '@react-router/dev/config';

import { PUBLIC_PATHS } from './app/content/public-paths.ts';

/** Public pages are written to HTML at build time; everything else is the single-page app. */
export default {
  ssr: false,
  prerender: { paths: [...PUBLIC_PATHS], concurrency: 2 },
} satisfies Config;
