import { createEngine } from '@wrenchwise/engine/create-engine';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

/** The engine from the sources, for benches of its answers. */
export const engine = createEngine(KNOWLEDGE);
