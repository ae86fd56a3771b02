import type { Engine } from '@wrenchwise/engine/create-engine';
import type { Report } from '@wrenchwise/engine/diagnosis';
import type { GuideOfStep } from '@wrenchwise/library/guides/step-guides';
import { ClaimExamination } from '@wrenchwise/rules/claim';
import { claimPrice } from '@wrenchwise/rules/claim-price';
import { DiagnosisResult, GuideData } from '@wrenchwise/rules/diagnosis';
import { ReportPreview } from '@wrenchwise/rules/report-preview';

import { priceOptionsOf } from '../../price-options.ts';
import type { ClaimExaminer, DiagnosisProvider, DiagnosisRequest, ReportReader } from './port.ts';

const reportOf = (
  {
    symptoms,
    confirmed = [],
    removed = [],
    modelEvidence,
  }: Pick<DiagnosisRequest, 'symptoms' | 'confirmed' | 'removed' | 'modelEvidence'>,
  answers: DiagnosisRequest['answers'] = [],
): Report => ({ text: symptoms, confirmed, removed, answers, ...modelEvidence });

/** The built-in engine: offline, deterministic, a few milliseconds a diagnosis. */
export const engineProvider = (
  {
    diagnose,
    examineClaims,
    preview,
    questionOf,
    reprice,
  }: Pick<Engine, 'diagnose' | 'examineClaims' | 'preview' | 'questionOf' | 'reprice'>,
  guideOfStep: GuideOfStep,
): DiagnosisProvider & ReportReader & ClaimExaminer => ({
  source: 'engine',
  questionOf,
  diagnose: async ({ vehicle, answers, prices, withoutTools, ownedTools = [], ...report }) =>
    DiagnosisResult.parse(
      diagnose(reportOf(report, answers), vehicle, {
        ...priceOptionsOf(prices),
        withoutTools: withoutTools === true,
        ownedTools,
      }),
    ),
  preview: async ({ vehicle, ...report }) =>
    ReportPreview.parse(preview(reportOf(report), vehicle)),
  examineClaims: async ({ vehicle, answers, prices, ...report }, claims) =>
    examineClaims(reportOf(report, answers), vehicle, claims, priceOptionsOf(prices)).map(
      ({ price: written, ...examined }) => {
        const read = ClaimExamination.parse(examined);
        const price = claimPrice(written, read);
        return price === undefined ? read : { ...read, price };
      },
    ),
  reprice: (result, prices) => {
    // Parsed first: rows of older releases lack newer fields.
    const stored = DiagnosisResult.parse(result);
    const { causes, pricing, parts_and_cost } = reprice(stored, priceOptionsOf(prices));
    return { ...stored, causes: [...causes], pricing, parts_and_cost: [...parts_and_cost] };
  },
  stepGuide: async ({ faultId, stepId, fuel, prices }) => {
    const guide = guideOfStep(faultId, stepId, { ...priceOptionsOf(prices), fuel });
    return guide === undefined ? undefined : GuideData.parse(guide);
  },
});
