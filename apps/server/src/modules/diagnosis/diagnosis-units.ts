import type { Diagnosis, NewDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Database } from '@wrenchwise/database/database';
import {
  SQLSTATE,
  isDisconnected,
  isRefused,
  isRolledBack,
  sqlStateOf,
} from '@wrenchwise/database/sqlstate';
import { diagnosedVehicle } from '@wrenchwise/rules/vehicle';

import { AppError } from '../../platform/app-error.ts';
import { databaseErrorCode } from '../../platform/db/error-code.ts';
import type { Log } from '../../platform/log.ts';
import type { Policies } from '../../platform/policies.ts';
import type { Reservation, UsageService } from '../../platform/usage/usage.service.ts';
import { findByIdempotencyKey, insertDiagnosis } from './diagnoses.repository.ts';
import type { Answered } from './first-answer.ts';
import type { SecondLook } from './second-look.ts';

/** What a stored diagnosis was asked by; a language model may read the same words otherwise. */
const inputOf = (stored: Diagnosis): Omit<NewDiagnosis, 'readings'> => ({
  vehicle: diagnosedVehicle(stored),
  symptoms: stored.symptoms,
  confirmed: stored.confirmed,
  removed: stored.removed,
  vehicleId: stored.vehicleId,
});

/** Whether a repeated request equals the first one. */
const isSameInput = (stored: Diagnosis, input: NewDiagnosis): boolean =>
  JSON.stringify({ ...input, readings: undefined }) === JSON.stringify(inputOf(stored));

/** The unit of the allowance that a diagnosis uses: reserved, then counted with what is saved, or given back. */
export const createDiagnosisUnits = ({
  db,
  usage,
  policies,
  secondLook,
  log,
}: {
  readonly db: Database;
  readonly usage: UsageService;
  readonly policies: Pick<Policies, 'rollback' | 'usage'>;
  readonly secondLook: Pick<SecondLook, 'owed'>;
  readonly log: Log;
}) => {
  const release = async (reservation: Reservation): Promise<void> => {
    try {
      await policies.rollback(
        () => usage.release(db.forUser(reservation.userId), reservation),
        isDisconnected,
      );
    } catch (error) {
      // The lease lapses by itself; the first failure is the one to report.
      log.error({ err: error }, 'a usage unit could not be given back');
    }
  };

  /** The diagnosis of an earlier request with this key. Throws when that request differed. */
  const findEarlier = async (
    userId: string,
    input: NewDiagnosis,
    idempotencyKey: string | undefined,
  ): Promise<Diagnosis | undefined> => {
    if (idempotencyKey === undefined) return undefined;
    const found = await findByIdempotencyKey(db.forUser(userId), userId, idempotencyKey);
    if (found && !isSameInput(found, input)) throw new AppError('request/idempotency-conflict');
    return found;
  };

  const reserve = async (
    userId: string,
    input: NewDiagnosis,
    idempotencyKey: string | undefined,
  ): Promise<{ earlier: Diagnosis } | { reservation: Reservation }> => {
    const before = await findEarlier(userId, input, idempotencyKey);
    if (before) return { earlier: before };
    const own = db.forUser(userId);
    const reservation = await usage.reserve(own, { userId, metric: 'diagnoses', idempotencyKey });
    // Only one request with this key can hold a reservation. Look again now: its former holder has
    // either saved or failed.
    const earlier = await findEarlier(userId, input, idempotencyKey).catch(
      async (error: unknown) => {
        if (reservation) await release(reservation);
        throw error;
      },
    );
    if (earlier) {
      if (reservation) await release(reservation);
      return { earlier };
    }
    if (!reservation) throw new AppError('usage/diagnosis-limit');
    return { reservation };
  };

  const save = async (
    reservation: Reservation,
    input: NewDiagnosis,
    { result, source, modelEvidence }: Answered,
    idempotencyKey: string | undefined,
  ): Promise<Diagnosis> => {
    try {
      // One statement saves and counts. It is repeated only when it certainly did not run:
      // otherwise the unit would be gone.
      return await policies.usage(
        () =>
          insertDiagnosis(db.forUser(reservation.userId), {
            userId: usage.settledUser(reservation),
            input,
            result,
            source,
            modelEvidence,
            secondLook: secondLook.owed.diagnosis,
            idempotencyKey,
          }),
        (failure) => isRefused(failure) || isRolledBack(failure),
      );
    } catch (cause) {
      // The lease had lapsed: the row has no owner, and the policy refused it.
      if (sqlStateOf(cause) === SQLSTATE.insufficientPrivilege) {
        throw new AppError('usage/check-failed', { cause });
      }
      // The procedure that counts is missing: nobody's words or answer are at fault.
      if (sqlStateOf(cause) === SQLSTATE.undefinedFunction) {
        throw new AppError('rpc/function-not-found', { cause });
      }
      // Its code already says when to try again.
      if (cause instanceof AppError || databaseErrorCode(cause) === 'db/unavailable') throw cause;
      throw new AppError('diagnosis/save-failed', { cause });
    }
  };

  return { release, findEarlier, reserve, save };
};
