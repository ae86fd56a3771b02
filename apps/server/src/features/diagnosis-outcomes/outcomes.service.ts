import type { Database } from '@wrenchwise/database/database';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import {
  type DiagnosisOutcome,
  FIXED_BY,
  type NewOutcome,
  OUTCOME_KINDS,
} from '@wrenchwise/domain/endpoints/diagnosis-outcome';
import { leadingCause } from '@wrenchwise/domain/leading-cause';
import { CURRENCIES } from '@wrenchwise/knowledge/price-regions';

import { AppError } from '../../app-error.ts';
import type { SessionUser } from '../../http/context.ts';
import type { DiagnosesService } from '../diagnoses/diagnoses.service.ts';
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
  /** Closes the diagnosis, or opens it when it is not fixed. Throws `diagnosis/unknown-cause`. */
  readonly set: (user: SessionUser, diagnosisId: string, told: NewOutcome) => Promise<Answered>;
  readonly remove: (user: SessionUser, diagnosisId: string) => Promise<void>;
}

const toOutcome = (
  row: StoredOutcome,
  { causes }: Pick<Diagnosis, 'causes'>,
): DiagnosisOutcome => ({
  kind: OUTCOME_KINDS.find((known) => known === row.kind) ?? 'other',
  faultId: row.faultId,
  // A cause that left the list since then keeps its id alone.
  cause:
    row.otherCause ?? causes.find(({ faultId }) => faultId === row.faultId)?.name ?? row.faultId,
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
  diagnoses: Pick<DiagnosesService, 'get' | 'resolve'>;
}): OutcomesService => ({
  get: async (user, diagnosisId) => {
    const diagnosis = await diagnoses.get(user, diagnosisId);
    const row = await findOutcome(db.forUser(user.id), diagnosisId);
    return { outcome: row ? toOutcome(row, diagnosis) : null };
  },

  set: async (user, diagnosisId, { kind, faultId, otherCause, costCents, fixedBy, mayBeUsed }) => {
    const diagnosis = await diagnoses.get(user, diagnosisId);
    const { causes, pricing } = diagnosis;
    if (kind === 'cause' && !causes.some((cause) => cause.faultId === faultId)) {
      throw new AppError('diagnosis/unknown-cause');
    }
    const isFixed = kind !== 'not-fixed';
    const row = await saveOutcome(db, {
      diagnosisId,
      userId: user.id,
      kind,
      faultId: kind === 'cause' ? (faultId ?? null) : null,
      otherCause: kind === 'other' ? (otherCause ?? null) : null,
      costCents: isFixed ? (costCents ?? null) : null,
      currency: isFixed && costCents !== undefined ? pricing.currency : null,
      fixedBy: isFixed ? (fixedBy ?? null) : null,
      mayBeUsed: isFixed && mayBeUsed,
      leading: leadingCause(causes),
    });
    await diagnoses.resolve(user, diagnosisId, isFixed);
    return { outcome: toOutcome(row, diagnosis) };
  },

  remove: async (user, diagnosisId) => {
    await diagnoses.get(user, diagnosisId);
    await removeOutcome(db, { diagnosisId, userId: user.id });
  },
});
