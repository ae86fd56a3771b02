import { EXPLAINED_PARTS } from '@wrenchwise/knowledge/chat/explained-parts';

/** What the part is that a question, in normalised words, asks after; undefined where it is none of these. */
export const explainedPart = (question: string): string | undefined =>
  EXPLAINED_PARTS.find(({ name }) => name.test(question))?.text;

/** Two parts that a question sets side by side, by what they are. */
export const explainedParts = (question: string): readonly string[] =>
  EXPLAINED_PARTS.filter(({ name }) => name.test(question)).map(({ text }) => text);
