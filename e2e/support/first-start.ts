import { rm } from 'node:fs/promises';

import { emptyDirectory, FIRST_START } from './data-directory.ts';
import { startServer } from './server.ts';

/**
 * Starts a server from nothing once, before the first journey: every other one begins with a copy of what it stored
 * (migrations, plans, the demonstrations). Returns what removes it again.
 */
export default async function firstStart(): Promise<() => Promise<void>> {
  const dataDir = await emptyDirectory();
  const server = await startServer({ dataDir });
  await server.stop();
  process.env[FIRST_START] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
