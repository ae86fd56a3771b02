import { DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import { DRIVE_WORDS } from '@wrenchwise/rules/drive-words';

import { DEMONSTRATION_EXAMPLES } from '~/content/demonstration-examples.ts';
import { engine } from '~/library.server.ts';

import type { WorkedCase } from './worked-case.tsx';

const CAR = { make: 'Ford', model: 'Focus', year: 2015, fuel: 'petrol' } as const;

/** The first example, from words to the bill, as the engine of this build answers it. */
export const workedCase = (): WorkedCase => {
  const [{ symptoms }] = DEMONSTRATION_EXAMPLES;
  const result = DiagnosisResult.parse(engine.diagnose({ text: symptoms }, CAR));
  const [cause] = result.causes;
  if (!cause) throw new Error('the engine names no cause for the worked case of the landing page');
  return {
    symptoms,
    car: `${CAR.year} ${CAR.make} ${CAR.model}`,
    cause: cause.name,
    verdict: DRIVE_WORDS[result.canDrive.verdict].words,
    check: result.nextQuestion?.kind === 'check' ? result.nextQuestion.text : null,
    currency: result.pricing.currency,
    diy: cause.cost.diy,
    professional: cause.cost.professional,
  };
};
