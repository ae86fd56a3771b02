import type { PriceOptions } from '@wrenchwise/knowledge/prices';

import { AppError } from '../../../app-error.ts';
import { priceOptionsOf } from '../../../price-options.ts';
import type { GuidesService } from '../../guides/guides.service.ts';
import { answerAboutGuide } from '../guide-assistant/guide-assistant.ts';
import { factsOfFaultGuide, factsOfJob, type GuideFacts } from '../guide-assistant/guide-facts.ts';
import type { FindTopic } from './topic.ts';

export interface GuideTopicDependencies {
  /** Public guides and everyday jobs. */
  readonly guides: Pick<GuidesService, 'list' | 'get' | 'getJob'>;
}

const SUGGESTIONS = [
  'Which tools do I need?',
  'How long does it take?',
  'What does it cost?',
  'What do I do in step 1?',
  'What if a bolt is seized?',
];

/** The facts of a guide or a job. Throws `db/record-not-found` for an unknown slug. */
export const guideFacts = (
  guides: GuideTopicDependencies['guides'],
  slug: string,
  prices: PriceOptions,
): GuideFacts => {
  try {
    return factsOfFaultGuide(guides.get(slug, prices));
  } catch (error) {
    if (error instanceof AppError && error.code === 'db/record-not-found') {
      return factsOfJob(guides.getJob(slug, prices));
    }
    throw error;
  }
};

/** A public guide of a fault's repair, or of an everyday job; costs are the user's own. */
export const guideTopic =
  ({ guides }: GuideTopicDependencies): FindTopic =>
  async (user, slug) => {
    const facts = guideFacts(guides, slug, priceOptionsOf(user.prices));
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
