import { daysBetween } from '../day-words.ts';

/** The state of a task. */
export const TASK_STATES = ['overdue', 'due-soon', 'later', 'done'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** What is expected within so many days is due soon. */
export const DUE_SOON_DAYS = 30;

/** Miles a year of a car whose use nobody reported and whose log is too short to tell. */
export const USUAL_MILES_A_YEAR = 9000;

/**
 * The state of an open task by the day on which it is expected to be due (YYYY-MM-DD): its date or the
 * day on which its odometer is reached, whichever is first. Null, where neither is known, is later.
 */
export const openTaskState = (
  expectedOn: string | null,
  today: string,
): Exclude<TaskState, 'done'> => {
  if (expectedOn === null) return 'later';
  const days = daysBetween(today, expectedOn);
  if (days < 0) return 'overdue';
  return days <= DUE_SOON_DAYS ? 'due-soon' : 'later';
};

/** A calendar day some months later; the 31st becomes the last day of a shorter month. */
export const monthsLater = (date: string, months: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
    .toISOString()
    .slice(0, 10);
};

/**
 * When a recurring task is due again, counted from its completion. The odometer is the one at the
 * completion in miles, or the best known; without any, the miles do not count.
 */
export const nextDue = (
  repeat: { readonly months: number | null; readonly miles: number | null },
  done: { readonly date: string; readonly odometer: number | null },
): { readonly dueDate: string | null; readonly dueMileage: number | null } => ({
  dueDate: repeat.months === null ? null : monthsLater(done.date, repeat.months),
  dueMileage:
    repeat.miles === null || done.odometer === null
      ? null
      : Math.round(done.odometer) + repeat.miles,
});

/** The calendar day at an instant in a time zone, YYYY-MM-DD; UTC for a zone that is not known here. */
export const dayIn = (timeZone: string | null, at: Date): string => {
  try {
    return at.toLocaleDateString('sv', { timeZone: timeZone ?? 'UTC' });
  } catch {
    return at.toLocaleDateString('sv', { timeZone: 'UTC' });
  }
};
