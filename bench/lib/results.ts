import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', 'results');

/** Writes a result file of a bench, text as it is and anything else as JSON. */
export const writeResult = (name: string, content: unknown): void => {
  mkdirSync(FOLDER, { recursive: true });
  const text = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
  writeFileSync(join(FOLDER, name), text);
};
