/** What the articles are about, in the order in which the index shows them. */
export const TOPICS = [
  { id: 'road', name: 'On the road' },
  { id: 'faults', name: 'Find the fault' },
  { id: 'care', name: 'Look after it' },
  { id: 'money', name: 'Tests, garages, money' },
] as const;

export type TopicId = (typeof TOPICS)[number]['id'];

/** The name of a topic, as a reader sees it. */
export const topicName = (id: TopicId): string =>
  TOPICS.find((topic) => topic.id === id)?.name ?? id;
