import { assembleEngine } from '@wrenchwise/engine/create-engine';
import { readModels } from '@wrenchwise/engine/read-models';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

import { MODELS } from './product-folders.ts';

/** The product's parts that read and weigh texts. */
export const parts = assembleEngine(KNOWLEDGE, readModels(MODELS));
