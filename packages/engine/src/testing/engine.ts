import { join } from 'node:path';

import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

import { readModels } from '../../models/read-models.ts';
import { createEngine } from '../create-engine.ts';

/** The trained models of the product. */
export const models = readModels(join(import.meta.dirname, '..', '..', 'models'));

/** The engine, made once for all tests of a worker. */
export const engine = createEngine(KNOWLEDGE, models);
