import { existsSync, readFileSync } from 'node:fs';

import { createEngine, type Engine } from '@wrenchwise/engine/create-engine';
import type { Indexes } from '@wrenchwise/engine/indexes';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

/** Written beside the bundle by `rolldown.config.ts`; the sources have none. */
const PREPARED = new URL('./prepared-indexes.json', import.meta.url);

// Written by the same build as this bundle, from the same knowledge.
const readPrepared = (): Indexes | undefined =>
  existsSync(PREPARED) ? (JSON.parse(readFileSync(PREPARED, 'utf8')) as Indexes) : undefined;

/** The engine with the indexes that the build prepared. */
export const openEngine = (): Engine => createEngine(KNOWLEDGE, readPrepared());
