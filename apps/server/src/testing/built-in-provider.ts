import { engine } from '@wrenchwise/engine/testing/engine';
import { library } from '@wrenchwise/library/testing/library';

import { engineProvider } from '../platform/adapters/diagnosis-provider/engine.ts';

/** The built-in engine, made once for all tests of a worker. */
export const builtInProvider = engineProvider(engine, library.guides.ofStep);
