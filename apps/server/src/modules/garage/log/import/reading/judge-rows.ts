import type { RejectedRow } from '@wrenchwise/contract/endpoints/log-import-mapping';
import { shortDay } from '@wrenchwise/rules/day-words';

import type { Draft } from './draft.ts';
import { type LogReading, type Misfit, misfitsOf } from './plausible-odometer.ts';
import {
  type ReadEntry,
  type Reading,
  type ReadTask,
  RejectedDraft,
  toEntry,
  toTask,
} from './to-entry.ts';

/** What a log has already, as far as an import needs it. */
export interface StoredEntry {
  readonly kind: string;
  readonly date: string;
  readonly odometer: number | null;
  /** Litres or kWh. */
  readonly amount: number | null;
  readonly costCents: number | null;
}

interface Judged {
  readonly entries: ReadEntry[];
  readonly tasks: ReadTask[];
  readonly rejected: RejectedRow[];
}

/** Makes of each row an entry, a task, or a rejection with its reason. */
export const judge = (drafts: readonly Draft[], reading: Reading): Judged => {
  const judged: Judged = { entries: [], tasks: [], rejected: [] };
  for (const draft of drafts) {
    try {
      if (draft.kind === 'task') judged.tasks.push(toTask(draft, reading));
      else judged.entries.push(toEntry(draft, reading));
    } catch (error) {
      if (!(error instanceof RejectedDraft)) throw error;
      const { line: row, text } = draft;
      judged.rejected.push({ row, reason: error.message, text, isOdometer: false });
    }
  }
  return judged;
};

/** Two entries with the same key are the same, to a tenth of a unit. */
const keyOf = ({ kind, date, odometer, amount, costCents }: StoredEntry): string =>
  [kind, date, odometer?.toFixed(1), amount?.toFixed(1), costCents].join('|');

const asStored = (entry: ReadEntry): StoredEntry => ({
  ...entry,
  amount: entry.litres ?? entry.kwh,
});

/** The entries that a log does not have yet: of two equal ones it may have one. */
export const newOnes = (
  entries: readonly ReadEntry[],
  stored: readonly StoredEntry[],
): readonly ReadEntry[] => {
  const counts = new Map<string, number>();
  for (const entry of stored) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  return entries.filter((entry) => {
    const key = keyOf(asStored(entry));
    const left = counts.get(key) ?? 0;
    if (left > 0) counts.set(key, left - 1);
    return left === 0;
  });
};

const KM_PER_MILE = 1.609344;

const distanceWords = (miles: number, unit: Reading['distance']): string =>
  `${Math.round(unit === 'miles' ? miles : miles * KM_PER_MILE).toLocaleString('en-GB')} ${unit}`;

/** Rejects readings that do not fit the others of their car, as manual entry does. */
export const withoutMisfits = (
  entries: readonly ReadEntry[],
  stored: readonly StoredEntry[],
  { distance: unit, dateLocale }: Pick<Reading, 'distance' | 'dateLocale'>,
): { entries: readonly ReadEntry[]; rejected: readonly RejectedRow[] } => {
  const isRead = <Entry extends { readonly odometer: number | null }>(
    entry: Entry,
  ): entry is Entry & LogReading => entry.odometer !== null;
  const read = entries.filter(isRead);
  const misfits = misfitsOf(read, stored.filter(isRead));
  if (misfits.size === 0) return { entries, rejected: [] };
  const out = new Map<ReadEntry, Misfit | undefined>(
    read.map((entry, index) => [entry, misfits.get(index)]),
  );
  return {
    entries: entries.filter((entry) => out.get(entry) === undefined),
    rejected: entries.flatMap((entry) => {
      const misfit = out.get(entry);
      if (misfit === undefined) return [];
      const own = distanceWords(entry.odometer ?? 0, unit);
      const { side, before } = misfit;
      const reason =
        before === undefined
          ? `The odometer, ${own}, is higher than on later days`
          : side === 'below'
            ? `The odometer, ${own}, is lower than on ${shortDay(before.date, dateLocale)}: ${distanceWords(before.odometer, unit)}`
            : `The odometer, ${own}, does not fit ${distanceWords(before.odometer, unit)} on ${shortDay(before.date, dateLocale)}`;
      return [{ row: entry.line, reason, text: entry.text, isOdometer: true }];
    }),
  };
};

/** By day, of a day from the lowest odometer, then as the file runs. */
export const byDay = (a: ReadEntry, b: ReadEntry): number =>
  a.date < b.date
    ? -1
    : a.date > b.date
      ? 1
      : (a.odometer ?? 0) - (b.odometer ?? 0) || a.line - b.line;

/** Two tasks with the same key are the same. */
export const taskKey = ({
  task,
  dueDate,
  dueMileage,
}: Pick<ReadTask, 'task' | 'dueDate' | 'dueMileage'>): string =>
  [task, dueDate, dueMileage].join('|');
