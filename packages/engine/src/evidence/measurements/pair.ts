import type { Figure } from './figures.ts';
import type { Mention } from './name-index.ts';
import { isConnecting, type Reading } from './pairing.ts';
import type { Token } from './scan.ts';

/** A figure that was paired with a name. */
export interface Pair {
  readonly mention: Mention;
  readonly figures: readonly Figure[];
  /** The one that counts. */
  readonly reading: Reading;
  /** All of a row, in the parameter's own unit. */
  readonly row: readonly number[];
  readonly start: number;
  readonly end: number;
  /** Where the figure itself begins. */
  readonly figureStart: number;
  readonly line: number;
  readonly sentence: number;
}

/** A text prepared for pairing. */
export interface Context {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  /** For each token: 0 for words, `IN_TAG` within the words of a condition, `IN_FIGURE` within a figure. */
  readonly marks: Uint8Array;
  /** For each figure, whether it belongs to the words of a condition: 'at 2,500 rpm'. */
  readonly saysWhen: readonly boolean[];
}

export const IN_TAG = 1;

export const IN_FIGURE = 2;

/** Whether all tokens of a span hold a name and a figure together. */
export const isJoined = ({ tokens, marks }: Context, from: number, to: number): boolean => {
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token === undefined) return false;
    if (marks[i] === 0 && !isConnecting(token)) return false;
  }
  return true;
};
