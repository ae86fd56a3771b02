import type {
  ImportCar,
  ImportInspection,
  RejectedRow,
} from '@wrenchwise/contract/endpoints/log-import-mapping';
import { type ImportKind, REJECTED_SHOWN } from '@wrenchwise/rules/garage/log-import';

import { decodeText } from './decode-text.ts';
import { columnsOf, guessesOf, sampleOf, taskSample } from './describe-file.ts';
import type { Draft, FieldCells } from './draft.ts';
import type { FilePlan, SectionPlan } from './file-plan.ts';
import { ImportRefused } from './import-refused.ts';
import { byDay, judge, newOnes, type StoredEntry, taskKey, withoutMisfits } from './judge-rows.ts';
import { type Confirmed, planFile } from './plan-file.ts';
import { createFieldReader, draftOfKind, furtherFuels } from './row-draft.ts';
import { type Defaults, type FileSettings, settingsOf } from './settings.ts';
import { splitSections } from './split-sections.ts';
import type { ReadEntry, Reading, ReadTask } from './to-entry.ts';

export interface FileRequest {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly confirmed: Confirmed | undefined;
  readonly defaults: Defaults;
  /** Into which log the rows of each car go, by its name: two cars of a file may be one of the user's. */
  readonly groups: Readonly<Record<string, string>>;
  /** Names of cars whose rows are not imported. */
  readonly leftOut?: readonly string[];
  /** What these logs have already. */
  readonly stored: Readonly<Record<string, readonly StoredEntry[]>>;
  /** The tasks of these vehicles, as `taskKey` writes them. */
  readonly storedTasks?: Readonly<Record<string, readonly string[]>>;
  readonly acceptFalling: boolean;
}

export interface ReadFile {
  readonly inspection: Omit<ImportInspection, 'cars'> & {
    readonly cars: readonly Omit<ImportCar, 'vehicleId'>[];
  };
  /** By date and odometer. */
  readonly entries: readonly ReadEntry[];
  readonly tasks: readonly ReadTask[];
  readonly duplicates: number;
}

const SAMPLE = 8;

const NEEDED: Readonly<
  Partial<Record<ImportKind, readonly (readonly [readonly string[], string])[]>>
> = {
  fuel: [[['amount', 'energy'], 'the amount of fuel']],
  odometer: [[['odometer'], 'the odometer']],
  expense: [[['cost'], 'the cost']],
  tax: [[['cost'], 'the cost']],
  service: [[['title', 'category'], 'what was done']],
};

/** What a row lacks because no column means it: no reason of the row's own. */
const missingColumn = (cells: FieldCells, kind: ImportKind): string | undefined => {
  const has = (names: readonly string[]): boolean => names.some((name) => cells.has(name as never));
  const needs = [
    ...(kind === 'reminder' ? [] : [[['date', 'day'], 'the date'] as const]),
    ...(NEEDED[kind] ?? []),
  ];
  const missing = needs.find(([names]) => !has(names));
  return missing && `No column of this file is read as ${missing[1]}`;
};

const draftsOf = (plan: SectionPlan, cells: FieldCells): readonly Draft[] => {
  if (plan.kind === 'ignored') return [];
  const first = draftOfKind(cells, plan.kind);
  const refusal = missingColumn(cells, plan.kind);
  if (refusal !== undefined) return [{ ...first, refusal }];
  const refined = plan.refine?.(first, cells) ?? first;
  const drafts = Array.isArray(refined) ? (refined as readonly Draft[]) : [refined as Draft];
  const [main] = drafts;
  if (!main || plan.kind !== 'fuel') return drafts;
  const further = furtherFuels(cells, main);
  // Only the second fuel was filled: the first is there with nothing.
  const isEmpty = further.length > 0 && !/[1-9]/.test(main.amount.text);
  return isEmpty ? further : [...drafts, ...further];
};

const readingOf = ({ used, isChosen }: FileSettings, { today, dateLocale }: Defaults): Reading => ({
  ...used,
  chosenSign: isChosen.decimalSign ? used.decimalSign : undefined,
  isCurrencyChosen: isChosen.currency,
  today,
  dateLocale,
});

/** The name by which a row's car goes: a row that names none is of the only one that is named. */
const carNaming = (plan: FilePlan, drafts: readonly Draft[]): ((car: string) => string) => {
  const named = new Set(drafts.map(({ car }) => car).filter((car) => car !== ''));
  const [only = ''] = named.size === 1 ? named : [];
  const fallback = plan.onlyCar ?? only;
  return (car) => (car === '' ? fallback : car);
};

const cut = (text: string | null | undefined, length: number): string | null =>
  text?.slice(0, length).toWellFormed() ?? null;

/** What a file says of a car: in a list of cars, else in its rows. */
const carOf = (
  plan: FilePlan,
  name: string,
  own: readonly Draft[],
): Omit<ImportCar, 'vehicleId'> => {
  const said = {
    ...own.find(({ facts }) => Object.keys(facts).length > 0)?.facts,
    ...plan.cars?.find((car) => car.name === name),
  };
  return {
    name,
    rows: own.length,
    make: cut(said.make, 60),
    model: cut(said.model, 80),
    year: said.year ?? null,
    registration: cut(said.registration, 20),
    vin: cut(said.vin, 40),
    fuel: said.fuel ?? null,
  };
};

/**
 * Reads a file of a log: whose it is, what it holds and how its cells are read, and each of its rows as an entry, a
 * task, or rejected with a reason.
 *
 * @throws ImportRefused for what is no table, or too large.
 */
export const readFile = (request: FileRequest): ReadFile => {
  const { confirmed, defaults, stored } = request;
  const text = decodeText(request.bytes);
  if (text === undefined) throw new ImportRefused('log/import-unreadable');
  const file = splitSections(text);
  const plan = planFile(file, request.fileName, confirmed);
  const settings = settingsOf(plan, {
    delimiter: file.delimiter,
    defaults,
    confirmed: confirmed?.guesses ?? [],
  });
  const reading = readingOf(settings, defaults);
  const rejected: RejectedRow[] = [];
  const drafts = plan.sections.flatMap((section, at) => {
    const read = createFieldReader(section.section, section.fields, {
      delimiter: file.delimiter,
      signOf: (index) => settings.signOf(at, index),
    });
    if (section.kind !== 'ignored') {
      return section.section.rows.flatMap((row) => draftsOf(section, read(row)));
    }
    if (section.reason !== undefined) {
      for (const row of section.section.rows) {
        const { line, text: words } = read(row);
        rejected.push({ row: line, reason: section.reason, text: words, isOdometer: false });
      }
    }
    return [];
  });
  const nameOf = carNaming(plan, drafts);
  const named = drafts.map((draft) => ({
    ...draft,
    car: nameOf(draft.car),
    ...(settings.isChosen.distance ? { distanceUnit: undefined } : {}),
  }));
  const judged = judge(
    named.filter(({ car }) => !request.leftOut?.includes(car)),
    reading,
  );
  rejected.push(...judged.rejected);
  const cars = [...new Set(named.map(({ car }) => car))];
  const groupOf = (car: string): string => request.groups[car] ?? car;
  let duplicates = 0;
  const entries = [...new Set(cars.map(groupOf))].flatMap((group) => {
    const own = judged.entries.filter(({ car }) => groupOf(car) === group).toSorted(byDay);
    const added = newOnes(own, stored[group] ?? []);
    duplicates += own.length - added.length;
    if (request.acceptFalling) return [...added];
    const fitting = withoutMisfits(added, stored[group] ?? [], reading);
    rejected.push(...fitting.rejected);
    return [...fitting.entries];
  });
  entries.sort(byDay);
  rejected.sort((a, b) => a.row - b.row);
  const tasks = judged.tasks.filter((task) => {
    const isKnown = request.storedTasks?.[groupOf(task.car)]?.includes(taskKey(task)) ?? false;
    if (isKnown) duplicates += 1;
    return !isKnown;
  });
  const byCar = Map.groupBy(named, ({ car }) => car);
  return {
    entries,
    tasks,
    duplicates,
    inspection: {
      ...(plan.program === undefined ? {} : { program: plan.program }),
      columns: columnsOf(plan.sections),
      cars: cars.map((name) => carOf(plan, name, byCar.get(name) ?? [])),
      sections: plan.sections.flatMap(({ section, kind, reason }, index) =>
        kind === 'ignored' && reason === undefined
          ? []
          : [{ index, name: section.name, kind, rows: section.rows.length }],
      ),
      guesses: guessesOf(plan, settings),
      rows: entries.length + tasks.length,
      rejectedCount: rejected.length,
      rejected: rejected.slice(0, REJECTED_SHOWN),
      sample: [...entries.slice(0, SAMPLE).map(sampleOf), ...tasks.slice(0, 3).map(taskSample)],
    },
  };
};
