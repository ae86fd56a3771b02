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

/** Where the development data is: beside the checkout unless WRENCHWISE_DATA says otherwise. */
export const dataFolder = (): string =>
  process.env['WRENCHWISE_DATA'] ?? join(import.meta.dirname, '..', '..', '..', 'shared', 'data');

/** What is measured: rows that nothing was trained on, and that name neither a recall nor a diagnosis. */
export const measuredRows = (complaints: readonly Complaint[]): readonly Complaint[] =>
  complaints.filter(
    (row) => row.split === 'validation' && !row.names_recall && !row.names_diagnosis,
  );

/** The complaints, or undefined when the data is not on this machine. */
export const readComplaints = (): readonly Complaint[] | undefined => {
  const path = join(dataFolder(), 'complaints-dev.jsonl');
  if (!existsSync(path)) return undefined;
  return (
    readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      // The file is described in its own README: its fields are as typed.
      .map((line) => JSON.parse(line) as Complaint)
  );
};
