import { answerAboutGuide } from '@wrenchwise/assistant/guide/guide-assistant';
import { emergencyWords } from '@wrenchwise/rules/place';

import { priceOptionsOf } from '../../platform/price-options.ts';
import { factsOfGuide, type ReadGuides } from './read-guide.ts';
import type { FindTopic } from './topic.ts';

export interface GuideTopicDependencies {
  readonly guides: ReadGuides;
}

const SUGGESTIONS = [
  'Which tools do I need?',
  'How long does it take?',
  'What does it cost?',
  'What do I do in step 1?',
  'What if a bolt is seized?',
];

/** A public guide of a fault's repair, or of an everyday job; costs are the user's own. */
export const guideTopic =
  ({ guides }: GuideTopicDependencies): FindTopic =>
  async (user, slug) => {
    const call = emergencyWords(user.place);
    const facts = factsOfGuide(guides, slug, priceOptionsOf(user.prices));
    return {
      subject: { diagnosisId: null, vehicleId: null, guideSlug: slug },
      title: facts.title,
      suggestions: facts.drive ? ['Can I still drive it?', ...SUGGESTIONS] : SUGGESTIONS,
      consult: async () => ({
        mayBeDriven: facts.drive?.verdict === 'yes',
        fuel: null,
        answer: async (question) => answerAboutGuide(question, facts, call),
      }),
    };
  };
