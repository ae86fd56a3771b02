import { answerFromKnowledge } from '@wrenchwise/assistant/assistant';
import type { CheckAnswer, Consultation, RankingChange } from '@wrenchwise/assistant/consultation';
import { readFocus } from '@wrenchwise/assistant/focus';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import { emergencyWords } from '@wrenchwise/rules/place';
import { diagnosedVehicle, statedFuel } from '@wrenchwise/rules/vehicle';

import type {
  ClaimExaminer,
  DiagnosisProvider,
  ReportReader,
} from '../../platform/adapters/diagnosis-provider/port.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SessionUser } from '../../platform/http/context.ts';
import { priceOptionsOf } from '../../platform/price-options.ts';
import { withWords } from '../diagnosis/answering.ts';
import type { DiagnosesService } from '../diagnosis/diagnoses.service.ts';
import { checksOf } from '../diagnosis/postponed-checks.ts';
import type { StepGuidesService } from '../diagnosis/step-guides.service.ts';
import type { GuidesService } from '../library/guides.service.ts';
import { guideNamedBy, type SearchedGuides } from './named-guide.ts';
import { factsOfFault } from './read-guide.ts';
import type { FindTopic, Recorded } from './topic.ts';

export interface DiagnosisTopicDependencies {
  /** The built-in engine: what is asked in the chat is weighed here only. */
  readonly engine: DiagnosisProvider & ReportReader & ClaimExaminer;
  readonly diagnoses: Pick<DiagnosesService, 'get' | 'answer' | 'addWords'>;
  readonly stepGuides: Pick<StepGuidesService, 'list'>;
  readonly meaningOf: (code: string) => string;
  readonly guides: Pick<GuidesService, 'ofFault'> & SearchedGuides;
}

/** Writes what was reported where questions, ticks and workshops write too; undefined where it is refused. */
const recordIn = async (
  diagnoses: DiagnosisTopicDependencies['diagnoses'],
  user: SessionUser,
  diagnosis: Diagnosis,
  { addition, answer }: RankingChange,
): Promise<Recorded | undefined> => {
  if (!isOwnWeighing(diagnosis)) return undefined;
  const { id, answers } = diagnosis;
  const earlier = answers.find(({ questionId }) => questionId === answer?.questionId)?.optionId;
  try {
    await (answer ? diagnoses.answer(user, id, answer) : diagnoses.addWords(user, id, addition));
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
  return { state: 'applied', ...(earlier === undefined ? {} : { earlier }) };
};

/** Whether our engine weighed it: what an outside service found is not weighed anew unasked. */
const isOwnWeighing = ({ source, nothingFound }: Diagnosis): boolean =>
  source !== 'webhook' && nothingFound === undefined;

/** A diagnosis of one's own. */
export const diagnosisTopic = (
  { engine, diagnoses, stepGuides, meaningOf, guides }: DiagnosisTopicDependencies,
  aboutVehicle: FindTopic,
): FindTopic => {
  /** The chat of the saved car, which reads rows and log only when it is asked. */
  const ofCar = (user: SessionUser, vehicleId: string | null): Consultation['ofCar'] =>
    vehicleId === null
      ? undefined
      : async (text) => {
          const { consult } = await aboutVehicle(user, vehicleId);
          return (await consult(undefined)).answer(text);
        };

  const weigh = async (
    user: SessionUser,
    diagnosis: Diagnosis,
    { symptoms, answers }: { symptoms: string; answers: readonly CheckAnswer[] },
  ): Promise<DiagnosisResult | undefined> => {
    const result = await engine.diagnose({
      vehicle: diagnosedVehicle(diagnosis),
      symptoms,
      confirmed: diagnosis.confirmed,
      removed: diagnosis.removed,
      modelEvidence: diagnosis.modelEvidence,
      answers: answers.map(({ questionId, optionId }) => ({ questionId, optionId })),
      prices: user.prices,
      withoutTools: !user.hasTools,
    });
    return result.needsMore ? undefined : result;
  };

  /** The causes with more words; undefined where these only words say nothing about a car. */
  const reweighing =
    (user: SessionUser, diagnosis: Diagnosis): Consultation['reweigh'] =>
    async (addition, isNewPart) => {
      const vehicle = diagnosedVehicle(diagnosis);
      const { readings } = await engine.preview({ vehicle, symptoms: addition });
      // A renewed part is read by the diagnosis itself, not as a sign.
      if (readings.length === 0 && !isNewPart) return undefined;
      return weigh(user, diagnosis, {
        symptoms: withWords(diagnosis.symptoms, addition),
        answers: diagnosis.answers,
      });
    };

  /** A claim of the owner's words; what names a part without 'he says' is asked about as it is. */
  const examining =
    (user: SessionUser, diagnosis: Diagnosis): Consultation['examineClaim'] =>
    async (words, beside) => {
      const { confirmed, removed, modelEvidence, answers } = diagnosis;
      const report = {
        vehicle: diagnosedVehicle(diagnosis),
        symptoms: beside === undefined ? diagnosis.symptoms : withWords(diagnosis.symptoms, beside),
        confirmed,
        removed,
        modelEvidence,
        answers: answers.map(({ questionId, optionId }) => ({ questionId, optionId })),
        prices: user.prices,
      };
      const found = await engine.examineClaims(report, [{ text: words }]);
      return found.filter(({ claimed }) => claimed !== undefined);
    };

  const reweighingAnswer =
    (user: SessionUser, diagnosis: Diagnosis): Consultation['reweighAnswer'] =>
    async (answer) => {
      const { symptoms, answers } = diagnosis;
      const others = answers.filter(({ questionId }) => questionId !== answer.questionId);
      return weigh(user, diagnosis, { symptoms, answers: [...others, answer] });
    };

  return async (user, id) => {
    const diagnosis = await diagnoses.get(user, id);
    const car = `${diagnosis.make} ${diagnosis.model}`.trim();
    return {
      subject: { diagnosisId: id, vehicleId: null, guideSlug: null },
      title: car,
      // The page knows the diagnosis and suggests by itself.
      suggestions: [],
      consult: async (last) => {
        const { guides: opened } = await stepGuides.list(user, id);
        const consultation: Consultation = {
          diagnosis,
          focus: readFocus(last),
          isWritten: isOwnWeighing(diagnosis),
          car,
          call: emergencyWords(user.place),
          reweigh: reweighing(user, diagnosis),
          reweighAnswer: reweighingAnswer(user, diagnosis),
          checksOf,
          meaningOf,
          signsIn: async (words) => {
            const vehicle = diagnosedVehicle(diagnosis);
            const { readings } = await engine.preview({ vehicle, symptoms: words });
            return readings.filter(({ kind }) => kind === 'symptom');
          },
          examineClaim: examining(user, diagnosis),
          guideOf: (faultId) => factsOfFault(guides, faultId, priceOptionsOf(user.prices)),
          jobNamed: (words) => guideNamedBy(guides, words, priceOptionsOf(user.prices)),
          ofCar: ofCar(user, diagnosis.vehicleId),
          openedGuides: new Map(opened.map(({ stepId, guide }) => [stepId, guide])),
        };
        return {
          mayBeDriven: diagnosis.canDrive.verdict === 'yes',
          fuel: statedFuel(diagnosis),
          answer: (question) => answerFromKnowledge(question, consultation),
          record: (change) => recordIn(diagnoses, user, diagnosis, change),
        };
      },
    };
  };
};
