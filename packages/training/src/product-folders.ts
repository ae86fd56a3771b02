import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '..', '..');

/** Where the pipeline writes: the sources of the packages that ship what was trained. */
export const ENGINE_SOURCE = join(PACKAGES, 'engine', 'src');
export const KNOWLEDGE_SOURCE = join(PACKAGES, 'knowledge', 'src');

/** Our own stories of each fault, which the engine's tests read too. */
export const STORIES = join(PACKAGES, 'engine', 'cases', 'stories');
