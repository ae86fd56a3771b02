import { longDay } from '@wrenchwise/rules/day-words';
import { dateLocaleOf } from '@wrenchwise/rules/place';
import { type DistanceUnit, distanceText } from '@wrenchwise/vehicle/mileage';

import type { Reminder } from './reminders.repository.ts';

/** '3 December 2026', 'at 48,000 miles, expected about 2 December 2026', or both. */
export const dueText = (
  {
    dueDate,
    dueMileage,
    expectedOn,
    isEstimated,
    country,
  }: Pick<Reminder, 'dueDate' | 'dueMileage' | 'expectedOn' | 'isEstimated' | 'country'>,
  unit: DistanceUnit,
): string => {
  const dayText = (day: string): string => longDay(day, dateLocaleOf(country));
  const byDate = dueDate === null ? [] : [dayText(dueDate)];
  const byMiles = dueMileage === null ? [] : [`at ${distanceText(dueMileage, unit)}`];
  const expected = isEstimated ? `, expected about ${dayText(expectedOn)}` : '';
  return [...byDate, ...byMiles].join(' or ') + expected;
};

const WORDS = { before: 'Due', due: 'Due now:', overdue: 'Overdue:' } as const;

/** One line under the title of a notification. */
export const reminderBody = (reminder: Reminder, unit: DistanceUnit): string =>
  `${WORDS[reminder.stage]} ${dueText(reminder, unit)}`;
