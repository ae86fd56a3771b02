import {
  DANGEROUS_ACTS,
  FILLED_WRONGLY,
  FILLS_IN,
  WRONG_FLUIDS,
} from '@wrenchwise/knowledge/chat/dangerous-acts';

/** What a question without a subject is about: 'can I weld it myself'. */
const POINTS = /\b(?:it|this|that|them|these|those|one|there|hose|line|pipe|level)\b/;
const MAX_WORDS_WITHOUT_SUBJECT = 7;

const COOLING = /\b(?:coolant|radiator|expansion|header tank|cooling)\b/;

/** Said of what was done, not of what somebody means to do. */
const WAS_DONE =
  /(?<!\b(?:can|could|may|might|should|shall|if|when|what|do) )\b(?:i|we|he|she|they|garage|mechanic|somebody|someone|owner|mate|dad) (?:have |has |had |just |already |once )*(?:welded|soldered|brazed|heated|drilled|ground|clamped|pinched|topped|filled|put|poured|added|used|taped|glued|bypassed|blocked|opened|undid|loosened)\b/;

/** Asked of what the car does by itself: 'will the hose burst'. */
const ASKS_LOOKS = /^(?:why|what is|what does|how much|is there|was there)\b/;

/**
 * What is said to somebody who means to do something dangerous; undefined where nothing of the kind is meant.
 *
 * @param words a message in normalised words
 * @param about what it is about where it names no part itself: the name of a cause, the title of a guide
 */
export const dangerousAct = (words: string, about: string): string | undefined => {
  if (FILLED_WRONGLY.said.test(words) && FILLED_WRONGLY.about.test(`${words} ${about}`)) {
    return FILLED_WRONGLY.text;
  }
  if (WAS_DONE.test(words) || ASKS_LOOKS.test(words)) return undefined;
  const isPointing = POINTS.test(words) || words.split(' ').length <= MAX_WORDS_WITHOUT_SUBJECT;
  const ofSubject = isPointing ? about.toLowerCase() : '';
  const fits = (text: string) =>
    DANGEROUS_ACTS.find(
      ({ act, subject, unless }) =>
        act.test(words) && subject.test(text) && !(unless?.test(`${words} ${text}`) ?? false),
    )?.text;
  return (
    fits(words) ?? wrongFluid(words, ofSubject) ?? (ofSubject === '' ? undefined : fits(ofSubject))
  );
};

const wrongFluid = (words: string, about: string): string | undefined => {
  // Water in the coolant is a matter of its own.
  if (!FILLS_IN.test(words) || COOLING.test(words)) return undefined;
  const within = (text: (wrong: string) => string) =>
    WRONG_FLUIDS.find(({ system, wrong }) => {
      const [found] = wrong.exec(words) ?? [];
      return found !== undefined && system.test(text(found));
    })?.text;
  return within((wrong) => words.replace(wrong, ' ')) ?? within(() => about);
};
