import type { Database, Transaction } from '@wrenchwise/database/database';
import {
  SQLSTATE,
  isDisconnected,
  isRefused,
  isRolledBack,
  sqlStateOf,
} from '@wrenchwise/database/sqlstate';
import type { DiagnosisResult } from '@wrenchwise/domain/diagnosis';
import type {
  AnswerGiven,
  Diagnosis,
  DiagnosisRequestBody,
  DiagnosisSummary,
  NewDiagnosis,
} from '@wrenchwise/domain/endpoints/diagnoses';
import type { OpenProblem } from '@wrenchwise/domain/endpoints/vehicles';
import { biggestMoves } from '@wrenchwise/domain/moves';
import { diagnosedVehicle } from '@wrenchwise/domain/vehicle';
import { sql } from 'drizzle-orm';

import type {
  DiagnosisProvider,
  DiagnosisRequest,
} from '../../adapters/diagnosis-provider/port.ts';
import { AppError } from '../../app-error.ts';
import { databaseErrorCode } from '../../db/error-code.ts';
import type { SessionUser } from '../../http/context.ts';
import type { Log } from '../../log.ts';
import type { Policies } from '../../policies.ts';
import { refuseTooLittle } from '../../refuse-too-little.ts';
import type { Reservation, UsageService } from '../usage/usage.service.ts';
import { toNewDiagnosis } from './diagnosed-car.ts';
import {
  deleteDiagnosis,
  findByIdempotencyKey,
  findDiagnosis,
  insertDiagnosis,
  listDiagnoses,
  listOpenProblems,
  setResolved,
  updateAnswers,
} from './diagnoses.repository.ts';

export interface DiagnosesService {
  /** Uses one unit of the allowance; it is released after a failure or an insufficient report. */
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
      page: number;
      perPage: number;
    },
  ) => Promise<{ diagnoses: DiagnosisSummary[]; total: number }>;
  /** The newest unresolved diagnosis of each of these cars, of the user's own. */
  readonly openProblems: (
    userId: string,
    vehicleIds: readonly string[],
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
  /** With the user's current price settings, whenever it was made. */
  readonly get: (user: SessionUser, id: string) => Promise<Diagnosis>;
  readonly remove: (userId: string, id: string) => Promise<void>;
  /** Answers the open question, or changes an earlier answer, and weighs the causes again. */
  readonly answer: (
    user: SessionUser,
    id: string,
    given: { questionId: string; optionId: string },
  ) => Promise<Diagnosis>;
  /** Withdraws an answer and weighs the causes without it. */
  readonly withdraw: (user: SessionUser, id: string, questionId: string) => Promise<Diagnosis>;
}

interface Dependencies {
  readonly db: Database;
  readonly provider: DiagnosisProvider;
  readonly usage: UsageService;
  readonly policies: Pick<Policies, 'rollback' | 'usage'>;
  readonly log: Log;
}

/** What a stored diagnosis was asked by. */
const inputOf = (stored: Diagnosis): NewDiagnosis => ({
  vehicle: diagnosedVehicle(stored),
  symptoms: stored.symptoms,
  vehicleId: stored.vehicleId,
});

/** The answers without their stored details: equal answers give an equal inputs hash. */
const requestAnswers = (answers: readonly AnswerGiven[]): DiagnosisRequest['answers'] =>
  answers.map(({ questionId, optionId }) => ({ questionId, optionId }));

/** Whether a repeated request equals the first one. */
const isSameInput = (stored: Diagnosis, input: NewDiagnosis): boolean =>
  JSON.stringify(input) === JSON.stringify(inputOf(stored));

const answerWith = async (
  provider: DiagnosisProvider,
  request: DiagnosisRequest,
): Promise<DiagnosisResult> => {
  let result: DiagnosisResult;
  try {
    result = await provider.diagnose(request);
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('diagnosis/service-failed', { cause });
  }
  refuseTooLittle(result);
  if (result.causes.length === 0 && result.alerts.length === 0) {
    throw new AppError('diagnosis/no-results');
  }
  return result;
};

/** The open question in the shape of a stored answer. */
const openQuestion = (open: Diagnosis['nextQuestion'], id: string) =>
  open?.id === id ? { question: open.text, options: [...open.options] } : undefined;

/**
 * The order of docs/product.md, Quota: reserve a unit, ask the provider, save and settle the unit.
 */
export const createDiagnosesService = ({
  db,
  provider,
  usage,
  policies,
  log,
}: Dependencies): DiagnosesService => {
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
    result: DiagnosisResult,
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
            source: provider.source,
            idempotencyKey,
          }),
        (failure) => isRefused(failure) || isRolledBack(failure),
      );
    } catch (cause) {
      // The lease had lapsed: the row has no owner, and the policy refused it.
      if (sqlStateOf(cause) === SQLSTATE.insufficientPrivilege) {
        throw new AppError('usage/check-failed', { cause });
      }
      // Its code already says when to try again.
      if (cause instanceof AppError || databaseErrorCode(cause) === 'db/unavailable') throw cause;
      throw new AppError('diagnosis/save-failed', { cause });
    }
  };

  /** The result after the first `count` answers. */
  const weighedBy = (
    user: SessionUser,
    diagnosis: Diagnosis,
    answers: readonly AnswerGiven[],
    count: number,
  ): Promise<DiagnosisResult> =>
    answerWith(provider, {
      vehicle: diagnosedVehicle(diagnosis),
      symptoms: diagnosis.symptoms,
      answers: requestAnswers(answers.slice(0, count)),
      prices: user.prices,
    });

  /**
   * Changes the answers and weighs the causes again. Answers from `from` on are weighed in turn,
   * since each one's effect depends on those before it.
   */
  const withAnswers = (
    user: SessionUser,
    id: string,
    change: (diagnosis: Diagnosis) => { answers: readonly AnswerGiven[]; from: number },
  ): Promise<Diagnosis> =>
    db.forUser(user.id).transaction(async (tx) => {
      const diagnosis = await findDiagnosis(tx, id, { lock: true });
      if (!diagnosis) throw new AppError('diagnosis/not-found');
      const { answers, from } = change(diagnosis);
      const isLater = from === diagnosis.answers.length;
      const weighed = answers.slice(0, from);
      let result: DiagnosisResult = isLater
        ? diagnosis
        : await weighedBy(user, diagnosis, answers, from);
      for (const answer of answers.slice(from)) {
        const after = await weighedBy(user, diagnosis, answers, weighed.length + 1);
        weighed.push({ ...answer, moved: [...biggestMoves(result.causes, after.causes)] });
        result = after;
      }
      const updated = await updateAnswers(tx, id, weighed, result);
      if (!updated) throw new AppError('diagnosis/not-found');
      return updated;
    });

  return {
    create: async (user, body, idempotencyKey) => {
      const input = await toNewDiagnosis(db, user.id, body);
      const reserved = await reserve(user.id, input, idempotencyKey);
      if ('earlier' in reserved) return reserved.earlier;
      const { reservation } = reserved;
      try {
        const { vehicle, symptoms } = input;
        const request = { vehicle, symptoms, answers: [], prices: user.prices };
        const result = await answerWith(provider, request);
        return await save(reservation, input, result, idempotencyKey);
      } catch (error) {
        await release(reservation);
        throw error;
      }
    },

    list: (userId, { search = '', vehicleId, page, perPage }) =>
      listDiagnoses(db.forUser(userId), { userId, search, vehicleId, page, perPage }),

    openProblems: (userId, vehicleIds) => listOpenProblems(db.forUser(userId), userId, vehicleIds),

    addPast: async (tx, { userId, createdAt, resolvedAt, ...diagnosis }) => {
      await insertDiagnosis(tx, {
        ...diagnosis,
        userId: sql`${userId}::uuid`,
        idempotencyKey: undefined,
        past: { createdAt, resolvedAt },
      });
    },

    resolve: async (user, id, isResolved) => {
      const found = await setResolved(db.forUser(user.id), id, isResolved);
      if (!found) throw new AppError('diagnosis/not-found');
      return { ...found, ...provider.reprice(found, user.prices) };
    },

    get: async (user, id) => {
      const found = await findDiagnosis(db.forUser(user.id), id);
      if (!found) throw new AppError('diagnosis/not-found');
      return { ...found, ...provider.reprice(found, user.prices) };
    },

    remove: async (userId, id) => {
      const removed = await deleteDiagnosis(db.forUser(userId), id);
      if (!removed) throw new AppError('diagnosis/not-found');
    },

    answer: (user, id, given) =>
      withAnswers(user, id, ({ answers, nextQuestion }) => {
        const at = answers.findIndex(({ questionId }) => questionId === given.questionId);
        const question = at < 0 ? openQuestion(nextQuestion, given.questionId) : answers[at];
        const option = question?.options?.find(({ id: known }) => known === given.optionId);
        if (!question || !option) throw new AppError('diagnosis/unknown-question');
        const answer = {
          ...given,
          question: question.question,
          answer: option.label,
          options: question.options,
        };
        return at < 0
          ? { answers: [...answers, answer], from: answers.length }
          : { answers: answers.with(at, answer), from: at };
      }),

    withdraw: (user, id, questionId) =>
      withAnswers(user, id, ({ answers }) => {
        const at = answers.findIndex((answer) => answer.questionId === questionId);
        if (at < 0) throw new AppError('diagnosis/unknown-question');
        return { answers: answers.toSpliced(at, 1), from: at };
      }),
  };
};
