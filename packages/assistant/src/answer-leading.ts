import { DRIVE_WORDS } from '@wrenchwise/rules/drive-words';
import { leadingCause, NO_LEADING_CAUSE } from '@wrenchwise/rules/leading-cause';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { formatPercent } from '@wrenchwise/rules/percent';

import { noteText, told } from './cause-notes.ts';
import type { AssistantAnswer, Consultation } from './consultation.ts';
import { bullets, listText, paragraphs, sentence } from './words.ts';

/** A cause ahead of the next by so much needs no question to be named. */
const CLEARLY = 0.85;

/** A question with more answers is for the page, not for a sentence. */
const MAX_OPTIONS = 5;

/** The open question, put back where its answer would decide; undefined where the case is clear. */
export const decidingQuestion = ({
  causes,
  nextQuestion,
}: Consultation['diagnosis']): string | undefined => {
  if (nextQuestion === undefined || (causes[0]?.probability ?? 0) >= CLEARLY) return undefined;
  const options = nextQuestion.options.map(({ label }) => label);
  if (options.length > MAX_OPTIONS) return undefined;
  return nextQuestion.kind === 'check'
    ? `What would settle it: ${lowerFirst(nextQuestion.text)}. Report what you find, and I weigh the causes again.`
    : `One answer would help most: ${nextQuestion.text} (${listText(options, 'or')})`;
};

/** What it is, by all that is known now. */
export const answerLeading = (_: string, { diagnosis }: Consultation): AssistantAnswer => {
  const { causes, canDrive, nextQuestion } = diagnosis;
  const leading = leadingCause(causes);
  const question = decidingQuestion(diagnosis);
  if (!leading) {
    return {
      focus: { questionId: nextQuestion?.id },
      text: paragraphs(
        `${NO_LEADING_CAUSE}.`,
        question ?? 'Report more of what you hear, smell, see or feel, where and when.',
      ),
    };
  }
  const forIt = told(leading, 'for').slice(0, 3);
  const rest = causes.filter((cause) => cause !== leading).slice(0, 2);
  return {
    about: leading.faultId,
    focus: { questionId: question === undefined ? undefined : nextQuestion?.id },
    text: paragraphs(
      `${leading.name} is the most likely cause now: ${formatPercent(leading.probability)}. ${leading.summary}`,
      forIt.length > 0 && `For it:\n${bullets(forIt.map(noteText))}`,
      rest.length > 0 &&
        `Behind it: ${listText(rest.map(({ name, probability }) => `${lowerFirst(name)} (${formatPercent(probability)})`))}.`,
      sentence(`${DRIVE_WORDS[canDrive.verdict].words}. ${canDrive.reason}`),
      question,
    ),
  };
};
