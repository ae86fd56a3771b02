import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';

import { writeResult } from '../scores/results.ts';
import { type FaultScore, type KnownCause, scoreFaults } from './known-causes.ts';

/** Tuning may use 'dev' only. */
type Half = 'dev' | 'test';

/** A public page on which a driver describes a problem and what it turned out to be. */
interface Label {
  /** Half of the SHA-256 of the page's URL: many are personal pages, which are not published. */
  readonly id: string;
  /** The page's fault; null when the catalogue lacks it. */
  readonly fault: string | null;
  /** Faults that are equally right. */
  readonly also?: readonly string[];
  readonly half: Half;
}

/** The driver's words without what reveals the fault. Not ours to publish. */
interface Words {
  readonly url: string;
  readonly text: string;
  readonly make: string | null;
  readonly model: string | null;
  readonly year: number | null;
}

const LABELS = join(import.meta.dirname, '..', 'cases', 'public-questions.json');

// Both files have exactly these fields.
const readLabels = () => JSON.parse(readFileSync(LABELS, 'utf8')) as readonly Label[];
const readWords = (path: string) =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Words);

const idOf = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 16);

/**
 * Measures single faults on drivers' own words from public pages, each half apart. Does nothing
 * unless the environment variable WRENCHWISE_QUESTIONS names the file (JSON lines) with the words.
 */
export const reportPublicQuestions = (): void => {
  const path = process.env['WRENCHWISE_QUESTIONS'];
  if (path === undefined || !existsSync(path)) return;
  const words = new Map(readWords(path).map((row) => [idOf(row.url), row]));
  const scoreOf = (half: Half): FaultScore => {
    const rows = readLabels().flatMap(({ id, fault, also = [], half: own }): KnownCause[] => {
      const row = words.get(id);
      if (own !== half || fault === null || row === undefined) return [];
      const { text, make, model, year } = row;
      return [{ text, vehicle: { make, model, year }, fault, also }];
    });
    return scoreFaults(rows);
  };
  const [dev, test] = [scoreOf('dev'), scoreOf('test')];
  writeResult('public-questions.json', {
    knowledgeVersion: KNOWLEDGE_VERSION,
    what: 'The one fault that a driver tells on a public page, from their words before they knew it; labelled by hand. Tuning may look at dev, never at test',
    dev,
    test,
  });
  console.log(
    `public questions: first ${dev.first} dev, ${test.first} test; among three ${dev.amongThree} dev, ${test.amongThree} test`,
  );
};
