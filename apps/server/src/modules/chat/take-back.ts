import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Database } from '@wrenchwise/database/database';

import { AppError } from '../../platform/app-error.ts';
import type { SessionUser } from '../../platform/http/context.ts';
import type { DiagnosesService } from '../diagnosis/diagnoses.service.ts';
import { findMessage, writeChange } from './chat.repository.ts';

interface Dependencies {
  readonly db: Database;
  readonly diagnoses: Pick<DiagnosesService, 'get' | 'answer' | 'withdraw' | 'removeWords'>;
}

/** Takes back what an answer added to the evidence: `ChatService.takeBack`. */
export const takeBack = async (
  { db, diagnoses }: Dependencies,
  user: SessionUser,
  diagnosisId: string,
  messageId: string,
): Promise<Diagnosis> => {
  const { answers } = await diagnoses.get(user, diagnosisId);
  const own = db.forUser(user.id);
  const message = await findMessage(own, messageId);
  const change = message?.change;
  if (!message || !change?.state || message.subject.diagnosisId !== diagnosisId) {
    throw new AppError('db/record-not-found');
  }
  if (change.state === 'taken-back') return diagnoses.get(user, diagnosisId);
  const { addition, answer, earlier } = change;
  const isThere = answers.some(({ questionId }) => questionId === answer?.questionId);
  if (answer && isThere) {
    const { questionId } = answer;
    await (earlier === undefined
      ? diagnoses.withdraw(user, diagnosisId, questionId)
      : diagnoses.answer(user, diagnosisId, { questionId, optionId: earlier }));
  }
  if (!answer) await diagnoses.removeWords(user, diagnosisId, addition);
  await writeChange(own, messageId, { ...change, state: 'taken-back' });
  return diagnoses.get(user, diagnosisId);
};
