import { demonstrationOf } from '@wrenchwise/rules/demonstration';
import { DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import { ReportPreview } from '@wrenchwise/rules/report-preview';

import { DEMONSTRATION_EXAMPLES } from '~/content/demonstration-examples.ts';
import { engine } from '~/library.server.ts';

import { MAX_SIGNS } from './most-signs.ts';
import type { Understood } from './understood.ts';

/** What the engine of this build makes of the first example: nobody types these figures. */
export const specimen = (): Understood => {
  const [{ symptoms }] = DEMONSTRATION_EXAMPLES;
  const preview = ReportPreview.parse(engine.preview({ text: symptoms }, {}));
  return {
    symptoms,
    // It is in the page: no more of it than is shown.
    preview: { ...preview, likelySigns: preview.likelySigns.slice(0, MAX_SIGNS) },
    answer: demonstrationOf(DiagnosisResult.parse(engine.diagnose({ text: symptoms }, {}))),
  };
};
