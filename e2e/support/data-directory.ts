import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How the runner's processes learn where the data of a first start are. */
export const FIRST_START = 'JOURNEYS_FIRST_START';

/** A new directory, empty. */
export const emptyDirectory = (): Promise<string> => mkdtemp(join(tmpdir(), 'wrenchwise-e2e-'));

/** A new data directory, as a server leaves it after its first start. */
export const newDataDirectory = async (): Promise<string> => {
  const dataDir = await emptyDirectory();
  const first = process.env[FIRST_START];
  if (first !== undefined) await cp(first, dataDir, { recursive: true });
  return dataDir;
};
