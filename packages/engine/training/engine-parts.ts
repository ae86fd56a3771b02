import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

import { assembleEngine } from '../src/create-engine.ts';

/** What the product reads and weighs texts with. */
export const parts = assembleEngine(KNOWLEDGE);
