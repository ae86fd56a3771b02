import type { CheckAnswer, Consultation } from './consultation.ts';
import { normalise } from './normalise.ts';

const MAX_WORDS = 7;

const YES = /^(?:yes|yeah|yep|yup|aye|it does|it is|correct|right|true|definitely|sure does)\b/;
const NO = /^(?:no|nope|nah|it doesn't|it does not|it isn't|it is not|false|never)\b/;
const UNSURE =
  /^(?:i )?(?:don't know|do not know|dunno|no idea|not sure|can't (?:tell|say|check))\b/;

/** Whether a message is a yes, a no or a shrug and nothing else. */
export const isBareReply = (text: string): boolean => {
  const words = normalise(text).replace(/[.!]+$/, '');
  return words.split(' ').length <= 3 && [YES, NO, UNSURE].some((one) => one.test(words));
};

/**
 * What a short message answers, where the question of the diagnosis was put back just before: one of its
 * options; undefined where it answers nothing.
 */
export const replyTo = (
  text: string,
  { diagnosis: { nextQuestion }, focus }: Pick<Consultation, 'diagnosis' | 'focus'>,
): CheckAnswer | undefined => {
  if (nextQuestion === undefined || focus.questionId !== nextQuestion.id) return undefined;
  const words = normalise(text).replace(/[.!]+$/, '');
  if (words.endsWith('?') || words.split(' ').length > MAX_WORDS) return undefined;
  const { id: questionId, options } = nextQuestion;
  const named = options.find(({ label }) => normalise(label) === words);
  const meant = UNSURE.test(words)
    ? 'unknown'
    : YES.test(words)
      ? 'yes'
      : NO.test(words)
        ? 'no'
        : undefined;
  const option = named ?? options.find(({ id }) => id === meant);
  return option && option.id !== 'unknown' ? { questionId, optionId: option.id } : undefined;
};
