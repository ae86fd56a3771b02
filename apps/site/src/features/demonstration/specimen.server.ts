import { type Demonstration, demonstrationOf } from '@wrenchwise/domain/demonstration';
import { DiagnosisResult } from '@wrenchwise/domain/diagnosis';

import { DEMONSTRATION_EXAMPLES } from '~/content/demonstration-examples.ts';
import { engine } from '~/lib/library.server.ts';

/** What the engine of this build answers to the first example: nobody types these figures. */
export const specimen = (): Demonstration => {
  const [{ symptoms }] = DEMONSTRATION_EXAMPLES;
  return demonstrationOf(DiagnosisResult.parse(engine.diagnose({ text: symptoms }, {})));
};
