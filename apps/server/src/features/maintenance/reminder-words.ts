import { type DistanceUnit, distanceText } from '@wrenchwise/vehicle/mileage';

import type { Reminder } from './reminders.repository.ts';

const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

/** '3 December 2026', 'at 48,000 miles, expected about 2 December 2026', or both. */
export const dueText = (
  {
    dueDate,
    dueMileage,
    expectedOn,
    isEstimated,
  }: Pick<Reminder, 'dueDate' | 'dueMileage' | 'expectedOn' | 'isEstimated'>,
  unit: DistanceUnit,
): string => {
  const byDate = dueDate === null ? [] : [longDate(dueDate)];
  const byMiles = dueMileage === null ? [] : [`at ${distanceText(dueMileage, unit)}`];
  const expected = isEstimated ? `, expected about ${longDate(expectedOn)}` : '';
  return [...byDate, ...byMiles].join(' or ') + expected;
};

const WORDS = { before: 'Due', due: 'Due now:', overdue: 'Overdue:' } as const;

/** One line under the title of a notification. */
export const reminderBody = (reminder: Reminder, unit: DistanceUnit): string =>
  `${WORDS[reminder.stage]} ${dueText(reminder, unit)}`;
