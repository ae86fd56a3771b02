import { engine } from '@wrenchwise/engine/testing/engine';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';

import { createLibrary } from '../create-library.ts';

/** The library, made once for all tests of a worker. */
export const library = createLibrary(KNOWLEDGE, engine);
