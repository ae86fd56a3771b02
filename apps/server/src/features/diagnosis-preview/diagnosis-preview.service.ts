import type { previewDiagnosis } from '@wrenchwise/domain/endpoints/diagnosis-preview';
import type { ReportPreview } from '@wrenchwise/domain/report-preview';
import type { z } from 'zod';

import type { ReportReader } from '../../adapters/diagnosis-provider/port.ts';
import { AppError } from '../../app-error.ts';
import { refuseUnknownIds } from '../../refuse-unknown-ids.ts';

export interface DiagnosisPreviewService {
  /** Stores nothing and uses no allowance. Throws `request/invalid` for unknown ids. */
  readonly preview: (
    body: z.output<NonNullable<(typeof previewDiagnosis)['body']>>,
  ) => Promise<ReportPreview>;
}

/** `engine` is the built-in one: visitors' words are not passed to outside services. */
export const createDiagnosisPreviewService = ({
  engine,
}: {
  engine: ReportReader;
}): DiagnosisPreviewService => ({
  preview: async (body) => {
    refuseUnknownIds(body);
    const {
      symptoms,
      confirmed = [],
      removed = [],
      make,
      model,
      year,
      fuel,
      transmission,
      mileage,
    } = body;
    const vehicle = {
      make: make ?? null,
      model: model ?? null,
      year: year ?? null,
      fuel: fuel ?? null,
      transmission: transmission ?? null,
      mileage: mileage ?? null,
    };
    try {
      return await engine.preview({ vehicle, symptoms, confirmed, removed });
    } catch (cause) {
      throw new AppError('diagnosis/service-failed', { cause });
    }
  },
});
