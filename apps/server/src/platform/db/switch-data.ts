import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where a restore puts everything first. */
const STAGING = 'restoring';
/** The same folder once it is complete: from now on it counts. */
const RESTORED = 'restored';
/** What was there before, for the operator to look at and delete. */
const REPLACED = 'replaced';

/** What a restore replaces. */
const PARTS = ['pgdata', 'files', 'outbox'];

/** An empty folder in the data directory to restore into; an abandoned one is deleted. */
export const newStaging = (dataDir: string): string => {
  const staging = join(dataDir, STAGING);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true, mode: 0o700 });
  return staging;
};

export const dropStaging = (dataDir: string): void => {
  rmSync(join(dataDir, STAGING), { recursive: true, force: true });
};

/**
 * Puts what was restored in the place of what is there; what was replaced goes to a folder
 * `replaced-1`, `replaced-2` … A crash in between is made up for by calling it again, which every
 * opening of the data directory does. For whoever has the directory's lock.
 *
 * @returns where the replaced is; undefined when nothing was
 */
export const finishSwitch = (dataDir: string): string | undefined => {
  const restored = join(dataDir, RESTORED);
  if (!existsSync(restored)) return undefined;
  const number = readdirSync(dataDir).filter((name) => name.startsWith(`${REPLACED}-`)).length;
  const replaced = join(dataDir, `${REPLACED}-${number + 1}`);
  for (const part of PARTS) {
    const from = join(restored, part);
    if (!existsSync(from)) continue;
    const to = join(dataDir, part);
    if (existsSync(to)) {
      mkdirSync(replaced, { recursive: true, mode: 0o700 });
      renameSync(to, join(replaced, part));
    }
    renameSync(from, to);
  }
  rmSync(restored, { recursive: true });
  return existsSync(replaced) ? replaced : undefined;
};

/** Declares the staging folder complete, and switches to it. */
export const switchToStaging = (dataDir: string): string | undefined => {
  renameSync(join(dataDir, STAGING), join(dataDir, RESTORED));
  return finishSwitch(dataDir);
};

/** Whether a crash has interrupted a switch. */
export const isSwitching = (dataDir: string): boolean => existsSync(join(dataDir, RESTORED));
