import { createRequire } from 'node:module';
import { dirname } from 'node:path';

import { createEngine } from '@wrenchwise/engine/create-engine';
import { readModels } from '@wrenchwise/engine/read-models';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { createLibrary } from '@wrenchwise/library/create-library';

// Found as a package is: this module runs from the sources in tests, and from a build's folder.
const MODELS = dirname(
  createRequire(import.meta.url).resolve('@wrenchwise/engine/models/faults.bin'),
);

/** The engine and the library that pages are written from when the web is built. */
export const engine = createEngine(KNOWLEDGE, readModels(MODELS));
export const library = createLibrary(KNOWLEDGE, engine);
