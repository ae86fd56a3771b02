import type { Cause } from '@wrenchwise/domain/diagnosis';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { lowerFirst } from '@wrenchwise/domain/lower-first';

import type { AssistantAnswer, Consultation } from './consultation.ts';
import { causeAskedAbout } from './named-cause.ts';
import { normalise } from './normalise.ts';
import { paragraphs } from './words.ts';

/** What the MOT in Great Britain looks at, by what a cause or a report is about. */
interface MotRule {
  readonly about: RegExp;
  readonly text: string;
}

// From the inspection manual for cars and passenger vehicles of the DVSA, in its general terms.
const MOT_RULES: readonly MotRule[] = [
  {
    about: /\brear (?:wiper|washer)|tailgate wiper/i,
    text: 'It does not fail for that: the MOT looks at the windscreen’s wipers and washers, and a rear wiper is no part of it.',
  },
  {
    about: /\bwheel bearing|hub bearing/i,
    text: 'It can fail: a wheel bearing that is rough or has too much play fails, and one that may break up is a dangerous defect. A slight hum without either passes.',
  },
  {
    about:
      /\b(?:engine light|check engine|misfir|P[0-3]\d{3}|adblue|particulate|dpf|nox|lambda|catal)/i,
    text: 'It fails while the engine light is on: a lit engine warning lamp is a major defect, on petrol cars first used from July 2003 and on diesels from July 2008. Clearing the code without mending the fault brings it back.',
  },
  {
    about:
      /\b(?:brake (?:pads?|discs?|shoes?|fluid|pipe|hose)|caliper|master cylinder|handbrake|parking brake)/i,
    text: 'It can fail: pads below 1.5 mm of lining, leaks, binding and brakes that are weak or uneven on the tester’s rollers all fail. A pedal that sinks fails too.',
  },
  {
    about: /\b(?:tyre|puncture|tread|tpms)/i,
    text: 'It can fail: less than 1.6 mm of tread, a bulge, a cut to the cords, and on cars first used from 2012 a lit tyre-pressure lamp fail. A tyre that merely loses air slowly passes if it is sound and pumped up on the day.',
  },
  {
    about:
      /\b(?:ball joint|tie rod|track rod|control arm|drop link|stabiliser|bush|strut|shock|damper|spring|steering rack)/i,
    text: 'It can fail: a joint or bush with too much play, a broken spring and a leaking damper fail; one that only rattles a little may pass or get an advisory.',
  },
  {
    about: /\b(?:fuel (?:tank|line|leak|rail)|smell of (?:petrol|fuel)|petrol leak)/i,
    text: 'It fails: a fuel leak is a major defect at least, and a dangerous one where it may catch fire.',
  },
  {
    about:
      /\b(?:air.?con|refrigerant|A\/C|compressor clutch|condenser|evaporator|radio|central locking|on-board charger|charge point|does not charge|clutch|gearbox fluid)/i,
    text: 'As a rule it does not fail for that: this is no part of the MOT itself, as long as no warning lamp of the test is lit and nothing leaks or is loose.',
  },
  {
    about: /\b(?:windscreen wiper|front wiper|wiper)/i,
    text: 'It fails where the driver’s view is not cleared: the windscreen’s wipers and washers have to work.',
  },
  {
    about: /\b(?:battery|alternator|starter)/i,
    text: 'It does not fail by itself, but the car has to run for the test, and lamps, horn and electric steering have to work; a battery that is loose or leaks fails.',
  },
  {
    about: /\b(?:headl|bulb|lamp|indicator|brake light)/i,
    text: 'It can fail: the lamps that the law asks for have to work, with the right colour and aim.',
  },
];

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
        'In general a lit engine, brake, ABS or airbag lamp, bad brakes or tyres, play in steering or suspension, and leaks of fuel fail nearly everywhere.',
      ),
    };
  }
  return /\b(?:legal|law|illegal|allowed|roadworth\w+)\b/.test(text)
    ? answerLegality(consultation)
    : answerMot(question, consultation);
};
