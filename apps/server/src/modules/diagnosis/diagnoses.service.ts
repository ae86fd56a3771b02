import type { Database, Reads, Transaction } from '@wrenchwise/database/database';
import type { DiagnosisResult } from '@wrenchwise/domain/diagnosis';
import type { DriveVerdict } from '@wrenchwise/domain/drive-words';
import { withCallNumbers } from '@wrenchwise/domain/emergency-advice';
import type {
  Diagnosis,
  DiagnosisRequestBody,
  DiagnosisSummary,
  NewDiagnosis,
} from '@wrenchwise/domain/endpoints/diagnoses';
import type { OpenProblem } from '@wrenchwise/domain/endpoints/vehicles';
import { leadingCause, NO_LEADING_CAUSE } from '@wrenchwise/domain/leading-cause';
import { emergencyWords } from '@wrenchwise/domain/place';
import { sql, type SQLWrapper } from 'drizzle-orm';

import { AppError } from '../../platform/app-error.ts';
import type { SessionUser } from '../../platform/http/context.ts';
import type { Log } from '../../platform/log.ts';
import type { Policies } from '../../platform/policies.ts';
import { refuseUnknownIds } from '../../platform/refuse-unknown-ids.ts';
import type { UsageService } from '../../platform/usage/usage.service.ts';
import { vehicleAccess } from '../garage/vehicles/vehicle-access.ts';
import type { Announce } from '../messages/channels/chat-notifications.service.ts';
import { type Answering, createAnswering } from './answering.ts';
import { toNewDiagnosis } from './diagnosed-car.ts';
import {
  deleteDiagnosis,
  findDiagnosis,
  insertDiagnosis,
  setResolved,
  setVehicle,
} from './diagnoses.repository.ts';
import { listDiagnoses, listOpenProblems } from './diagnosis-lists.repository.ts';
import { createDiagnosisUnits } from './diagnosis-units.ts';
import { firstAnswer, type Others } from './first-answer.ts';
import { createHealthyReports, type HealthyReader } from './healthy-report.ts';
import { ownedToolsOf } from './owned-tools.service.ts';
import type { SecondLook } from './second-look.ts';

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
  readonly list: (
    userId: string,
    query: {
      search?: string | undefined;
      vehicleId?: string | undefined;
      state?: 'open' | 'closed' | undefined;
      verdict?: DriveVerdict | undefined;
      after?: string | undefined;
      page: number;
      perPage: number;
    },
  ) => Promise<{ diagnoses: DiagnosisSummary[]; total: number; next: string | null }>;
  /** The newest unresolved diagnosis of each of these cars, or of those of a query, of the served user's own. */
  readonly openProblems: (
    own: Reads,
    vehicleIds: readonly string[] | SQLWrapper,
  ) => Promise<readonly OpenProblem[]>;
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
  readonly remove: (userId: string, id: string) => Promise<void>;
}

interface Dependencies extends Others {
  readonly db: Database;
  /** The built-in engine: whether a unit is needed is its to say. */
  readonly engine: HealthyReader;
  readonly usage: UsageService;
  readonly policies: Pick<Policies, 'rollback' | 'usage'>;
  readonly announce: Announce;
  readonly secondLook: SecondLook;
  readonly log: Log;
}

/**
 * The order of docs/product.md, Quota: reserve a unit, ask the provider, save and settle the unit. What
 * outside services add comes afterwards.
 */
export const createDiagnosesService = ({
  db,
  provider,
  engine,
  usage,
  policies,
  secondOpinion,
  modelReader,
  announce,
  secondLook,
  log,
}: Dependencies): DiagnosesService => {
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

  const others = { provider, secondOpinion, modelReader, log };
  const { release, findEarlier, reserve, save } = createDiagnosisUnits({
    db,
    usage,
    policies,
    secondLook,
    log,
  });
  const storeHealthy = createHealthyReports({ db, engine, findEarlier });

  /** Has outside services look at it too: after the answer, or before it where the request waits. */
  const lookAgain = async (
    userId: string,
    diagnosis: Diagnosis,
    { isRead, waitMs }: { isRead: boolean; waitMs: number },
  ): Promise<Diagnosis> => {
    if (!diagnosis.secondLook) return diagnosis;
    const look = { kind: 'diagnosis', id: diagnosis.id, userId, isRead } as const;
    if (waitMs === 0) {
      secondLook.queue(look);
      return diagnosis;
    }
    await secondLook.within(look, waitMs);
    return (await findDiagnosis(db.forUser(userId), diagnosis.id)) ?? diagnosis;
  };

  return {
    create: async (user, body, idempotencyKey) => {
      refuseUnknownIds(body);
      const call = emergencyWords(user.place);
      const input = await toNewDiagnosis(db, user.id, body);
      const healthy = await storeHealthy(user, input, idempotencyKey);
      if (healthy) return healthy;
      const reserved = await reserve(user.id, input, idempotencyKey);
      if ('earlier' in reserved) return withCallNumbers(reserved.earlier, call);
      const { reservation } = reserved;
      try {
        const { vehicleId: _, readings, ...report } = input;
        const request = {
          ...report,
          answers: [],
          prices: user.prices,
          withoutTools: !user.hasTools,
          ownedTools: await ownedToolsOf(db, user.id),
        };
        const waitMs = (body.waitSeconds ?? 0) * 1000;
        const answered = await firstAnswer(others, user.id, request, { readings, waitMs });
        const diagnosis = await save(reservation, input, answered, idempotencyKey);
        announce({
          kind: 'diagnosis',
          user,
          car: diagnosis,
          title: leadingCause(diagnosis.causes)?.name ?? NO_LEADING_CAUSE,
        });
        const isRead = body.readings !== undefined || answered.modelEvidence !== null;
        return withCallNumbers(await lookAgain(user.id, diagnosis, { isRead, waitMs }), call);
      } catch (error) {
        await release(reservation);
        throw error;
      }
    },

    list: async (userId, { search = '', vehicleId, ...query }) => {
      const own = db.forUser(userId);
      const found = await listDiagnoses(own, { userId, search, vehicleId, ...query });
      if (!found) throw new AppError('db/record-not-found');
      return found;
    },

    openProblems: listOpenProblems,

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

    remove: async (userId, id) => {
      const removed = await deleteDiagnosis(db.forUser(userId), id);
      if (!removed) throw new AppError('diagnosis/not-found');
    },

    ...answering,
    answer: numbered(answering.answer),
    addWords: numbered(answering.addWords),
    setHasTools: numbered(answering.setHasTools),
    takeFindings: numbered(answering.takeFindings),
  };
};
