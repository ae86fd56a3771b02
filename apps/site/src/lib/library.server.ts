import { createEngine } from '@wrenchwise/engine/create-engine';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { createLibrary } from '@wrenchwise/library/create-library';

/** The engine and the library that pages are written from when the web is built. */
export const engine = createEngine(KNOWLEDGE);
export const library = createLibrary(KNOWLEDGE, engine);
