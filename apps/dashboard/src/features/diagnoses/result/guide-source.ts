import type { GuideSource } from '@wrenchwise/domain/endpoints/step-guides';

/** Who wrote a guide, in words. */
export const GUIDE_SOURCE_WORDS: Record<GuideSource, string> = {
  engine: 'From Wrenchwise’s own repair knowledge.',
  service:
    'Written for this car by an outside guide service. Prices, parts and cautions are Wrenchwise’s own; compare the steps with the vehicle’s manual.',
  'language-model':
    'Written for this car by a language model. Prices, parts and cautions are Wrenchwise’s own; compare the steps with the vehicle’s manual.',
};
