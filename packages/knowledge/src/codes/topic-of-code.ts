import type { CodeRecord } from './code-record.ts';
import { type CodeTopic, type TopicId, TOPICS } from './topics.ts';

/** Topics of codes without a known part, by the beginning of the code. */
const BY_GROUP: readonly (readonly [RegExp, TopicId])[] = [
  [/^U0[12]/, 'network-silent'],
  [/^U/, 'network'],
  [/^B00/, 'airbag'],
  [/^B/, 'body'],
  [/^C/, 'chassis'],
  [/^P[01][789]|^P27/, 'gearbox'],
];

const idOf = (record: CodeRecord): TopicId => {
  const grouped = BY_GROUP.find(([pattern]) => pattern.test(record.code))?.[1];
  if (record.kind === 'messages') return grouped ?? 'network';
  return ('part' in record ? record.part.topic : grouped) ?? 'any';
};

/** The texts on warning light, readings and clearing for a code, with `$1` for the code. */
export const topicOf = (record: CodeRecord): CodeTopic => TOPICS[idOf(record)];
