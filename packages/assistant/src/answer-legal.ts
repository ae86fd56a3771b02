import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { MOT_RULES } from '@wrenchwise/knowledge/chat/mot-rules';
import type { Cause } from '@wrenchwise/rules/diagnosis';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

import type { AssistantAnswer, Consultation } from './consultation.ts';
import { causeAskedAbout } from './named-cause.ts';
import { normalise } from './normalise.ts';
import { paragraphs } from './words.ts';

const TELLS_LAMP = /\b(?:light|lamp) (?:is |came |stays |comes |has come )?on\b|\blight on\b/i;

const motRule = (cause: Cause | undefined, { symptoms }: Diagnosis): string | undefined => {
  const words = `${cause?.name ?? ''} ${cause?.workshopName ?? ''}`;
  return (
    (TELLS_LAMP.test(symptoms) && /engine (?:management )?light|check engine/i.test(symptoms)
      ? MOT_RULES.find(({ about }) => about.test('engine light'))
      : undefined) ??
    MOT_RULES.find(({ about }) => about.test(words)) ??
    MOT_RULES.find(({ about }) => about.test(symptoms))
  )?.text;
};

/** The MOT looks at condition, not at causes. */
const answerMot = (question: string, consultation: Consultation): AssistantAnswer => {
  const { diagnosis } = consultation;
  const cause = causeAskedAbout(question, consultation);
  const rule = motRule(cause, diagnosis);
  const isUnfit = diagnosis.canDrive.verdict === 'no';
  return {
    about: cause?.faultId,
    text: paragraphs(
      isUnfit
        ? `Do not count on a pass: what is unsafe to drive is as a rule a major or dangerous defect in the MOT, and the car must not be driven there.`
        : (rule ??
            'That depends on how far it has gone: the MOT tester judges the condition on the day, not the cause.'),
      isUnfit && rule && `In general: ${lowerFirst(rule)}`,
      'That is the MOT of Great Britain in general terms; the tester has the last word. Have the cause looked at and fixed first.',
    ),
  };
};

/** Whether it may be driven by law: in general terms, and no more. */
const answerLegality = ({ diagnosis }: Consultation): AssistantAnswer => ({
  about: diagnosis.causes[0]?.faultId,
  text: paragraphs(
    diagnosis.canDrive.verdict === 'no'
      ? 'No, take it as not legal: a car that is dangerous to drive may be driven on no road, whatever its papers say.'
      : 'The law of your country in detail is beyond me. In general: driving is legal while the car is roadworthy, and its driver answers for that. Tyres, brakes, steering, lights and the view ahead have to be sound, with or without a valid test.',
    diagnosis.canDrive.verdict !== 'no' &&
      `As to safety, this diagnosis says: ${diagnosis.canDrive.verdict === 'yes' ? 'it can be driven' : 'only with care'}. ${diagnosis.canDrive.reason}`,
    'If you are stopped or claim on the insurance, knowing of a fault and driving on counts against you.',
  ),
});

/** A test of another country, of which too little is known here. */
const INSPECTION = /\b(?:inspection|smog|t[uü]v|itv|apk|nct|state test|emissions test)\b/;

/** The periodic test, and the law. */
export const answerTestAndLaw = (question: string, consultation: Consultation): AssistantAnswer => {
  const text = normalise(question);
  if (/\bmot\b/.test(text)) return answerMot(question, consultation);
  if (INSPECTION.test(text) || consultation.diagnosis.pricing.region !== 'uk') {
    if (!INSPECTION.test(text) && /\b(?:legal|law|illegal|allowed)\b/.test(text)) {
      return answerLegality(consultation);
    }
    return {
      about: consultation.diagnosis.causes[0]?.faultId,
      text: paragraphs(
        'The rules of your country’s or state’s inspection are beyond me: they differ, and the station that tests can tell you beforehand.',
        'In general a lit engine, brake, ABS or airbag warning light, bad brakes or tyres, play in steering or suspension, and leaks of fuel fail nearly everywhere.',
      ),
    };
  }
  return /\b(?:legal|law|illegal|allowed|roadworth\w+)\b/.test(text)
    ? answerLegality(consultation)
    : answerMot(question, consultation);
};
