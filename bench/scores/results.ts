import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', 'results');

const today = (): string => new Date().toISOString().slice(0, 10);

/** Writes a bench's result: text as it is, figures as JSON with their date. */
export const writeResult = (name: string, content: string | object): void => {
  mkdirSync(FOLDER, { recursive: true });
  const text =
    typeof content === 'string'
      ? content
      : `${JSON.stringify({ measuredOn: today(), ...content }, null, 2)}\n`;
  writeFileSync(join(FOLDER, name), text);
};
