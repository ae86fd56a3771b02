import type { previewDiagnosis } from '@wrenchwise/contract/endpoints/diagnosis-preview';
import type { ModelReading } from '@wrenchwise/rules/model-evidence';
import { VISITOR_SYMPTOMS_MAX } from '@wrenchwise/rules/report-limits';
import type { ReportPreview } from '@wrenchwise/rules/report-preview';
import type { z } from 'zod';

import type { ReportReader } from '../../../platform/adapters/diagnosis-provider/port.ts';
import type { ModelReader } from '../../../platform/adapters/model-reader/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Log } from '../../../platform/log.ts';
import { failureName } from '../../../platform/outside-words/failure-name.ts';
import { refuseUnknownIds } from '../../../platform/refuse-unknown-ids.ts';

export interface DiagnosisPreviewService {
  /** Whether a language model reads too, for users that are signed in. */
  readonly asksModel: boolean;
  /** Stores nothing and uses no allowance. Throws `request/invalid` for unknown ids. */
  readonly preview: (
    body: z.output<NonNullable<(typeof previewDiagnosis)['body']>>,
    /** Who asks, for whom a language model may read too; undefined for a visitor. */
    userId: string | undefined,
  ) => Promise<ReportPreview>;
}

/** Throws `request/text-too-long` for what only a user may have read. */
const refuseLongText = ({ length }: string): void => {
  if (length <= VISITOR_SYMPTOMS_MAX) return;
  const shown = (count: number): string => count.toLocaleString('en-GB');
  const message = `Symptoms must be at most ${shown(VISITOR_SYMPTOMS_MAX)} characters without an account; this text has ${shown(length)}`;
  throw new AppError('request/text-too-long', { fields: [{ path: 'symptoms', message }] });
};

/** `engine` is the built-in one: visitors' words are not passed to outside services. */
export const createDiagnosisPreviewService = ({
  engine,
  modelReader,
  log,
}: {
  engine: ReportReader;
  modelReader: ModelReader | undefined;
  log: Pick<Log, 'warn'>;
}): DiagnosisPreviewService => ({
  asksModel: modelReader !== undefined,

  preview: async (body, userId) => {
    refuseUnknownIds(body);
    if (userId === undefined) refuseLongText(body.symptoms);
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
      assumed = [],
      waitSeconds = 0,
    } = body;
    const vehicle = {
      make: make ?? null,
      model: model ?? null,
      year: year ?? null,
      fuel: fuel ?? null,
      transmission: transmission ?? null,
      mileage: mileage ?? null,
      assumed,
    };
    let readings: readonly ModelReading[] = [];
    const canRead = modelReader !== undefined && userId !== undefined;
    if (canRead && waitSeconds > 0 && symptoms.trim() !== '') {
      try {
        readings = await modelReader.read(userId, { vehicle, symptoms }, waitSeconds * 1000);
      } catch (error) {
        log.warn({ reason: failureName(error) }, 'the language model read nothing');
      }
    }
    try {
      const modelEvidence =
        readings.length === 0 ? null : { readings: [...readings], opinions: [] };
      const read = { vehicle, symptoms, confirmed, removed, modelEvidence };
      const preview = await engine.preview(read);
      return {
        ...preview,
        ...(canRead ? { modelCanRead: true } : {}),
        ...(modelEvidence ? { modelReadings: modelEvidence.readings } : {}),
      };
    } catch (cause) {
      throw new AppError('diagnosis/service-failed', { cause });
    }
  },
});
