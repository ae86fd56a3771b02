import { figuresIn } from './figures.ts';
import { isProhibition } from './forbidden.ts';
import type { Refusal } from './refusal.ts';
import { sharedPart, stemsOf } from './same-words.ts';
import { sentencesOf, tidied } from './tidied.ts';

/** So much of one of our sentences must be in an answer for it to be recognised. */
const RECOGNISED = 0.6;

/** One of our steps may be spread over so many of theirs. */
const WIDEST = 3;

const lost = (step: string, theirs: string): Refusal | undefined => {
  if (sharedPart(stemsOf(step), stemsOf(theirs)) < RECOGNISED) return 'lost step';
  const figures = figuresIn(theirs);
  for (const figure of figuresIn(step)) if (!figures.has(figure)) return 'lost figure';
  return losesProhibition(step, theirs) ? 'lost caution' : undefined;
};

/** Whether a sentence of ours that forbids something has no counterpart that forbids it too. */
export const losesProhibition = (ours: string, theirs: string): boolean => {
  const forbidding = sentencesOf(theirs).filter(isProhibition).map(stemsOf);
  return sentencesOf(ours)
    .filter(isProhibition)
    .some((sentence) =>
      forbidding.every((stems) => sharedPart(stemsOf(sentence), stems) < RECOGNISED),
    );
};

/** A text that was added to one of our steps, numbered from 1. */
export interface StepNote {
  readonly step: number;
  readonly note: string;
}

/**
 * What a list of steps adds to ours: its sentences that ours do not say, each with the step of ours that
 * it comes with. A refusal where one of our steps, in its order, with its cautions and its figures, is
 * not recognised in the list. Lines are tidied before.
 */
export const notesOfSteps = (
  theirs: readonly string[],
  ours: readonly string[],
): readonly StepNote[] | Refusal => {
  const notes: StepNote[] = [];
  let from = 0;
  const note = (step: number, lines: readonly string[], known: string) => {
    for (const line of lines) {
      for (const sentence of sentencesOf(line)) {
        if (sharedPart(stemsOf(sentence), stemsOf(known)) < RECOGNISED) {
          notes.push({ step, note: sentence });
        }
      }
    }
  };
  for (const [index, written] of ours.entries()) {
    const step = tidied(written);
    let refusal: Refusal = 'lost step';
    let found: { readonly start: number; readonly end: number } | undefined;
    for (let start = from; start < theirs.length && !found; start += 1) {
      for (let width = 1; width <= WIDEST && start + width <= theirs.length; width += 1) {
        const reason = lost(step, theirs.slice(start, start + width).join(' '));
        if (reason === undefined) {
          const end = start + width;
          let first = start;
          while (first + 1 < end && !lost(step, theirs.slice(first + 1, end).join(' '))) first += 1;
          found = { start: first, end };
          break;
        }
        if (reason !== 'lost step') refusal = reason;
      }
    }
    if (!found) return refusal;
    note(Math.max(1, index), theirs.slice(from, found.start), '');
    note(index + 1, theirs.slice(found.start, found.end), step);
    from = found.end;
  }
  note(ours.length, theirs.slice(from), '');
  return notes;
};
