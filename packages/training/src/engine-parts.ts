import { assembleEngine } from '@wrenchwise/engine/create-engine';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

/** The product's parts that read and weigh texts. */
export const parts = assembleEngine(KNOWLEDGE);
