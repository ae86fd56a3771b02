import { join } from 'node:path';

import { createEngine } from '@wrenchwise/engine/create-engine';
import { readModels } from '@wrenchwise/engine/read-models';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

/** The engine from the sources, for benches of its answers. */
export const engine = createEngine(
  KNOWLEDGE,
  readModels(join(import.meta.dirname, '..', '..', 'packages', 'engine', 'models')),
);
