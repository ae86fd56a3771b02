// Each build is a folder of its own under `.builds`, and the usual path (`apps/server/dist`) is a link to
// the newest. A running server has resolved the links when it started and is named in its folders
// (`apps/server/src/built-apps.ts`): a build beside it takes nothing away that it may yet load. Plain
// JavaScript without dependencies, as `prepare.mjs` is.

import {
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** The folder of the processes that run from a build: a file for each, named by its pid. */
export const USED_BY = '.used-by';
/** Whoever starts reads the links a moment before it is named. */
const STARTING_MS = 60_000;

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const isUsed = (folder) => {
  try {
    return readdirSync(join(folder, USED_BY)).some((name) => isAlive(Number(name)));
  } catch {
    return false;
  }
};

/** Points a link at a folder in one step: nobody finds it missing. */
const point = (link, folder) => {
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(relative(dirname(link), folder), next, 'dir');
  // An edition before this one built in place: whoever runs from that has to be restarted this once.
  if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) {
    renameSync(link, join(dirname(folder), '0-in-place'));
  }
  renameSync(next, link);
};

/**
 * Opens a new folder for a build. `finish` points the usual path at it, and deletes older builds that
 * nobody runs from; `drop` deletes a build that failed.
 */
export const openBuildFolder = (root, name, link) => {
  const builds = join(root, '.builds', name);
  const folder = join(builds, `${Date.now().toString(36)}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  return {
    folder,
    finish: () => {
      point(link, folder);
      for (const entry of readdirSync(builds)) {
        const other = join(builds, entry);
        const isNew = Date.now() - statSync(other).mtimeMs < STARTING_MS;
        if (entry === basename(folder) || isNew || isUsed(other)) continue;
        rmSync(other, { recursive: true, force: true });
      }
    },
    drop: () => rmSync(folder, { recursive: true, force: true }),
  };
};
