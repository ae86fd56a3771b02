import { createHash, randomBytes } from 'node:crypto';

import type { Database } from '@wrenchwise/database/database';
import {
  type DiagnosisShare,
  MOST_OPEN_SHARES,
  type NewDiagnosisShare,
} from '@wrenchwise/domain/endpoints/diagnosis-shares';

import { AppError } from '../../../platform/app-error.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import type { DiagnosesService } from '../diagnoses.service.ts';
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
  ) => Promise<DiagnosisShare & { url: string }>;
  /** Throws `diagnosis/not-found`. */
  readonly list: (user: SessionUser, diagnosisId: string) => Promise<DiagnosisShare[]>;
  /** Throws `db/record-not-found`. */
  readonly revoke: (userId: string, id: string) => Promise<void>;
}

const DAY_MS = 86_400_000;

/** What is stored of a link's secret. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Links to diagnoses. Rows are written by the owner role after the user was checked. */
export const createDiagnosisSharesService = ({
  db,
  diagnoses,
  appUrl,
  now,
}: {
  db: Database;
  diagnoses: Pick<DiagnosesService, 'get'>;
  appUrl: string;
  now: () => Date;
}): DiagnosisSharesService => ({
  make: async ({ id: userId }, diagnosisId, { days, showRegistration }) => {
    const token = randomBytes(32).toString('base64url');
    const share = await db.transaction(async (tx) => {
      // Held, so that of two requests for the last link one comes first.
      if (!(await lockDiagnosis(tx, { diagnosisId, userId }))) {
        throw new AppError('diagnosis/not-found');
      }
      const open = await listShares(tx, diagnosisId);
      if (open.length >= MOST_OPEN_SHARES) throw new AppError('share/too-many');
      return insertShare(tx, {
        userId,
        diagnosisId,
        tokenHash: hashOf(token),
        showsRegistration: showRegistration,
        expiresAt: new Date(now().getTime() + days * DAY_MS),
      });
    });
    return { ...share, url: `${appUrl}${SHARED_PATH}/${token}` };
  },

  list: async (user, diagnosisId) => {
    await diagnoses.get(user, diagnosisId);
    return listShares(db.forUser(user.id), diagnosisId);
  },

  revoke: async (userId, id) => {
    if (!(await revokeShare(db, { id, userId }))) throw new AppError('db/record-not-found');
  },
});
