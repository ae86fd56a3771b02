import { createHash, randomBytes } from 'node:crypto';

import {
  type DiagnosisShare,
  MAX_OPEN_SHARES,
  type NewDiagnosisShare,
} from '@wrenchwise/contract/endpoints/diagnosis-shares';
import type { Database } from '@wrenchwise/database/database';

import { AppError } from '../../../platform/app-error.ts';
import type { AuthSecrets } from '../../../platform/config/auth-secret.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import { openSealed, seal } from '../../../platform/keys/server-keys.service.ts';
import type { DiagnosesService } from '../diagnoses.service.ts';
import {
  insertShare,
  listShares,
  lockDiagnosis,
  revokeShare,
  type StoredShare,
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

const DAY_MS = 86_400_000;

/** What a link is found by. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

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
  const urlOf = (token: string): string => `${appUrl}${SHARED_PATH}/${token}`;

  /** With its address, where one of the server's secrets still opens it. */
  const shown = async ({ token, ...share }: StoredShare): Promise<DiagnosisShare> => {
    const opened = token === null ? undefined : await openSealed(secrets, token);
    return { ...share, url: opened === undefined ? null : urlOf(opened) };
  };

  return {
    make: async ({ id: userId }, diagnosisId, { days, showRegistration }) => {
      const token = randomBytes(32).toString('base64url');
      const sealed = await seal(secrets, token);
      const share = await db.transaction(async (tx) => {
        // Held, so that of two requests for the last link one comes first.
        if (!(await lockDiagnosis(tx, { diagnosisId, userId }))) {
          throw new AppError('diagnosis/not-found');
        }
        const open = await listShares(tx, diagnosisId);
        if (open.length >= MAX_OPEN_SHARES) throw new AppError('share/too-many');
        return insertShare(tx, {
          userId,
          diagnosisId,
          tokenHash: hashOf(token),
          token: sealed,
          showsRegistration: showRegistration,
          expiresAt: new Date(now().getTime() + days * DAY_MS),
        });
      });
      return { ...(await shown(share)), url: urlOf(token) };
    },

    list: async (user, diagnosisId) => {
      await diagnoses.get(user, diagnosisId);
      return Promise.all((await listShares(db.forUser(user.id), diagnosisId)).map(shown));
    },

    revoke: async (userId, id) => {
      if (!(await revokeShare(db, { id, userId }))) throw new AppError('db/record-not-found');
    },
  };
};
