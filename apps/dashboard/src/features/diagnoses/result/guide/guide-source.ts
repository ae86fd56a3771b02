import { t } from '@lingui/core/macro';
import type { GuideSource } from '@wrenchwise/contract/endpoints/step-guides';

const WITH_NOTES = t`From Wrenchwise’s own repair knowledge. Its notes, and tools and cautions at the end of a list, may be those of`;

/** Who wrote a guide, in words. */
export const GUIDE_SOURCE_WORDS: Record<GuideSource, string> = {
  engine: t`From Wrenchwise’s own repair knowledge.`,
  service: t`${WITH_NOTES} an outside guide service: compare them with the vehicle’s manual.`,
  'language-model': t`${WITH_NOTES} a language model: compare them with the vehicle’s manual.`,
};
