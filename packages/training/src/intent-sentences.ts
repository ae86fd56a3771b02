import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { INTENTS, type Intent } from '@wrenchwise/assistant/intent/intents';

/** Our own sentences, invented: '# intent' and below it a sentence a line, '(a|b|)' for one of some words. */
const FOLDER = join(import.meta.dirname, '..', 'intents');

/** A line of a file: one sentence, or some that differ in a few words. */
export interface IntentLine {
  readonly intent: Intent;
  readonly text: string;
}

const isIntent = (name: string): name is Intent => INTENTS.some((one) => one === name);

const linesOf = (file: string): readonly IntentLine[] => {
  let intent: Intent | undefined;
  return readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .flatMap((line): IntentLine[] => {
      const text = line.trim();
      if (text === '') return [];
      if (!text.startsWith('# ')) {
        if (intent === undefined) throw new Error(`${file} begins without an intent`);
        return [{ intent, text }];
      }
      const name = text.slice(2);
      if (!isIntent(name)) throw new Error(`${file}: '${name}' is no intent`);
      intent = name;
      return [];
    });
};

const files = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .toSorted();

/** Files that no model is trained on. */
const isHeldOut = (file: string): boolean => file.startsWith('held-out');

/** The lines that are trained on. */
export const trainedLines = (): readonly IntentLine[] =>
  files()
    .filter((file) => !isHeldOut(file))
    .flatMap(linesOf);

/** Sentences that are never trained on. */
export const heldOutSentences = (): readonly IntentLine[] =>
  files().filter(isHeldOut).flatMap(linesOf);

/** Every sentence of a line, in order. */
export const sentencesOf = (text: string): readonly string[] => {
  const choice = /\(([^()]*\|[^()]*)\)/.exec(text);
  if (choice === null) return [text.replace(/\s+/g, ' ').trim()];
  const [whole, words = ''] = choice;
  return words
    .split('|')
    .flatMap((one) =>
      sentencesOf(`${text.slice(0, choice.index)}${one}${text.slice(choice.index + whole.length)}`),
    );
};
