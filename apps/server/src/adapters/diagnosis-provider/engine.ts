import { diagnose } from '@wrenchwise/diagnosis/diagnose';
import { repairStepGuide } from '@wrenchwise/diagnosis/repair-guide';
import { DiagnosisResult, GuideData } from '@wrenchwise/domain/diagnosis';

import type { DiagnosisProvider } from './port.ts';

/** The built-in engine: offline, deterministic, a few milliseconds a diagnosis. */
export const engineProvider = (): DiagnosisProvider => ({
  source: 'engine',
  diagnose: async ({ make, model, year, symptoms, fuel, transmission, mileage, answers }) =>
    DiagnosisResult.parse(
      diagnose({ text: symptoms, answers }, { make, model, year, fuel, transmission, mileage }),
    ),
  stepGuide: async ({ faultId, stepId }) => {
    const guide = repairStepGuide(faultId, stepId);
    return guide === undefined ? undefined : GuideData.parse(guide);
  },
});
