import type { ClaimStanding } from './claim-examination.ts';

/** What the standing of a claim follows from. */
interface StandingFigures {
  /** The probability of what is claimed, 0–1. */
  readonly claimed: number;
  /** Of the likeliest other repair. */
  readonly other: number;
  /** How much more single signs speak for the likeliest other repair, in log-odds. */
  readonly signsElsewhere: number;
  /** Whether that is a neighbour of what is claimed: another part of the same family. */
  readonly isNeighbour: boolean;
  /** Whether the report has enough to go on. */
  readonly isSufficient: boolean;
  /** What the owner reports of the deciding test, if anything. */
  readonly tested: 'confirms' | 'weakens' | 'rules-out' | undefined;
}

/** From here on the claim is likely by itself, or by leading the next one this many times. */
const LIKELY = 0.65;
const LEADING = 0.35;
const LEADS = 2;

/** Below the first a claim is not backed at all; below the second where something else is likely. */
const HARDLY = 0.015;
const UNLIKELY = 0.06;
const LIKELY_ELSEWHERE = 0.25;

/** From here on the signs speak clearly for something else. */
const CLEARLY = 1.5;

/** How a claim appears beside everything else. Never 'does not fit' for want of evidence. */
export const standingOf = ({
  claimed,
  other,
  signsElsewhere,
  isNeighbour,
  isSufficient,
  tested,
}: StandingFigures): ClaimStanding => {
  if (tested === 'rules-out') return 'does-not-fit';
  if (tested === 'confirms') return 'fits';
  if (!isSufficient) return 'open';
  if (tested === 'weakens' && claimed >= UNLIKELY) return 'possible';
  if (claimed >= LIKELY || (claimed >= LEADING && claimed >= LEADS * other)) return 'fits';
  if (claimed >= UNLIKELY) return 'possible';
  // Where only the signs do not say so, only the words as a whole or the base rates do.
  if (other >= LIKELY_ELSEWHERE && !isNeighbour) {
    return signsElsewhere >= CLEARLY ? 'does-not-fit' : 'possible';
  }
  return claimed < HARDLY && other < LIKELY_ELSEWHERE ? 'open' : 'possible';
};
