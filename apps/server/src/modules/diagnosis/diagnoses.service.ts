import type {
  Diagnosis,
  DiagnosisRequestBody,
  DiagnosisSummary,
  NewDiagnosis,
} from '@wrenchwise/contract/endpoints/diagnoses';
import type { OpenProblem } from '@wrenchwise/contract/endpoints/vehicles';
import type { Reads, Transaction } from '@wrenchwise/database/database';
import type { DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import { withCallNumbers } from '@wrenchwise/rules/emergency-advice';
import { emergencyWords } from '@wrenchwise/rules/place';
import { sql, type SQLWrapper } from 'drizzle-orm';

import { AppError } from '../../platform/app-error.ts';
import type { SessionUser } from '../../platform/http/context.ts';
import { vehicleAccess } from '../garage/vehicles/vehicle-access.ts';
import { type Answering, createAnswering } from './answering.ts';
import { createDiagnosisUseCase, type CreationDependencies } from './create-diagnosis.ts';
import {
  createReadDiagnosis,
  deleteDiagnosis,
  findDiagnosis,
  insertDiagnosis,
  setResolved,
  setVehicle,
} from './diagnoses.repository.ts';
import {
  listDiagnoses,
  listByIds,
  listOpenProblems,
  createReadNewest,
  createReadOpenProblems,
  type DiagnosisFilter,
  type DiagnosisPage,
  isNewest,
} from './diagnosis-lists.repository.ts';

export interface DiagnosesService extends Answering {
  /**
   * Uses one unit of the allowance; it is released after a failure or an insufficient report. A
   * report in which nothing points to a fault needs none.
   */
  readonly create: (
    user: SessionUser,
    body: DiagnosisRequestBody,
    idempotencyKey?: string,
  ) => Promise<Diagnosis>;
  /** Throws `db/record-not-found` when the diagnosis is gone after which the page begins. */
  readonly list: (userId: string, filter: DiagnosisFilter) => Promise<DiagnosisPage>;
  /** The same of the served user's, asked at once. */
  readonly read: (own: Reads, filter: DiagnosisFilter) => Promise<DiagnosisPage>;
  /** Those of the served user's own that are among these ids, in no order. */
  readonly byIds: (own: Reads, ids: readonly string[]) => Promise<readonly DiagnosisSummary[]>;
  /** The worst unresolved diagnosis of each of these cars, or of those of a query, of the served user's own. */
  readonly openProblems: (
    own: Reads,
    vehicleIds: readonly string[] | SQLWrapper,
  ) => Promise<readonly OpenProblem[]>;
  /** The same of the cars that a query with placeholders names, by a statement that is built once, for trips. */
  readonly readOpenProblems: (
    vehicleIds: SQLWrapper,
  ) => (values: Record<string, unknown>) => Promise<readonly OpenProblem[]>;
  /** Adds, as part of `tx`, a diagnosis of some time ago; it uses nothing of the allowance. */
  readonly addPast: (
    tx: Transaction,
    past: {
      userId: string;
      input: NewDiagnosis;
      result: DiagnosisResult;
      source: string;
      createdAt: Date;
      resolvedAt: Date | null;
    },
  ) => Promise<void>;
  /** Says that the problem is dealt with, or is there again. */
  readonly resolve: (user: SessionUser, id: string, isResolved: boolean) => Promise<Diagnosis>;
  /** The same as part of `tx`, in whatever role. Throws `diagnosis/not-found`. */
  readonly resolveIn: (
    tx: Transaction,
    diagnosis: { readonly userId: string; readonly id: string },
    isResolved: boolean,
  ) => Promise<void>;
  /**
   * Names the saved car of a diagnosis that was made without one. Throws `diagnosis/not-found`,
   * `db/record-not-found`, and `diagnosis/other-vehicle` where it is of another one.
   */
  readonly setVehicle: (user: SessionUser, id: string, vehicleId: string) => Promise<Diagnosis>;
  /** With the user's current price settings, whenever it was made. */
  readonly get: (
    user: Pick<SessionUser, 'id' | 'place' | 'prices'>,
    id: string,
  ) => Promise<Diagnosis>;
  /** The same of the served user's, asked at once, and shown to them when they are known. */
  readonly readOne: (
    id: string,
  ) => Promise<(user: Pick<SessionUser, 'place' | 'prices'>) => Diagnosis>;
  readonly remove: (userId: string, id: string) => Promise<void>;
}

/** A user's diagnoses. */
export const createDiagnosesService = (dependencies: CreationDependencies): DiagnosesService => {
  const { db, provider } = dependencies;

  /** A stored diagnosis in the prices of its user, with the numbers to call where they are. */
  const shownTo = (user: Pick<SessionUser, 'place' | 'prices'>, found: Diagnosis): Diagnosis =>
    withCallNumbers(
      { ...found, ...provider.reprice(found, user.prices) },
      emergencyWords(user.place),
    );

  const answering = createAnswering({ db, provider });
  /** The same act, answered with the numbers to call where its user is. */
  const numbered =
    <Input extends readonly unknown[]>(
      act: (user: SessionUser, ...input: Input) => Promise<Diagnosis>,
    ) =>
    async (user: SessionUser, ...input: Input): Promise<Diagnosis> =>
      withCallNumbers(await act(user, ...input), emergencyWords(user.place));

  const readNewest = createReadNewest(db);
  const readDiagnosis = createReadDiagnosis(db);
  const pageOf = async (own: Reads, filter: DiagnosisFilter): Promise<DiagnosisPage> => {
    const found = await listDiagnoses(own, filter);
    if (!found) throw new AppError('db/record-not-found');
    return found;
  };

  return {
    create: createDiagnosisUseCase(dependencies),

    list: (userId, filter) => pageOf(db.forUser(userId), filter),

    read: (own, filter) => (isNewest(filter) ? readNewest(filter.perPage) : pageOf(own, filter)),

    byIds: listByIds,

    openProblems: listOpenProblems,

    readOpenProblems: (vehicleIds) => createReadOpenProblems(db, vehicleIds),

    addPast: async (tx, { userId, createdAt, resolvedAt, ...diagnosis }) => {
      await insertDiagnosis(tx, {
        ...diagnosis,
        userId: sql`${userId}::uuid`,
        idempotencyKey: undefined,
        past: { createdAt, resolvedAt },
      });
    },

    resolve: async (user, id, isResolved) => {
      const found = await setResolved(db.forUser(user.id), { userId: user.id, id }, isResolved);
      if (!found) throw new AppError('diagnosis/not-found');
      return shownTo(user, found);
    },

    resolveIn: async (tx, diagnosis, isResolved) => {
      if (!(await setResolved(tx, diagnosis, isResolved))) {
        throw new AppError('diagnosis/not-found');
      }
    },

    setVehicle: (user, id, vehicleId) =>
      db.forUser(user.id).transaction(async (tx) => {
        if (!(await findDiagnosis(tx, id))) throw new AppError('diagnosis/not-found');
        await vehicleAccess(tx, vehicleId);
        const changed = await setVehicle(tx, { userId: user.id, id }, vehicleId);
        if (!changed) throw new AppError('diagnosis/other-vehicle');
        return { ...changed, ...provider.reprice(changed, user.prices) };
      }),

    get: async (user, id) => {
      const found = await findDiagnosis(db.forUser(user.id), id);
      if (!found) throw new AppError('diagnosis/not-found');
      return shownTo(user, found);
    },

    readOne: async (id) => {
      const found = await readDiagnosis(id);
      if (!found) throw new AppError('diagnosis/not-found');
      return (user) => shownTo(user, found);
    },

    remove: async (userId, id) => {
      const removed = await deleteDiagnosis(db.forUser(userId), id);
      if (!removed) throw new AppError('diagnosis/not-found');
    },

    ...answering,
    answer: numbered(answering.answer),
    addWords: numbered(answering.addWords),
    removeWords: numbered(answering.removeWords),
    withdraw: numbered(answering.withdraw),
    setHasTools: numbered(answering.setHasTools),
    takeFindings: numbered(answering.takeFindings),
  };
};
