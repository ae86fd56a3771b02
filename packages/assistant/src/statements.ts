import { normalise } from './normalise.ts';

/**
 * Whether a text tells something rather than asking: "it also shakes at 60", "the battery is new".
 */
export const isStatement = (question: string): boolean => {
  const text = normalise(question).replace(/^(?:and|or|so|but|ok|okay),? /, '');
  // "It smells of petrol, can I drive?" tells something first.
  const [first = ''] = text.split(/[,.;!]/);
  if (text.includes('?') && (first.includes('?') || first.split(' ').length < 3)) return false;
  return !/^(?:what|why|how|when|where|which|who|can|could|should|would|will|is|are|does|do|did|may|might|shall|am|have|has|was|were|any|isn't|book|find|please|tell|ignore|forget|write|show me|explain|give me)\b/.test(
    text,
  );
};

/** Whether a text says that something was renewed: seldom the cause, and often a clue. */
export const isAboutNewPart = (told: string): boolean =>
  /\b(?:new|replaced|renewed|changed|fitted|had (?:it|them) done|(?:days|weeks|months) old)\b/i.test(
    told,
  );

/** Whether a message says of one thing that nothing is wrong with it. */
export const isAllWell = (told: string): boolean =>
  /\b(?:is|are|was|were|looks?|seems?|works?|reads?|charges?|runs?) (?:\w+ ){0,2}(?:fine|ok|okay|good|normal|full|correct|clean|alright)\b|\bhas ?(?:not|n't) (?:dropped|changed|moved)\b|\bno (?:leaks?|noise|smell|play)\b/i.test(
    told,
  ) && !/\b(?:but|except|until|unless|when)\b/i.test(told);
