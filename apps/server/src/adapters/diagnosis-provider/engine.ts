import { DiagnosisResult, GuideData } from '@wrenchwise/domain/diagnosis';
import type { PriceSettings } from '@wrenchwise/domain/pricing';
import type { Engine } from '@wrenchwise/engine/create-engine';
import type { DiagnoseOptions } from '@wrenchwise/engine/diagnosis';
import type { GuideOfStep } from '@wrenchwise/library/guides/step-guides';

import type { DiagnosisProvider } from './port.ts';

const optionsOf = ({ priceRegion, labourCentsPerHour }: PriceSettings): DiagnoseOptions => ({
  region: priceRegion,
  ...(labourCentsPerHour === null ? {} : { labourCentsPerHour }),
});

/** The built-in engine: offline, deterministic, a few milliseconds a diagnosis. */
export const engineProvider = (
  { diagnose, reprice }: Pick<Engine, 'diagnose' | 'reprice'>,
  guideOfStep: GuideOfStep,
): DiagnosisProvider => ({
  source: 'engine',
  diagnose: async ({ vehicle, symptoms, answers, prices }) =>
    DiagnosisResult.parse(diagnose({ text: symptoms, answers }, vehicle, optionsOf(prices))),
  reprice: (result, prices) => {
    // Parsed first: rows of older releases lack newer fields.
    const stored = DiagnosisResult.parse(result);
    const { causes, pricing, parts_and_cost } = reprice(stored, optionsOf(prices));
    return { ...stored, causes: [...causes], pricing, parts_and_cost: [...parts_and_cost] };
  },
  stepGuide: async ({ faultId, stepId, fuel, prices }) => {
    const guide = guideOfStep(faultId, stepId, { ...optionsOf(prices), fuel });
    return guide === undefined ? undefined : GuideData.parse(guide);
  },
});
