import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', 'results');

const today = (): string => new Date().toISOString().slice(0, 10);

/** Writes a result file of a bench: text as it is, figures as JSON with the day they were measured. */
export const writeResult = (name: string, content: string | object): void => {
  mkdirSync(FOLDER, { recursive: true });
  const text =
    typeof content === 'string'
      ? content
      : `${JSON.stringify({ measuredOn: today(), ...content }, null, 2)}\n`;
  writeFileSync(join(FOLDER, name), text);
};
