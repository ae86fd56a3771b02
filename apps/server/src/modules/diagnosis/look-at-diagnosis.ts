import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Database } from '@wrenchwise/database/database';
import { DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import { DRIVE_VERDICTS } from '@wrenchwise/rules/drive-words';
import type { ModelEvidence } from '@wrenchwise/rules/model-evidence';
import { diagnosedVehicle, statedFuel } from '@wrenchwise/rules/vehicle';

import type { CauseOpinions } from '../../platform/adapters/cause-opinions/port.ts';
import type { DiagnosisRequest } from '../../platform/adapters/diagnosis-provider/port.ts';
import type { ServiceAnswer } from '../../platform/adapters/second-opinion/service-answer.ts';
import { failureName } from '../../platform/outside-words/failure-name.ts';
import { findDiagnosis } from './diagnoses.repository.ts';
import type { Others } from './first-answer.ts';
import { ownedToolsOf } from './owned-tools.service.ts';
import { addToDiagnosis, endLook, hasToolsOf, isWaiting } from './second-look.repository.ts';
import { withServiceWords } from './service-words.ts';
import { answerWith } from './weigh-again.ts';

export interface DiagnosisLookDependencies extends Others {
  readonly db: Database;
  readonly causeOpinions: CauseOpinions | undefined;
}

const SEVERITIES = ['low', 'medium', 'high'];

/** Whether a result takes the car for safer than the stored one does. */
const isMilder = (result: DiagnosisResult, stored: DiagnosisResult): boolean =>
  DRIVE_VERDICTS.indexOf(result.canDrive.verdict) <
    DRIVE_VERDICTS.indexOf(stored.canDrive.verdict) ||
  SEVERITIES.indexOf(result.severity) < SEVERITIES.indexOf(stored.severity) ||
  stored.alerts.some(({ id }) => !result.alerts.some((alert) => alert.id === id));

/** Whether a user has tools, and which of the less usual ones. */
type Tools = Required<Pick<DiagnosisRequest, 'withoutTools' | 'ownedTools'>>;

const requestOf = (diagnosis: Diagnosis, tools: Tools): DiagnosisRequest => ({
  vehicle: diagnosedVehicle(diagnosis),
  symptoms: diagnosis.symptoms,
  confirmed: diagnosis.confirmed,
  removed: diagnosis.removed,
  modelEvidence: diagnosis.modelEvidence,
  answers: diagnosis.answers.map(({ questionId, optionId }) => ({ questionId, optionId })),
  prices: {
    priceRegion: diagnosis.pricing.region,
    labourCentsPerHour: diagnosis.pricing.labourCentsPerHour,
  },
  ...tools,
});

/**
 * Asks outside services about a stored diagnosis, and adds what they bring to it as it is by then. The
 * verdict, the severity and the alerts only ever get stricter, and the open question stays.
 */
export const createDiagnosisLook = ({
  db,
  provider,
  secondOpinion,
  modelReader,
  causeOpinions,
  log,
}: DiagnosisLookDependencies) => {
  // Read before a transaction is open: it would wait for a second connection.
  const toolsOf = async (userId: string): Promise<Tools> => ({
    withoutTools: !(await hasToolsOf(db, userId)),
    ownedTools: await ownedToolsOf(db, userId),
  });
  const unlessItFails = async <Answer>(asked: Promise<Answer>, what: string) => {
    try {
      return await asked;
    } catch (error) {
      log.warn({ what, reason: failureName(error) }, 'nothing came from outside');
      return undefined;
    }
  };

  /** What a language model reads in the words, and thinks of the causes; undefined where nothing. */
  const evidenceFor = async (
    userId: string,
    request: DiagnosisRequest,
    isRead: boolean,
  ): Promise<ModelEvidence | undefined> => {
    const before = request.modelEvidence?.readings ?? [];
    const found =
      modelReader && !isRead && before.length === 0
        ? await unlessItFails(modelReader.read(userId, request), 'reading')
        : undefined;
    const readings = [...(found ?? before)];
    const read = readings.length === 0 ? null : { readings, opinions: [] };
    const result = await answerWith(provider, { ...request, modelEvidence: read });
    const opinions =
      causeOpinions && result.causes.length > 0
        ? await unlessItFails(causeOpinions.ask(userId, request, result), 'opinions')
        : undefined;
    if (!found?.length && !opinions?.length) return undefined;
    return { readings, opinions: [...(opinions ?? [])] };
  };

  /** The diagnosis weighed again with evidence; as it is where that would make the car safer. */
  const weighedWith = async (
    diagnosis: Diagnosis,
    request: DiagnosisRequest,
    modelEvidence: ModelEvidence,
  ): Promise<DiagnosisResult | undefined> => {
    const result = await answerWith(provider, { ...request, modelEvidence });
    if (isMilder(result, diagnosis)) {
      log.warn({ what: 'evidence', reason: 'softer' }, 'an answer from outside was refused');
      return undefined;
    }
    // Somebody may be reading it just now.
    const { nextQuestion = result.nextQuestion } = diagnosis;
    return { ...result, nextQuestion };
  };

  const store = (
    id: string,
    tools: Tools,
    evidence: ModelEvidence | undefined,
    words: ServiceAnswer | undefined,
  ): Promise<void> =>
    db.transaction(async (tx) => {
      if (!(await isWaiting(tx, 'diagnosis', id))) return;
      // As it is now: questions may have been answered meanwhile.
      const diagnosis = await findDiagnosis(tx, id);
      if (!diagnosis) return;
      const weighed =
        evidence && (await weighedWith(diagnosis, requestOf(diagnosis, tools), evidence));
      // Without what a stored diagnosis has beside its result.
      const ours = weighed ?? DiagnosisResult.parse(diagnosis);
      const worded =
        words &&
        withServiceWords(ours, words, {
          fuel: statedFuel(diagnosis),
          symptoms: diagnosis.symptoms,
        });
      if (typeof worded === 'string') {
        log.warn({ what: 'service', reason: worded }, 'an answer from outside was refused');
      }
      const isWorded = typeof worded === 'object';
      if (!weighed && !isWorded) {
        await endLook(tx, 'diagnosis', id);
        return;
      }
      await addToDiagnosis(tx, id, {
        result: isWorded ? worded : ours,
        source: isWorded ? 'webhook' : 'language-model',
        modelEvidence: (weighed && evidence) ?? diagnosis.modelEvidence,
      });
    });

  return async (userId: string, id: string, isRead: boolean): Promise<void> => {
    const diagnosis = await findDiagnosis(db.forUser(userId), id);
    if (!diagnosis || !(await db.transaction((tx) => isWaiting(tx, 'diagnosis', id)))) return;
    const tools = await toolsOf(userId);
    const request = requestOf(diagnosis, tools);
    const [evidence, words] = await Promise.all([
      unlessItFails(evidenceFor(userId, request, isRead), 'evidence'),
      secondOpinion && unlessItFails(secondOpinion.ask(request), 'service'),
    ]);
    await store(id, tools, evidence, words);
  };
};
