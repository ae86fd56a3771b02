import type { Database } from '@wrenchwise/database/database';
import { dayIn } from '@wrenchwise/rules/garage/task-state';
import { DistanceUnit } from '@wrenchwise/rules/preferences';

import type { JobQueue } from '../../../platform/jobs/queue.ts';
import type { MailService } from '../../messages/mail/mail.service.ts';
import type { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { dueText, reminderBody } from './reminder-words.ts';
import {
  listEditors,
  listRegisterReminders,
  listRenewalReminders,
  listTaskReminders,
  listTimeZones,
  type Reminder,
} from './reminders.repository.ts';

/** Reminders come from this hour on, by the user's clock. */
const FIRST_HOUR = 8;
const BATCH = 200;
const HOURLY = '5 * * * *';

const hourIn = (timeZone: string | null, at: Date): number => {
  const hour = (zone: string) =>
    Number(
      new Intl.DateTimeFormat('en-GB', {
        hour: '2-digit',
        hourCycle: 'h23',
        timeZone: zone,
      }).format(at),
    );
  try {
    return hour(timeZone ?? 'UTC');
  } catch {
    // A zone that another release of the runtime knew.
    return hour('UTC');
  }
};

const KINDS = {
  maintenance: {
    before: 'maintenance-due',
    due: 'maintenance-due',
    overdue: 'maintenance-overdue',
  },
  mot: { before: 'mot-due', due: 'mot-due', overdue: 'mot-due' },
  tax: { before: 'tax-due', due: 'tax-due', overdue: 'tax-due' },
  renewal: { before: 'maintenance-due', due: 'maintenance-due', overdue: 'maintenance-overdue' },
} as const;

interface Dependencies {
  readonly db: Database;
  readonly mail: Pick<MailService, 'send'>;
  readonly centre: Pick<NotificationsService, 'notify'>;
  readonly appUrl: string;
  readonly now: () => Date;
}

const hrefOf = ({ about, vehicleId }: Reminder): string =>
  about === 'maintenance' || vehicleId === null
    ? '/dashboard/maintenance'
    : `/dashboard/vehicles/${vehicleId}${about === 'renewal' ? '/more/dates' : ''}`;

const tell = async (
  { db, mail, centre, appUrl }: Dependencies,
  reminder: Reminder,
): Promise<void> => {
  const { userId, email, name, task, vehicle, vehicleId, about, stage, dedupeKey } = reminder;
  const unit = DistanceUnit.catch('miles').parse(reminder.distanceUnit);
  const href = hrefOf(reminder);
  const notification = {
    vehicleId,
    kind: KINDS[about][stage],
    title: vehicle === '' ? task : `${task}: ${vehicle}`,
    body: reminderBody(reminder, unit),
    href,
    dedupeKey,
  };
  // What is shown, the mail and the push message are one transaction, so that a reminder comes once.
  await db.transaction(async (tx) => {
    if (!(await centre.notify(tx, { ...notification, userId }))) return;
    await mail.send(tx, {
      to: email,
      userId,
      template: {
        kind: 'maintenance-reminder',
        name,
        task,
        vehicle: vehicle === '' ? 'your car' : vehicle,
        due: dueText(reminder, unit),
        url: `${appUrl}${href}`,
      },
    });
    if (vehicleId === null) return;
    for (const editor of await listEditors(tx, vehicleId)) {
      await centre.notify(tx, { ...notification, userId: editor });
    }
  });
};

/**
 * Reminds of what is due, by each user's own clock and settings, each once: the day's reminders that
 * an outage missed come when it is over. Idempotent, also beside another instance.
 */
export const sendReminders = async (dependencies: Dependencies): Promise<void> => {
  const { db, now } = dependencies;
  const at = now();
  for (const timeZone of await listTimeZones(db)) {
    if (hourIn(timeZone, at) < FIRST_HOUR) continue;
    const zone = { timeZone, today: dayIn(timeZone, at) };
    const sources = [
      () => listTaskReminders(db, zone, BATCH),
      () => listRegisterReminders(db, zone, 'mot', BATCH),
      () => listRegisterReminders(db, zone, 'tax', BATCH),
      () => listRenewalReminders(db, zone, BATCH),
    ];
    for (const list of sources) {
      // What was reported is not listed again.
      for (
        let batch = await list();
        batch.length > 0;
        batch = batch.length < BATCH ? [] : await list()
      ) {
        for (const reminder of batch) await tell(dependencies, reminder);
      }
    }
  }
};

/** Schedules the reminders, every hour, once for all instances. */
export const startReminders = ({
  queue,
  ...dependencies
}: Dependencies & { readonly queue: Pick<JobQueue, 'schedule'> }): Promise<void> =>
  queue.schedule('maintenance-reminders', HOURLY, () => sendReminders(dependencies));
