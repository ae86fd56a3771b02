import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { NotificationSettings } from '@wrenchwise/contract/endpoints/notification-settings';
import { Card } from '@wrenchwise/ui/card.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

import { FailedChange } from '../settings/failed-change.tsx';
import {
  notificationSettingsQuery,
  useSetReminderDays,
  useSwitchNotification,
} from './notification-settings.queries.ts';
import { ReminderDays } from './reminder-days.tsx';
import { SwitchRow } from './switch-row.tsx';

interface Kind {
  readonly kind: Exclude<keyof NotificationSettings, 'reminderDays'>;
  readonly label: string;
  readonly text: string;
}

const MASTER: Kind = {
  kind: 'emailNotifications',
  label: t`E-mail notifications`,
  text: t`All of the mails below. Mails that your account needs, such as reset links, always come.`,
};

const KINDS: readonly Kind[] = [
  {
    kind: 'maintenanceReminders',
    label: t`Maintenance reminders`,
    text: t`When a task, the MOT or the tax of one of your cars is due. Off, nothing of it comes in the app either.`,
  },
  {
    kind: 'diagnosticUpdates',
    label: t`Diagnostic updates`,
    text: t`When there is something new about a diagnosis of yours.`,
  },
  {
    kind: 'securityAlerts',
    label: t`Security alerts`,
    text: t`When somebody signs in from a new device, or how you sign in is changed.`,
  },
  {
    kind: 'marketingEmails',
    label: t`News and offers`,
    text: t`Now and then: what is new at Wrenchwise. Off unless you want it.`,
  },
];

/** Which mails the user wants; each switch is saved as it is moved. */
export function NotificationsCard() {
  const query = useQuery(notificationSettingsQuery());
  const { mutate, error: refused } = useSwitchNotification();
  const reminderDays = useSetReminderDays();
  const error = refused ?? reminderDays.error;
  return (
    <Card>
      <h2 className="text-lg">{t`Notifications`}</h2>
      <p className="measure mt-1 text-soft">{t`Saved as you switch.`}</p>
      {error && (
        <div className="mt-4">
          <FailedChange title={t`Failed to update notification preferences`} error={error} />
        </div>
      )}
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load your notification preferences`}
        loadingLabel={t`Loading your notification preferences`}
        skeleton={<Skeleton className="mt-4 h-96 rounded-md" />}
      >
        {(settings) => (
          <div className="mt-2 -mb-2 divide-y divide-line">
            {[MASTER, ...KINDS].map(({ kind, label, text }) => (
              <SwitchRow
                key={kind}
                label={label}
                text={text}
                on={settings[kind]}
                disabled={kind !== MASTER.kind && !settings.emailNotifications}
                onSwitch={(on) => mutate({ kind, on })}
              />
            ))}
            <ReminderDays
              days={reminderDays.isPending ? reminderDays.variables : settings.reminderDays}
              onChange={reminderDays.mutate}
            />
          </div>
        )}
      </DataState>
    </Card>
  );
}
