import type { Diagnosis, NewDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Database } from '@wrenchwise/database/database';
import { SQLSTATE, sqlStateOf } from '@wrenchwise/database/sqlstate';
import { sql } from 'drizzle-orm';

import type {
  DiagnosisProvider,
  ReportReader,
} from '../../platform/adapters/diagnosis-provider/port.ts';
import { AppError } from '../../platform/app-error.ts';
import { databaseErrorCode } from '../../platform/db/error-code.ts';
import type { SessionUser } from '../../platform/http/context.ts';
import { insertDiagnosis } from './diagnoses.repository.ts';

/** What reads a report before a unit is reserved: pure and a few milliseconds. */
export type HealthyReader = ReportReader & Pick<DiagnosisProvider, 'diagnose' | 'source'>;

/**
 * Stores a report in which nothing points to a fault, without a unit of the allowance; undefined for
 * every other report. No outside service is asked, and nobody is notified.
 */
export type StoreHealthy = (
  user: SessionUser,
  input: NewDiagnosis,
  idempotencyKey: string | undefined,
) => Promise<Diagnosis | undefined>;

export const createHealthyReports = ({
  db,
  engine,
  findEarlier,
}: {
  db: Database;
  engine: HealthyReader;
  /** The diagnosis of an earlier request with this key. Throws when that request differed. */
  findEarlier: (
    userId: string,
    input: NewDiagnosis,
    idempotencyKey: string | undefined,
  ) => Promise<Diagnosis | undefined>;
}): StoreHealthy => {
  /** The engine's answer, where it finds nothing. */
  const read = async (user: SessionUser, input: NewDiagnosis) => {
    const { vehicleId: _, readings, ...report } = input;
    const modelEvidence = readings.length === 0 ? null : { readings: [...readings], opinions: [] };
    const request = { ...report, modelEvidence };
    try {
      const { nothingFound } = await engine.preview(request);
      if (nothingFound === undefined) return undefined;
      const result = await engine.diagnose({ ...request, answers: [], prices: user.prices });
      return result.nothingFound === undefined ? undefined : { result, modelEvidence };
    } catch (cause) {
      throw cause instanceof AppError ? cause : new AppError('diagnosis/service-failed', { cause });
    }
  };

  return async (user, input, idempotencyKey) => {
    const found = await read(user, input);
    if (found === undefined) return undefined;
    const earlier = await findEarlier(user.id, input, idempotencyKey);
    if (earlier) return earlier;
    try {
      return await insertDiagnosis(db.forUser(user.id), {
        ...found,
        userId: sql`${user.id}::uuid`,
        input,
        source: engine.source,
        idempotencyKey,
      });
    } catch (cause) {
      // Another request with the same key was faster.
      if (sqlStateOf(cause) === SQLSTATE.uniqueViolation) {
        const other = await findEarlier(user.id, input, idempotencyKey);
        if (other) return other;
      }
      if (cause instanceof AppError || databaseErrorCode(cause) === 'db/unavailable') throw cause;
      throw new AppError('diagnosis/save-failed', { cause });
    }
  };
};
