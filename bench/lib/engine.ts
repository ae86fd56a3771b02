import { createEngine } from '@wrenchwise/engine/create-engine';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

/** The engine of the sources: what benches of its answers measure. */
export const engine = createEngine(KNOWLEDGE);
