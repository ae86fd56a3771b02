import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';

import { NotificationList } from '~/features/notifications/notification-list.tsx';

export const meta = () => pageMeta(t`Notifications`, t`Reminders and news about your cars.`);

export default function Notifications() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={t`Notifications`} lead={t`Reminders and news about your cars.`} />
      <NotificationList />
    </div>
  );
}
