import {
  type DiagnosisOutcome,
  FIXED_BY,
  type NewOutcome,
} from '@wrenchwise/contract/endpoints/outcomes';
import type { Database } from '@wrenchwise/database/database';
import { CURRENCIES } from '@wrenchwise/knowledge/price-regions';
import { leadingCause } from '@wrenchwise/rules/leading-cause';
import { OUTCOME_KINDS } from '@wrenchwise/rules/outcome-in-short';

import { AppError } from '../../../platform/app-error.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import type { DiagnosesService } from '../diagnoses.service.ts';
import {
  findOutcome,
  removeOutcome,
  saveOutcome,
  type StoredOutcome,
} from './outcomes.repository.ts';

interface Answered {
  outcome: DiagnosisOutcome | null;
}

export interface OutcomesService {
  /** Throws `diagnosis/not-found`, as the others do. */
  readonly get: (user: SessionUser, diagnosisId: string) => Promise<Answered>;
  /**
   * Closes the diagnosis, or opens it when it is not fixed, in one transaction. Throws
   * `diagnosis/unknown-cause`.
   */
  readonly set: (user: SessionUser, diagnosisId: string, outcome: NewOutcome) => Promise<Answered>;
  readonly remove: (user: SessionUser, diagnosisId: string) => Promise<void>;
}

const toOutcome = (row: StoredOutcome): DiagnosisOutcome => ({
  kind: OUTCOME_KINDS.find((known) => known === row.kind) ?? 'other',
  faultId: row.faultId,
  cause: row.otherCause ?? row.causeName ?? row.faultId,
  costCents: row.costCents,
  currency: CURRENCIES.find((known) => known === row.currency) ?? null,
  fixedBy: FIXED_BY.find((known) => known === row.fixedBy) ?? null,
  mayBeUsed: row.mayBeUsed,
  updatedAt: row.updatedAt.toISOString(),
});

/** What diagnosed problems were in the end. Rows are written by the owner role after the user was checked. */
export const createOutcomesService = ({
  db,
  diagnoses,
}: {
  db: Database;
  diagnoses: Pick<DiagnosesService, 'get' | 'resolveIn'>;
}): OutcomesService => ({
  get: async (user, diagnosisId) => {
    await diagnoses.get(user, diagnosisId);
    const row = await findOutcome(db.forUser(user.id), diagnosisId);
    return { outcome: row ? toOutcome(row) : null };
  },

  set: async (user, diagnosisId, { kind, faultId, otherCause, costCents, fixedBy, mayBeUsed }) => {
    const { causes, pricing } = await diagnoses.get(user, diagnosisId);
    const cause =
      kind === 'cause' ? causes.find((listed) => listed.faultId === faultId) : undefined;
    if (kind === 'cause' && cause === undefined) throw new AppError('diagnosis/unknown-cause');
    const isFixed = cause !== undefined || kind === 'other';
    const row = await db.transaction(async (tx) => {
      const saved = await saveOutcome(tx, {
        diagnosisId,
        userId: user.id,
        kind,
        faultId: cause?.faultId ?? null,
        causeName: cause?.name ?? null,
        otherCause: kind === 'other' ? (otherCause ?? null) : null,
        costCents: isFixed ? (costCents ?? null) : null,
        currency: isFixed && costCents !== undefined ? pricing.currency : null,
        fixedBy: isFixed ? (fixedBy ?? null) : null,
        mayBeUsed: isFixed && mayBeUsed,
        leading: leadingCause(causes),
      });
      await diagnoses.resolveIn(tx, { userId: user.id, id: diagnosisId }, kind !== 'not-fixed');
      return saved;
    });
    return { outcome: toOutcome(row) };
  },

  remove: async (user, diagnosisId) => {
    await diagnoses.get(user, diagnosisId);
    await removeOutcome(db, { diagnosisId, userId: user.id });
  },
});
