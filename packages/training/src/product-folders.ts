import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '..', '..');

/** Where the pipeline writes: the sources of the packages that ship what was trained. */
export const ENGINE_SOURCE = join(PACKAGES, 'engine', 'src');
export const KNOWLEDGE_SOURCE = join(PACKAGES, 'knowledge', 'src');

/** The trained models, a file and a card each. */
export const MODELS = join(PACKAGES, 'engine', 'models');

/** The model of the chat's intents, and its card. */
export const ASSISTANT_MODELS = join(PACKAGES, 'assistant', 'models');

const INNER = join(PACKAGES, '..', 'node_modules', '.wrenchwise');

/** The reader of clauses without a quarter of its texts, on which the gate is fitted. */
export const INNER_CLAUSES = join(INNER, 'clauses-inner.bin');

/** The models of owners' posts without the labelled posts on which they are judged. */
export const INNER_OWNERS = join(INNER, 'owners-inner.bin');
export const INNER_ENCODER = join(INNER, 'encoder-inner.bin');

/** Our own stories of each fault, which the engine's tests read too. */
export const STORIES = join(PACKAGES, 'engine', 'cases', 'stories');

/** What careful readers say of owners' posts that are not set aside; the bench reads it too. */
export const OWNERS_LABELS = join(PACKAGES, '..', 'bench', 'cases', 'owners-posts-train.jsonl');
