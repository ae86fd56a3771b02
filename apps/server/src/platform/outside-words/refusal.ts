import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import { figuresIn, hasBareFigure } from './figures.ts';
import { isContrary, isForbiddenAct, isProhibition, isSofter } from './forbidden.ts';
import { hasAddress, hasDebris, hasMarkup, isFragment } from './leftovers.ts';
import { isOfOtherFuel, isToReaders } from './readers-and-fuels.ts';
import { sharedPart, stemsOf } from './same-words.ts';
import { LONGEST_LINE, sentencesOf, tidied } from './tidied.ts';

/** Why an answer from outside is refused, as it is logged: never its words. */
export type Refusal =
  | 'empty'
  | 'nothing new'
  | 'too long'
  | 'address'
  | 'markup'
  | 'debris'
  | 'fragment'
  | 'words to readers'
  | 'another fuel'
  | 'figure'
  | 'forbidden act'
  | 'softer'
  | 'nonsense'
  | 'lost step'
  | 'lost caution'
  | 'lost figure';

/** What an answer is checked against. */
export interface Ours {
  /** All that we say about it: its sentences may be repeated, and its figures. */
  readonly text: string;
  /** Other words about it, such as the owner's: they show that an answer is about the same. */
  readonly context?: string;
  /** Whether the verdict on driving is an unconditional yes. */
  readonly mayBeDriven: boolean;
  /** Null: not known. */
  readonly fuel: Fuel | null;
}

/** A tidied line, and whether it is a label (a cause, a tool) rather than sentences. */
export interface OutsideLine {
  readonly text: string;
  readonly isLabel?: boolean;
}

const MAX_LINES = 120;

/** Less of an answer than this in words of ours is about something else, or about nothing. */
const MIN_SHARED = 0.15;

const plain = (text: string): string =>
  text.toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ').replace(/[.!]$/, '');

const refusalOfLine = (
  { text, isLabel = false }: OutsideLine,
  ours: Ours & {
    /** Lines and sentences, each as `plain`. */
    readonly said: ReadonlySet<string>;
    readonly figures: ReadonlySet<string>;
    readonly forbidden: readonly ReadonlySet<string>[];
  },
): Refusal | undefined => {
  // What we say ourselves may be repeated.
  if (ours.said.has(plain(text))) return undefined;
  if (text.length > LONGEST_LINE) return 'too long';
  if (hasAddress(text)) return 'address';
  if (hasMarkup(text)) return 'markup';
  if (hasDebris(text)) return 'debris';
  if (isToReaders(text)) return 'words to readers';
  if (isFragment(text, isLabel)) return 'fragment';
  for (const figure of figuresIn(text)) if (!ours.figures.has(figure)) return 'figure';
  for (const sentence of sentencesOf(text)) {
    if (ours.said.has(plain(sentence))) continue;
    if (isOfOtherFuel(sentence, ours.fuel)) return 'another fuel';
    if (isForbiddenAct(sentence)) return 'forbidden act';
    if (isSofter(sentence, ours.mayBeDriven) || isContrary(sentence, ours.forbidden)) {
      return 'softer';
    }
    if (hasBareFigure(sentence)) return 'figure';
  }
  return undefined;
};

/**
 * Why an answer written outside of the product is refused, whole; undefined where it may be shown.
 * Lines are tidied before. It knows nothing of steps: see `same-steps.ts`.
 */
export const refusalOf = (lines: readonly OutsideLine[], ours: Ours): Refusal | undefined => {
  if (lines.length === 0) return 'empty';
  if (lines.length > MAX_LINES) return 'too long';
  const ourLines = ours.text.split('\n').map(tidied);
  const sentences = ourLines.flatMap(sentencesOf);
  const against = {
    ...ours,
    said: new Set([...ourLines, ...sentences].map(plain)),
    figures: figuresIn(ours.text),
    forbidden: sentences.filter(isProhibition).map(stemsOf),
  };
  for (const line of lines) {
    const refusal = refusalOfLine(line, against);
    if (refusal) return refusal;
  }
  const said = lines.map(({ text }) => text).join(' ');
  return sharedPart(stemsOf(said), stemsOf(`${ours.text} ${ours.context ?? ''}`)) < MIN_SHARED
    ? 'nonsense'
    : undefined;
};
