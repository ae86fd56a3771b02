import { answerFromKnowledge } from '@wrenchwise/assistant/assistant';
import type { CheckAnswer, Consultation } from '@wrenchwise/assistant/consultation';
import { isAboutNewPart } from '@wrenchwise/assistant/statements';
import type { DiagnosisResult } from '@wrenchwise/domain/diagnosis';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { emergencyWords } from '@wrenchwise/domain/place';
import { diagnosedVehicle, statedFuel } from '@wrenchwise/domain/vehicle';

import type {
  DiagnosisProvider,
  ReportReader,
} from '../../platform/adapters/diagnosis-provider/port.ts';
import type { SessionUser } from '../../platform/http/context.ts';
import { withWords } from '../diagnosis/answering.ts';
import type { DiagnosesService } from '../diagnosis/diagnoses.service.ts';
import { checksOf } from '../diagnosis/postponed-checks.ts';
import type { StepGuidesService } from '../diagnosis/step-guides.service.ts';
import type { FindTopic } from './topic.ts';

export interface DiagnosisTopicDependencies {
  /** The built-in engine: what is asked in the chat is weighed here alone. */
  readonly engine: DiagnosisProvider & ReportReader;
  readonly diagnoses: Pick<DiagnosesService, 'get'>;
  readonly stepGuides: Pick<StepGuidesService, 'list'>;
  readonly meaningOf: (code: string) => string;
}

/** A diagnosis of one's own. */
export const diagnosisTopic = ({
  engine,
  diagnoses,
  stepGuides,
  meaningOf,
}: DiagnosisTopicDependencies): FindTopic => {
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

  /** The causes with more words; undefined where these words alone say nothing about a car. */
  const reweighing =
    (user: SessionUser, diagnosis: Diagnosis): Consultation['reweigh'] =>
    async (addition) => {
      const vehicle = diagnosedVehicle(diagnosis);
      const { readings } = await engine.preview({ vehicle, symptoms: addition });
      // A renewed part is read by the diagnosis itself, not as a sign.
      if (readings.length === 0 && !isAboutNewPart(addition)) return undefined;
      return weigh(user, diagnosis, {
        symptoms: withWords(diagnosis.symptoms, addition),
        answers: diagnosis.answers,
      });
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
      consult: async (lastAbout) => {
        const { guides } = await stepGuides.list(user, id);
        const consultation: Consultation = {
          diagnosis,
          lastAbout,
          car,
          call: emergencyWords(user.place),
          reweigh: reweighing(user, diagnosis),
          reweighAnswer: reweighingAnswer(user, diagnosis),
          checksOf,
          meaningOf,
          openedGuides: new Map(guides.map(({ stepId, guide }) => [stepId, guide])),
        };
        return {
          mayBeDriven: diagnosis.canDrive.verdict === 'yes',
          fuel: statedFuel(diagnosis),
          answer: (question) => answerFromKnowledge(question, consultation),
        };
      },
    };
  };
};
