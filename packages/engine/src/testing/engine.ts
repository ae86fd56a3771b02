import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

import { createEngine } from '../create-engine.ts';

/** The engine, made once for all tests of a worker. */
export const engine = createEngine(KNOWLEDGE);
