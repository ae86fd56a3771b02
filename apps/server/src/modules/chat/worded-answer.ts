import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import { type Refusal, refusalOf } from '../../platform/outside-words/refusal.ts';
import { losesProhibition, notesOfSteps } from '../../platform/outside-words/same-steps.ts';
import { tidied } from '../../platform/outside-words/tidied.ts';

/** Longer answers are refused: nobody asked for an essay. */
const MAX_CHARACTERS = 4000;

const NUMBERED = /^\s*\d{1,2}[.)]\s+/;
const ITEM = /^\s*(?:\d{1,2}[.)]|[-•*])\s+/;

interface Line {
  /** What begins an item of a list: '1. ', '- '; else nothing. */
  readonly marker: string;
  readonly text: string;
}

const lineOf = (written: string): Line => {
  const marker = ITEM.exec(written)?.[0].trim();
  return {
    marker:
      marker === undefined ? '' : /\d/.test(marker) ? `${Number.parseInt(marker, 10)}. ` : '- ',
    text: tidied(marker === undefined ? written : written.replace(ITEM, '')),
  };
};

/** A line that leads to a list, 'You need:', is a sentence as it is. */
const asSentence = ({ text }: Line, next: Line | undefined): string =>
  text.endsWith(':') && next?.marker ? `${text.slice(0, -1)}.` : text;

/**
 * A model's answer as it may be shown, in paragraphs and lists like ours, or why it is refused whole: by
 * the check of everything written outside, and where it loses a numbered step of our answer or a sentence
 * of it that forbids something.
 */
export const wordedAnswer = (
  written: string,
  ours: {
    /** Our own answer. */
    readonly facts: string;
    /** The same, with whatever else the model looked up. */
    readonly known: string;
    readonly question: string;
    readonly mayBeDriven: boolean;
    readonly fuel: Fuel | null;
  },
): { readonly text: string } | Refusal => {
  if (written.length > MAX_CHARACTERS) return 'too long';
  const paragraphs = written
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map(lineOf)
        .filter(({ text }) => text !== ''),
    )
    .filter((lines) => lines.length > 0);
  const lines = paragraphs.flat();
  const { facts, known, question, mayBeDriven, fuel } = ours;
  const refusal = refusalOf(
    lines.map((line, index) => ({
      text: asSentence(line, lines[index + 1]),
      isLabel: line.marker !== '',
    })),
    { text: known, context: question, mayBeDriven, fuel },
  );
  if (refusal) return refusal;
  const texts = lines.map(({ text }) => text);
  const ourLines = facts.split('\n');
  const steps = ourLines.filter((line) => NUMBERED.test(line)).map(tidied);
  const notes = steps.length === 0 ? [] : notesOfSteps(texts, steps);
  if (typeof notes === 'string') return notes;
  if (ourLines.some((line) => losesProhibition(tidied(line), texts.join(' ')))) {
    return 'lost caution';
  }
  return {
    text: paragraphs
      .map((each) => each.map(({ marker, text }) => `${marker}${text}`).join('\n'))
      .join('\n\n'),
  };
};
