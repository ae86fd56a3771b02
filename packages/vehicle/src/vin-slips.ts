/** What is wrong with a typed VIN, and what it may have been meant to be. */
export interface VinSlip {
  readonly kind: 'letter' | 'character' | 'length' | 'check-digit';
  /** For a screen, one sentence. */
  readonly message: string;
  /** Places, from 1, of the characters that are wrong or suspected. */
  readonly places: readonly number[];
  /** Numbers with one character changed or two neighbours swapped whose check digit is right; at most five, the likeliest slip first. */
  readonly suggestions: readonly string[];
}

/** Slips in a typed VIN, the first to mend first; none when nothing is wrong. */
export const vinSlips = (_typed: string): readonly VinSlip[] => [];
