import type { MaintenanceTask } from '@wrenchwise/rules/garage/maintenance-task';
import { type DistanceUnit, distanceText } from '@wrenchwise/vehicle/mileage';

import type { RegisterDate } from './maintenance.service.ts';

const HOUR = 3600;
/** 15:00 on the day before: seconds before the day begins. */
const ALARM_SECONDS = 9 * HOUR;
/** How often a calendar may ask. */
const REFRESH_SECONDS = 4 * HOUR;

// Calendars show control characters as they please; line breaks are the library's to escape.
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim();

const descriptionOf = (task: MaintenanceTask, unit: DistanceUnit): string =>
  [
    ...(task.dueMileage === null ? [] : [`Due at ${distanceText(task.dueMileage, unit)}`]),
    ...(task.isEstimated ? ['The day is worked out from how much the car is driven.'] : []),
    ...(task.reason === null ? [] : [plain(task.reason)]),
    ...(task.notes === null ? [] : task.notes.split(/\r\n|\r|\n/).map(plain)),
  ].join('\n');

const REGISTER_WORDS = {
  mot: {
    summary: 'MOT runs out',
    description: 'The last day of the certificate, as the register says.',
  },
  tax: { summary: 'Vehicle tax is due', description: 'As the register says.' },
  renewal: { summary: 'Renewal', description: 'As you recorded it.' },
} as const;

/**
 * Open tasks, MOT and tax as an iCalendar file (RFC 5545): all-day events with an alarm the day before.
 */
export const calendarFile = async (
  { tasks, dates }: { tasks: readonly MaintenanceTask[]; dates: readonly RegisterDate[] },
  { appUrl, unit, at }: { appUrl: string; unit: DistanceUnit; at: Date },
): Promise<string> => {
  // On first use: few users have a calendar.
  const { default: ical, ICalAlarmType } = await import('ical-generator');
  const calendar = ical({
    name: 'Wrenchwise maintenance',
    prodId: { company: 'Wrenchwise', product: 'Maintenance', language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  const { host } = new URL(appUrl);
  for (const task of tasks) {
    if (task.expectedOn === null) continue;
    const car =
      task.vehicle?.name ??
      (task.diagnosis ? `${task.diagnosis.make} ${task.diagnosis.model}` : '');
    const event = calendar.createEvent({
      id: `task-${task.id}@${host}`,
      // Taken as the calendar day, whatever the zone of the process.
      start: task.expectedOn,
      allDay: true,
      stamp: at,
      summary: plain(car === '' ? task.task : `${task.task}: ${car}`),
      description: descriptionOf(task, task.vehicle?.distanceUnit ?? unit),
      url: `${appUrl}/dashboard/maintenance`,
    });
    event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_SECONDS });
  }
  for (const { id, vehicleId, vehicle, about, title, date } of dates) {
    const { summary, description } = REGISTER_WORDS[about];
    const event = calendar.createEvent({
      id: `${about}-${id}@${host}`,
      start: date,
      allDay: true,
      stamp: at,
      summary: `${plain(title === null ? summary : `${title} ends`)}: ${plain(vehicle)}`,
      description,
      url: `${appUrl}/dashboard/vehicles/${vehicleId}`,
    });
    event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_SECONDS });
  }
  return calendar.toString();
};
