import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Database } from '@wrenchwise/database/database';
import { planAllows } from '@wrenchwise/rules/plans';

import { AppError } from '../../../platform/app-error.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import { createPdf } from '../../../platform/pdf/create-pdf.ts';
import { createFileWords } from '../../../platform/pdf/file-words.ts';
import { pageSizeOf, type PdfBlock } from '../../../platform/pdf/pdf-document.ts';
import type { UsageService } from '../../../platform/usage/usage.service.ts';
import type { VehiclesService } from '../../garage/vehicles/vehicles.service.ts';
import type { DiagnosesService } from '../diagnoses.service.ts';
import type { StepGuidesService } from '../step-guides.service.ts';
import type { WorkshopRepliesService } from '../workshop-replies/workshop-replies.service.ts';
import { reportOf } from './diagnosis-report.ts';
import { repliesSection } from './replies-section.ts';

export interface DiagnosisReportService {
  /**
   * A diagnosis as PDF, under a name for saving it. Throws `diagnosis/not-found`,
   * `permission/insufficient-rights` where the plan has no reports, `document/unavailable`.
   */
  readonly print: (
    user: SessionUser,
    id: string,
  ) => Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }>;
}

/** 'diagnosis-ford-focus-2015.pdf': letters that every system takes. */
const fileName = ({ make, model, year }: Diagnosis): string => {
  const plain = `diagnosis ${make} ${model} ${year}`
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain}.pdf`;
};

/** Reports of diagnoses. */
export const createDiagnosisReportService = (dependencies: {
  db: Database;
  diagnoses: Pick<DiagnosesService, 'get'>;
  stepGuides: Pick<StepGuidesService, 'list'>;
  vehicles: Pick<VehiclesService, 'get'>;
  workshopReplies: Pick<WorkshopRepliesService, 'list'>;
  usage: Pick<UsageService, 'overview'>;
  now: () => Date;
}): DiagnosisReportService => {
  const { db, diagnoses, stepGuides, vehicles, workshopReplies, usage, now } = dependencies;

  /** Of the saved car; null where it was deleted or is no longer shared. */
  const registrationOf = async (userId: string, vehicleId: string | null) => {
    if (vehicleId === null) return null;
    try {
      return (await vehicles.get(userId, vehicleId)).registration;
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  };

  return {
    print: async (user, id) => {
      // First of all: another user's diagnosis is not found, whatever the plan.
      const diagnosis = await diagnoses.get(user, id);
      const { tier } = await usage.overview(db.forUser(user.id), user.id);
      if (!planAllows(tier, 'advanced_diagnostics')) {
        throw new AppError('permission/insufficient-rights');
      }
      const words = createFileWords(user.distanceUnit, user.timeZone, user.place);
      const { guides } = await stepGuides.list(user, id);
      const { title, subtitle, blocks } = reportOf(diagnosis, {
        words,
        forGarage: false,
        registration: await registrationOf(user.id, diagnosis.vehicleId),
        guides,
        replies: repliesSection(await workshopReplies.list(user, id), words),
      });
      const bytes = await createPdf({
        title,
        subtitle,
        footer: `${title}, ${subtitle}`,
        language: 'en-GB',
        pageSize: pageSizeOf(user.prices.priceRegion),
        createdAt: now(),
        // A report has no pictures.
        content: blocks.flatMap((block): PdfBlock[] => (block.kind === 'picture' ? [] : [block])),
      });
      return { bytes, name: fileName(diagnosis) };
    },
  };
};
