import { existsSync, readFileSync } from 'node:fs';

import { createEngine, type Engine } from '@wrenchwise/engine/create-engine';
import type { Indexes } from '@wrenchwise/engine/indexes';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

/** Beside the bundle, where `rolldown.config.ts` puts it; the sources have none. */
const PREPARED = new URL('./prepared-indexes.json', import.meta.url);

// Our own build's file, of the same knowledge as the bundle that it stands beside.
const readPrepared = (): Indexes | undefined =>
  existsSync(PREPARED) ? (JSON.parse(readFileSync(PREPARED, 'utf8')) as Indexes) : undefined;

/** The engine over this edition's knowledge, with the indexes that the build prepared. */
export const openEngine = (): Engine => createEngine(KNOWLEDGE, readPrepared());
