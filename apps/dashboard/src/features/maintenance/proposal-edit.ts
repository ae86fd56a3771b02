import type { ProposedTask } from '@wrenchwise/contract/endpoints/maintenance-plan';
import type { NewMaintenanceTasks } from '@wrenchwise/rules/garage/maintenance-task';
import { monthsLater } from '@wrenchwise/rules/garage/task-state';
import { type DistanceUnit, fromMiles, toMiles } from '@wrenchwise/vehicle/mileage';

type New = NewMaintenanceTasks['tasks'][number];

/** A proposed task as a person would rather have it, as it is typed. */
export interface ProposalEdit {
  readonly task: string;
  /** Blank: not by date. */
  readonly months: string;
  /** In the user's unit; blank: not by distance. */
  readonly distance: string;
}

export const editOf = (
  { task, months, miles }: ProposedTask,
  unit: DistanceUnit,
): ProposalEdit => ({
  task,
  months: months === null ? '' : String(months),
  distance: miles === null ? '' : String(fromMiles(miles, unit)),
});

const numberOf = (text: string): number | null => {
  const plain = text.replaceAll(/[\s,]/g, '');
  return plain === '' ? null : /^\d+$/.test(plain) ? Number(plain) : Number.NaN;
};

type Problems = Partial<Record<keyof ProposalEdit, string>>;

const isWithin = (value: number | null, least: number, most: number): boolean =>
  value === null || (value >= least && value <= most);

/** The bounds of the contract: 1 to 240 months, 100 to 500,000 miles. */
export const editProblems = (edit: ProposalEdit, unit: DistanceUnit): Problems => {
  const months = numberOf(edit.months);
  const distance = numberOf(edit.distance);
  const problems: Problems = {};
  if (edit.task.trim() === '') problems.task = 'Task is required';
  else if (edit.task.length > 200) problems.task = 'Task must be at most 200 characters';
  if (!isWithin(months, 1, 240)) problems.months = 'Between 1 and 240 months, or blank';
  if (!isWithin(distance === null ? null : toMiles(distance, unit), 100, 500_000)) {
    problems.distance = `At least ${fromMiles(100, unit)}, or blank`;
  }
  if (months === null && distance === null) problems.months = 'Give months or a distance';
  return problems;
};

/** When a task is due by another interval: as long after its last time as the new interval says. */
const shifted = (
  item: ProposedTask,
  { months, miles }: { months: number | null; miles: number | null },
  today: { date: string; mileage: number | null },
): Pick<New, 'dueDate' | 'dueMileage'> => {
  const lastDate =
    item.dueDate === null || item.months === null ? null : monthsLater(item.dueDate, -item.months);
  const lastMileage =
    item.dueMileage === null || item.miles === null ? null : item.dueMileage - item.miles;
  const mileage = lastMileage ?? today.mileage;
  return {
    dueDate: months === null ? null : monthsLater(lastDate ?? today.date, months),
    dueMileage: miles === null || mileage === null ? null : Math.max(0, mileage + miles),
  };
};

/**
 * A proposal of which it is known when it was last done (YYYY-MM-DD): due an interval after it. By
 * date only, for the odometer of that day is not known; one that goes by distance only stays.
 */
export const countedFrom = (item: ProposedTask, lastDone: string): ProposedTask => {
  if (lastDone === '' || item.months === null) return item;
  const dueDate = monthsLater(lastDone, item.months);
  return { ...item, dueDate, dueMileage: null, expectedOn: dueDate };
};

/** The task that is added for a proposal, as it was proposed or as it was changed. */
export const taskOf = (
  item: ProposedTask,
  edit: ProposalEdit | undefined,
  unit: DistanceUnit,
  today: { date: string; mileage: number | null },
): New => {
  const own = {
    task: item.task,
    source: 'schedule',
    reason: item.reason,
    serviceItem: item.serviceItem,
  } as const;
  const distance = edit ? numberOf(edit.distance) : null;
  // What was shown and not changed stays as it is stored.
  const miles =
    edit === undefined || edit.distance === editOf(item, unit).distance
      ? item.miles
      : distance === null
        ? null
        : toMiles(distance, unit);
  const months = edit === undefined ? item.months : numberOf(edit.months);
  const repeat = months === null && miles === null ? null : { months, miles };
  const isSame = months === item.months && miles === item.miles;
  const due = isSame
    ? { dueDate: item.dueDate, dueMileage: item.dueMileage }
    : shifted(item, { months, miles }, today);
  // By distance only, of a car whose odometer nobody knows: a date that the person can change.
  const isDue = due.dueDate !== null || due.dueMileage !== null;
  return {
    ...own,
    ...due,
    ...(isDue ? {} : { dueDate: item.dueDate ?? item.expectedOn }),
    task: edit?.task.trim() ?? item.task,
    repeat,
  };
};
