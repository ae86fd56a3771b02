import type { FaultId } from './catalogue.ts';
import type { SymptomId } from './symptoms.ts';

/** How often each of a few faults is behind signs that by themselves do not tell them apart. */
export interface SignShares {
  /** Signs that are all reported, and those of which none is. */
  readonly signs: readonly SymptomId[];
  readonly without: readonly SymptomId[];
  /** Words that are there as well, where no sign says it. */
  readonly words?: RegExp;
  /** In parts; only their proportions count. */
  readonly shares: Readonly<Partial<Record<FaultId, number>>>;
}

/** 'The lights stay bright', 'radio works fine': the battery gives current. */
const BRIGHT =
  /\b(?:lights?|headlights?|dash(?:board)?|radio|electrics|everything)\b[^.!?\n]{0,24}\b(?:bright|strong|work(?:s|ing)?(?: fine)?|(?:is|are) fine)\b/i;

/**
 * Of 159 owners' posts about a click and no start that are not set aside, the careful labels give a worn battery 27.6,
 * a starter 17, poor terminals 16.9. Where lights are said to be bright (20 posts) or dim (6), the proportions lean
 * by a mechanic's reasoning: what dims the lights starves the starter.
 */
export const SIGN_SHARES: readonly SignShares[] = [
  {
    signs: ['click-no-start'],
    without: ['dim-flicker', 'needs-jump-start', 'battery-drains'],
    words: BRIGHT,
    shares: {
      'starter-motor-worn': 45,
      'battery-terminals-corroded': 25,
      'starter-battery-worn': 15,
    },
  },
  {
    signs: ['click-no-start'],
    without: [
      'dim-flicker',
      'battery-good',
      'needs-jump-start',
      'starter-grind',
      'bump-start-works',
    ],
    shares: {
      'starter-battery-worn': 27.6,
      'starter-motor-worn': 17,
      'battery-terminals-corroded': 16.9,
    },
  },
  {
    signs: ['click-no-start', 'dim-flicker'],
    without: ['battery-good'],
    shares: {
      'starter-battery-worn': 45,
      'battery-terminals-corroded': 40,
      'starter-motor-worn': 6,
    },
  },
  {
    signs: ['click-no-start', 'battery-good'],
    without: ['dim-flicker', 'needs-jump-start'],
    shares: {
      'starter-motor-worn': 45,
      'battery-terminals-corroded': 25,
      'starter-battery-worn': 12,
    },
  },
];
