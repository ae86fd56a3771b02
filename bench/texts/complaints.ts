import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { SystemId } from '@wrenchwise/knowledge/systems';

/** One owner's complaint with the systems it was filed under. */
export interface Complaint {
  readonly id: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly text: string;
  readonly systems: readonly SystemId[];
  readonly names_recall: boolean;
  readonly names_diagnosis: boolean;
  readonly split: 'train' | 'validation' | 'extra';
}

/** The development data: beside the checkout, or at WRENCHWISE_DATA. */
export const dataFolder = (): string =>
  process.env['WRENCHWISE_DATA'] ?? join(import.meta.dirname, '..', '..', '..', 'shared', 'data');

/**
 * The validation rows, which nothing was trained on, without those that name a recall or diagnosis.
 */
export const measuredRows = (complaints: readonly Complaint[]): readonly Complaint[] =>
  complaints.filter(
    (row) => row.split === 'validation' && !row.names_recall && !row.names_diagnosis,
  );

/** The complaints, or undefined when the data is missing on this machine. */
export const readComplaints = (): readonly Complaint[] | undefined => {
  const path = join(dataFolder(), 'complaints-dev.jsonl');
  if (!existsSync(path)) return undefined;
  return (
    readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      // The fields are those of the file's README.
      .map((line) => JSON.parse(line) as Complaint)
  );
};

/** All complaints that anything was trained on or read for, by id: of every file of the data folder. */
export function* trainingComplaints(): Generator<{ readonly id: string; readonly text: string }> {
  for (const name of ['complaints-dev', 'complaints-extra', 'complaints-unlabelled']) {
    const path = join(dataFolder(), `${name}.jsonl`);
    if (!existsSync(path)) continue;
    for (const line of readFileSync(path, 'utf8').trim().split('\n')) {
      // The fields are those of the files' README.
      const { id, text, split } = JSON.parse(line) as Pick<Complaint, 'id' | 'text' | 'split'>;
      if (split !== 'validation') yield { id, text };
    }
  }
}
