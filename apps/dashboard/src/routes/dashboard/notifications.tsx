import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';

import { NotificationList } from '~/features/notifications/notification-list.tsx';

export const meta = () => pageMeta('Notifications', 'Reminders and news about your cars.');

export default function Notifications() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Notifications" lead="Reminders and news about your cars." />
      <NotificationList />
    </div>
  );
}
