import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createEngine, type Engine } from '@wrenchwise/engine/create-engine';
import type { Indexes } from '@wrenchwise/engine/indexes';
import { readModels } from '@wrenchwise/engine/read-models';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

/** Written beside the bundle by `rolldown.config.ts`; the sources have none. */
const PREPARED = new URL('./prepared-indexes.json', import.meta.url);

// Written by the same build as this bundle, from the same knowledge.
const readPrepared = (): Indexes | undefined =>
  existsSync(PREPARED) ? (JSON.parse(readFileSync(PREPARED, 'utf8')) as Indexes) : undefined;

/** Copied beside the bundle by the same build; the sources have them in the engine's package. */
const SHIPPED = new URL('./models', import.meta.url);
const IN_SOURCES = new URL('../../../packages/engine/models', import.meta.url);

/** The engine with the trained models and the indexes that the build prepared. */
export const openEngine = (): Engine =>
  createEngine(
    KNOWLEDGE,
    readModels(fileURLToPath(existsSync(SHIPPED) ? SHIPPED : IN_SOURCES)),
    readPrepared(),
  );
