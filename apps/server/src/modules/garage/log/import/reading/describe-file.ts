import type {
  ImportGuess,
  ImportInspection,
  SampleEntry,
} from '@wrenchwise/contract/endpoints/log-import-mapping';
import { categoryOf } from '@wrenchwise/rules/garage/log-kinds';

import type { SectionPlan } from './file-plan.ts';
import type { PlannedFile } from './plan-file.ts';
import type { FileSettings } from './settings.ts';
import type { ReadEntry, ReadTask } from './to-entry.ts';

const SAMPLES_OF_COLUMN = 3;

/** An entry as an inspection shows it. */
export const sampleOf = (entry: ReadEntry): SampleEntry => {
  const { line: row, text: _, isFull: __, isAfterGap: ___, ...rest } = entry;
  return { row, ...rest, category: categoryOf(entry.kind, entry.category) };
};

/** A task as an inspection shows it. */
export const taskSample = ({
  line: row,
  car,
  task,
  dueDate,
  dueMileage,
  notes,
}: ReadTask): SampleEntry => ({
  row,
  car,
  kind: 'task',
  date: dueDate,
  odometer: dueMileage,
  litres: null,
  kwh: null,
  volumeUnit: null,
  distanceUnit: null,
  fuelKind: null,
  costCents: null,
  currency: null,
  category: null,
  title: task,
  place: null,
  notes,
});

/** What the columns of a file mean, with their first cells. */
export const columnsOf = (plans: readonly SectionPlan[]): ImportInspection['columns'] =>
  plans.flatMap(({ section, fields, kind, reason }, at) =>
    kind === 'ignored' && reason === undefined
      ? []
      : section.heads.map((head, index) => ({
          section: at,
          index,
          head: head.slice(0, 300).toWellFormed(),
          field: fields[index] ?? 'ignore',
          samples: section.rows
            .slice(0, 200)
            .map(({ cells }) => (cells[index] ?? '').slice(0, 60).toWellFormed())
            .filter((cell) => cell !== '')
            .slice(0, SAMPLES_OF_COLUMN),
        })),
  );

/** What was worked out of a file without being asked. */
export const guessesOf = (plan: PlannedFile, { guessed, used }: FileSettings): ImportGuess[] => {
  const read = plan.sections.filter(({ kind }) => kind !== 'ignored');
  const has = (...names: readonly string[]): boolean =>
    read.some(({ fields }) => fields.some((field) => names.includes(field)));
  const guess = (what: keyof typeof guessed): ImportGuess => ({
    what,
    value: used[what],
    sure: guessed[what].sure,
  });
  return [
    ...(plan.program === undefined
      ? []
      : [{ what: 'program' as const, value: plan.program, sure: true }]),
    ...(has('date', 'dueDate') ? [guess('dateOrder')] : []),
    ...(has('odometer', 'amount', 'cost', 'dueOdometer') ? [guess('decimalSign')] : []),
    ...(has('odometer', 'dueOdometer') ? [guess('distance')] : []),
    ...(has('amount') ? [guess('volume')] : []),
    ...(has('cost', 'unitPrice') ? [guess('currency')] : []),
    ...(plan.guesses ?? []),
    ...plan.sections.flatMap(({ kind, isKindSure }, index) =>
      isKindSure || kind === 'ignored'
        ? []
        : [{ what: 'kind' as const, of: String(index), value: kind, sure: false }],
    ),
  ];
};
