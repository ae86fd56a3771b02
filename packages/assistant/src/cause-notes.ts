import type { Cause } from '@wrenchwise/rules/diagnosis';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

import { sentence } from './words.ts';

/** The notes that are quoted; the rest remains under 'Why'. */
const MAX_NOTES = 4;

type Note = Cause['evidence'][number];

/** A piece of evidence as a line. */
export const noteText = ({ text, meaning, source }: Note): string => {
  if (/^not mentioned/i.test(text)) {
    return sentence(`${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}`);
  }
  if (source === 'vehicle') return sentence(meaning);
  if (source === 'answer') return `Your answer: ${text} (${lowerFirst(meaning)})`;
  return text === '' ? meaning : `“${text}”: ${lowerFirst(meaning)}`;
};

// A text model's share is a number without words that a reader could check.
const isDiscriminative = ({ source, meaning }: Note): boolean =>
  source !== 'text-model' && !/^(?:Owners of cars|The words are like)/.test(meaning);

/** The words that a sound or a feeling is named by: 'squealing when braking' needs one of them. */
const SOUNDS = /\b(?:squeal|grind|click|clunk|knock|rattl|whine|whin|hum|hiss|tick|squeak|growl)/gi;

/** A note that names another sound than its own words do is a reading at second hand. */
const isOfItsWords = ({ text, meaning, source }: Note, all: readonly Note[]): boolean => {
  if (source !== 'words') return true;
  const named: readonly string[] = meaning.toLowerCase().match(SOUNDS) ?? [];
  if (named.length === 0) return true;
  const words = `${text} ${all.map((one) => one.text).join(' ')}`
    .toLowerCase()
    .replaceAll('clonk', 'clunk');
  const told: readonly string[] = words.match(SOUNDS) ?? [];
  return told.length === 0 || named.some((sound) => told.includes(sound));
};

/** The strongest signs for or against a cause that a reader can check. */
export const told = (cause: Cause, effect: 'for' | 'against'): readonly Note[] =>
  cause.evidence
    .filter((note) => note.effect === effect && isDiscriminative(note))
    .filter((note, _, all) => isOfItsWords(note, all))
    .slice(0, MAX_NOTES);
