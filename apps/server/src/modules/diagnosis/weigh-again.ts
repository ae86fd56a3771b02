import type { Diagnosis, DiagnosisAnswer } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Database, Transaction } from '@wrenchwise/database/database';
import type { DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import { biggestMoves } from '@wrenchwise/rules/moves';
import { diagnosedVehicle } from '@wrenchwise/rules/vehicle';

import type {
  DiagnosisProvider,
  DiagnosisRequest,
} from '../../platform/adapters/diagnosis-provider/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SessionUser } from '../../platform/http/context.ts';
import { refuseTooLittle } from '../../platform/refuse-too-little.ts';
import { findDiagnosis } from './diagnoses.repository.ts';
import { updateAnswers } from './diagnosis-answers.repository.ts';
import { ownedToolsOf } from './owned-tools.service.ts';

/** The answers without their stored details: equal answers give an equal inputs hash. */
const requestAnswers = (answers: readonly DiagnosisAnswer[]): DiagnosisRequest['answers'] =>
  answers.map(({ questionId, optionId }) => ({ questionId, optionId }));

/** The provider's answer. Throws `diagnosis/…` where it has none. */
export const answerWith = async (
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
  const isEmpty = result.causes.length === 0 && result.alerts.length === 0;
  if (isEmpty && result.nothingFound === undefined) {
    throw new AppError('diagnosis/no-results');
  }
  return result;
};

/** A user with the tools that they have, by name. */
type ToolOwner = SessionUser & { readonly ownedTools: readonly string[] };

/**
 * Changes the answers and weighs the causes again. Answers from `from` on are weighed in turn,
 * since each one's effect depends on those before it.
 */
const withAnswersOn =
  ({
    withTools,
    db,
    weighedBy,
    store,
  }: {
    readonly withTools: (user: SessionUser) => Promise<ToolOwner>;
    readonly db: Database;
    readonly weighedBy: (
      user: ToolOwner,
      diagnosis: Diagnosis,
      answers: readonly DiagnosisAnswer[],
      count: number,
    ) => Promise<DiagnosisResult>;
    readonly store: (
      tx: Transaction,
      diagnosis: Diagnosis,
      answers: readonly DiagnosisAnswer[],
      result: DiagnosisResult,
      symptoms?: string,
    ) => Promise<Diagnosis>;
  }) =>
  async (
    of: SessionUser,
    id: string,
    change: (diagnosis: Diagnosis) => { answers: readonly DiagnosisAnswer[]; from: number },
  ): Promise<Diagnosis> => {
    const user = await withTools(of);
    return db.forUser(user.id).transaction(async (tx) => {
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
      return store(tx, diagnosis, weighed, result);
    });
  };

/** Weighs the causes of a stored diagnosis by other answers or words, and stores the outcome. */
export const createWeighing = ({ db, provider }: { db: Database; provider: DiagnosisProvider }) => {
  // An outside service's words are not weighed again; what a language model read and thought is.
  const sourceOf = ({ modelEvidence }: Pick<Diagnosis, 'modelEvidence'>): string =>
    modelEvidence ? 'language-model' : provider.source;

  // Read before a transaction is open: it would wait for a second connection.
  const withTools = async (user: SessionUser): Promise<ToolOwner> => ({
    ...user,
    ownedTools: await ownedToolsOf(db, user.id),
  });

  /** The result after the first `count` answers. */
  const weighedBy = (
    user: ToolOwner,
    diagnosis: Diagnosis,
    answers: readonly DiagnosisAnswer[],
    count: number,
  ): Promise<DiagnosisResult> =>
    answerWith(provider, {
      vehicle: diagnosedVehicle(diagnosis),
      symptoms: diagnosis.symptoms,
      confirmed: diagnosis.confirmed,
      removed: diagnosis.removed,
      modelEvidence: diagnosis.modelEvidence,
      answers: requestAnswers(answers.slice(0, count)),
      prices: user.prices,
      withoutTools: !user.hasTools,
      ownedTools: user.ownedTools,
    });

  /**
   * Stores what was weighed anew. Throws `diagnosis/starts-anew` where nothing pointed to a fault,
   * which used no unit, and something does now.
   */
  const store = async (
    tx: Transaction,
    diagnosis: Diagnosis,
    answers: readonly DiagnosisAnswer[],
    result: DiagnosisResult,
    symptoms?: string,
  ): Promise<Diagnosis> => {
    if (diagnosis.nothingFound && !result.nothingFound) {
      throw new AppError('diagnosis/starts-anew');
    }
    const source = sourceOf(diagnosis);
    const updated = await updateAnswers(tx, diagnosis.id, answers, { result, source }, symptoms);
    if (!updated) throw new AppError('diagnosis/not-found');
    return updated;
  };

  const withAnswers = withAnswersOn({ withTools, db, weighedBy, store });

  return { store, weighedBy, withAnswers, withTools };
};
