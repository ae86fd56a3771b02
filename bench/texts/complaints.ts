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
