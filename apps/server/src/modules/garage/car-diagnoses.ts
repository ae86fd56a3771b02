import type { Diagnosis, DiagnosisSummary } from '@wrenchwise/contract/endpoints/diagnoses';
import type { OpenProblem } from '@wrenchwise/contract/endpoints/vehicles';
import type { Reads } from '@wrenchwise/database/database';
import type { SQLWrapper } from 'drizzle-orm';

import type { SessionUser } from '../../platform/http/context.ts';

/** What the garage asks about the diagnoses of a car: a port, because diagnoses are made of the garage's cars. */
export interface CarDiagnoses {
  /** A user's diagnoses of a car, newest first. */
  readonly list: (
    userId: string,
    query: { vehicleId: string; page: number; perPage: number },
  ) => Promise<{ diagnoses: DiagnosisSummary[]; total: number }>;
  /** The worst unresolved diagnosis of each of these cars, of equals the newest, of the user's own; or of the cars that a query names. */
  readonly openProblems: (
    own: Reads,
    vehicleIds: readonly string[] | SQLWrapper,
  ) => Promise<readonly OpenProblem[]>;
  /** The same of the cars that a query with placeholders names, by a statement that is built once, for trips. */
  readonly readOpenProblems: (
    vehicleIds: SQLWrapper,
  ) => (values: Record<string, unknown>) => Promise<readonly OpenProblem[]>;
  /** Those of the user's own that are among these ids, in no order. */
  readonly byIds: (own: Reads, ids: readonly string[]) => Promise<readonly DiagnosisSummary[]>;
  /** Throws `db/record-not-found` for what is not the user's. */
  readonly get: (
    user: Pick<SessionUser, 'id' | 'place' | 'prices'>,
    id: string,
  ) => Promise<Diagnosis>;
}
