import type { EverydayJob, Guide } from '@wrenchwise/domain/endpoints/guides';
import type { PriceOptions } from '@wrenchwise/knowledge/prices';

import { AppError } from '../../../app-error.ts';
import { priceOptionsOf } from '../../../price-options.ts';
import { answerAboutGuide } from '../guide-assistant/guide-assistant.ts';
import { factsOfFaultGuide, factsOfJob, type GuideFacts } from '../guide-assistant/guide-facts.ts';
import type { FindTopic } from './topic.ts';

export interface GuideTopicDependencies {
  /** Both throw `db/record-not-found` for an unknown slug. */
  readonly guides: {
    readonly get: (slug: string, prices?: PriceOptions) => Guide;
    readonly getJob: (slug: string, prices?: PriceOptions) => EverydayJob;
  };
}

const SUGGESTIONS = [
  'Which tools do I need?',
  'How long does it take?',
  'What does it cost?',
  'What do I do in step 1?',
  'What if a bolt is seized?',
];

/** A public guide of a fault's repair, or of an everyday job; costs are the user's own. */
export const guideTopic = ({ guides }: GuideTopicDependencies): FindTopic => {
  const find = (slug: string, prices: PriceOptions): GuideFacts => {
    try {
      return factsOfFaultGuide(guides.get(slug, prices));
    } catch (error) {
      if (error instanceof AppError && error.code === 'db/record-not-found') {
        return factsOfJob(guides.getJob(slug, prices));
      }
      throw error;
    }
  };
  return async (user, slug) => {
    const facts = find(slug, priceOptionsOf(user.prices));
    return {
      subject: { diagnosisId: null, vehicleId: null, guideSlug: slug },
      title: facts.title,
      suggestions: facts.drive ? ['Can I still drive it?', ...SUGGESTIONS] : SUGGESTIONS,
      consult: async () => ({
        mayBeDriven: facts.drive?.verdict === 'yes',
        fuel: null,
        answer: async (question) => answerAboutGuide(question, facts),
      }),
    };
  };
};
