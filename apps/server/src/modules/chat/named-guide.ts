import type { GuideFacts } from '@wrenchwise/assistant/guide/guide-facts';
import { named } from '@wrenchwise/assistant/named';
import type { PriceOptions } from '@wrenchwise/knowledge/prices';

import type { GuidesService } from '../library/guides.service.ts';
import { factsOfGuide, type ReadGuides } from './read-guide.ts';

export type SearchedGuides = ReadGuides & Pick<GuidesService, 'list'>;

/** The best guides of a search, of which one has to be named. */
const MAX_GUIDES = 3;

/** A near miss would be dangerous: 'get rid of the burning smell' is not 'get rid of a mouldy smell'. */
const NEARLY_ALL = 0.75;

/** Words of a question that name no job. */
const NO_JOB =
  /\b(?:how|do|does|can|could|would|should|to|i|you|me|my|myself|it|its|the|a|an|on|in|of|for|and|or|is|are|with|this|that|car|van|which|what|tools?|need|guide|instructions|please|best|way|dead|yourself)\b/gi;

/** What comes before it shows why: 'battery is dead, how to jump start'. */
const UNTIL_HOW = /^.*?\b(?=how (?:do|can|would|should|to|does)\b)/is;

const searchWords = (question: string): string =>
  question
    .replace(UNTIL_HOW, '')
    .replaceAll(NO_JOB, ' ')
    .replaceAll(/[^\p{L}\d\s-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The public guide or everyday job that a question names; undefined where it names none. */
export const guideNamedBy = (
  guides: SearchedGuides,
  question: string,
  prices: PriceOptions,
): GuideFacts | undefined => {
  const search = searchWords(question);
  if (search === '') return undefined;
  const { guides: found } = guides.list({ search, page: 1, perPage: MAX_GUIDES });
  const [guide] = named(search, found, NEARLY_ALL);
  return guide && factsOfGuide(guides, guide.slug, prices);
};
