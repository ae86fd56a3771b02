import {
  type DiagnosisShare,
  MAX_OPEN_SHARES,
  type NewDiagnosisShare,
} from '@wrenchwise/contract/endpoints/diagnosis-shares';
import type { Database } from '@wrenchwise/database/database';

import { AppError } from '../../../platform/app-error.ts';
import type { AuthSecrets } from '../../../platform/config/auth-secret.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import type { DiagnosesService } from '../diagnoses.service.ts';
import { createLinks } from '../links/links.ts';
import {
  insertShare,
  listShares,
  lockDiagnosis,
  revokeShare,
} from './diagnosis-shares.repository.ts';

/** Where a link leads; the rest of the path is its secret. */
export const SHARED_PATH = '/shared/diagnosis';

export interface DiagnosisSharesService {
  /** Makes a link. Throws `diagnosis/not-found`, `share/too-many`. */
  readonly make: (
    user: SessionUser,
    diagnosisId: string,
    wanted: NewDiagnosisShare,
  ) => Promise<DiagnosisShare & { readonly url: string }>;
  /** Throws `diagnosis/not-found`. */
  readonly list: (user: SessionUser, diagnosisId: string) => Promise<DiagnosisShare[]>;
  /** Throws `db/record-not-found`. */
  readonly revoke: (userId: string, id: string) => Promise<void>;
}

/** Links to diagnoses. Rows are written by the owner role after the user was checked. */
export const createDiagnosisSharesService = ({
  db,
  diagnoses,
  secrets,
  appUrl,
  now,
}: {
  db: Database;
  diagnoses: Pick<DiagnosesService, 'get'>;
  secrets: AuthSecrets;
  appUrl: string;
  now: () => Date;
}): DiagnosisSharesService => {
  const links = createLinks({ secrets, appUrl, path: SHARED_PATH, now });

  return {
    make: async ({ id: userId }, diagnosisId, { days, showRegistration }) => {
      const { values, url } = await links.make(days);
      const share = await db.transaction(async (tx) => {
        // Held, so that of two requests for the last link one comes first.
        if (!(await lockDiagnosis(tx, { diagnosisId, userId }))) {
          throw new AppError('diagnosis/not-found');
        }
        const open = await listShares(tx, diagnosisId);
        if (open.length >= MAX_OPEN_SHARES) throw new AppError('share/too-many');
        return insertShare(tx, {
          ...values,
          userId,
          diagnosisId,
          showsRegistration: showRegistration,
        });
      });
      return { ...(await links.shown(share)), url };
    },

    list: async (user, diagnosisId) => {
      await diagnoses.get(user, diagnosisId);
      return Promise.all((await listShares(db.forUser(user.id), diagnosisId)).map(links.shown));
    },

    revoke: async (userId, id) => {
      if (!(await revokeShare(db, { id, userId }))) throw new AppError('db/record-not-found');
    },
  };
};
