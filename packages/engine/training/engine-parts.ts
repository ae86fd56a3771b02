import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

import { assembleEngine } from '../src/create-engine.ts';

/** The product's parts that read and weigh texts. */
export const parts = assembleEngine(KNOWLEDGE);
