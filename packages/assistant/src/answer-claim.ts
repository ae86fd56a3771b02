import { durationText } from '@wrenchwise/knowledge/price-words';
import type { ClaimExamination, ClaimTest } from '@wrenchwise/rules/claim';
import { leadingCause } from '@wrenchwise/rules/leading-cause';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { formatPercent } from '@wrenchwise/rules/percent';

import { answerCost } from './answer-money.ts';
import { withBarePart } from './bare-part.ts';
import type { AssistantAnswer, Consultation } from './consultation.ts';
import { bullets, causeName, money, paragraphs, sentence } from './words.ts';

const MOVES_NOTHING =
  'What they think moves nothing here by itself. Report what they found, in figures where you can, and I weigh the causes again.';

const WHO: Readonly<Record<ClaimTest['who'], string>> = {
  owner: 'you can do it',
  amateur: 'for whoever has worked on cars',
  workshop: 'a workshop’s test',
};

const testText = ({ title, how, who, minutes, outcomes, caution }: ClaimTest): string =>
  paragraphs(
    `The test that decides: ${lowerFirst(title)} (${durationText(minutes)}, ${WHO[who]}). ${sentence(how)}`,
    bullets(outcomes.map(({ result, follows }) => `${result}: ${lowerFirst(follows)}`)),
    caution,
  );

const MAX_LINES = 3;

const SUM = /[£$€] ?\d/;

/** A claim beside everything else that was reported. */
const examined = (
  {
    summary,
    standing,
    claimed,
    decidingTest,
    missing,
    betterFits,
    ask,
    price,
    ...claim
  }: ClaimExamination,
  { diagnosis }: Consultation,
): string =>
  paragraphs(
    summary,
    claim.for.length > 0 && `For it:\n${bullets(claim.for.slice(0, MAX_LINES))}`,
    claim.against.length > 0 && `Against it:\n${bullets(claim.against.slice(0, MAX_LINES))}`,
    standing !== 'fits' &&
      standing !== 'fault-fits' &&
      betterFits.length > 0 &&
      `What fits better:\n${bullets(betterFits.slice(0, MAX_LINES).map(({ name, probability }) => `${name}: ${formatPercent(probability)}`))}`,
    missing.length > 0 &&
      `Worth knowing, and not reported: ${missing
        .slice(0, 2)
        .map(({ question }) => question)
        .join(' ')}`,
    decidingTest && testText(decidingTest),
    price?.words,
    claimed &&
      price === undefined &&
      claimed.cost.high > 0 &&
      `Its repair usually costs ${money(claimed.cost, diagnosis)} at a garage.`,
    ask.length > 0 && `Ask them:\n${bullets(ask.slice(0, MAX_LINES))}`,
    MOVES_NOTHING,
  );

/** What somebody says the fault is: examined, never counted as evidence. */
export const answerClaim = async (
  question: string,
  consultation: Consultation,
): Promise<AssistantAnswer> => {
  const [examination] = await consultation.examineClaim(
    withBarePart(question, consultation.diagnosis.causes),
  );
  if (examination) {
    return {
      about: examination.claimed?.faultIds[0],
      text: paragraphs(
        examined(examination, consultation),
        consultation.beside !== undefined &&
          `What you report beside it is counted: “${consultation.beside}”.`,
      ),
    };
  }
  // 'They want £290 for shoes, ok?': the sum is asked about, whatever the part.
  if (SUM.test(question)) return answerCost(question, consultation);
  const leading = leadingCause(consultation.diagnosis.causes);
  return {
    about: leading?.faultId,
    text: paragraphs(
      'What is it that they say is wrong? Name the part, and I set it beside everything that you reported.',
      leading &&
        `What fits your report best so far: ${causeName(leading)} (${formatPercent(leading.probability)}).`,
      leading?.checks[0] && `What would settle that: ${lowerFirst(leading.checks[0].title)}.`,
      'Ask them what they measured, to show you the part or a photograph of it, and for the old part back.',
      MOVES_NOTHING,
    ),
  };
};
