import { resolve } from 'node:path';

/** The project's folder. The bundle is in apps/server/dist, the source in apps/server/src/cli. */
export const ROOT = resolve(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../../..' : '../../..',
);
