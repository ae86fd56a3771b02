import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ScheduleIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { NotificationEntry } from '@wrenchwise/contract/endpoints/notifications';
import { Button } from '@wrenchwise/ui/button.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Pagination } from '@wrenchwise/ui/pagination.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import {
  Bell,
  CalendarClock,
  Car,
  CheckCheck,
  type LucideIcon,
  Receipt,
  ShieldCheck,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';

import { useDates } from '~/user-settings/user-settings.ts';

import {
  notificationsQuery,
  PAGE_SIZE,
  useDeleteNotification,
  useReadAll,
  useReadNotification,
} from './notifications.queries.ts';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'maintenance-due': CalendarClock,
  'maintenance-overdue': TriangleAlert,
  'mot-due': ShieldCheck,
  'tax-due': Receipt,
  'vehicle-shared': Car,
};

function ReadAllButton({ readAll }: { readonly readAll: ReturnType<typeof useReadAll> }) {
  return (
    <Button
      tone="secondary"
      className="mb-4"
      busy={readAll.isPending}
      icon={<CheckCheck aria-hidden className="size-4.5" />}
      onClick={() => readAll.mutate()}
    >{t`Mark all as read`}</Button>
  );
}

/** What the product had to tell, newest first. */
export function NotificationList() {
  const [page, setPage] = useState(1);
  const query = useQuery(notificationsQuery(page));
  const readAll = useReadAll();
  const read = useReadNotification();
  const remove = useDeleteNotification();
  const error = readAll.error ?? remove.error;
  return (
    <DataState
      query={query}
      explain={presentError}
      failure={t`Failed to load your notifications`}
      loadingLabel={t`Loading your notifications`}
      skeleton={<Skeleton className="h-64 rounded-lg" />}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          illustration={<ScheduleIllustration />}
          title={t`Nothing to tell you`}
          text={t`Reminders of maintenance, MOT and tax come here, and by e-mail if you want.`}
        />
      }
    >
      {({ notifications, total, unread }) => (
        <>
          {error && (
            <Notice
              tone="high"
              role="alert"
              className="mb-4"
              title={t`Failed to change your notifications`}
            >
              {presentError(error).message}
            </Notice>
          )}
          {unread > 0 && <ReadAllButton readAll={readAll} />}
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {notifications.map((notification) => (
              <Row
                key={notification.id}
                notification={notification}
                onRead={() => read.mutate(notification.id)}
                onDelete={() => remove.mutate(notification.id)}
              />
            ))}
          </ul>
          <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={setPage} />
        </>
      )}
    </DataState>
  );
}

function Row({
  notification,
  onRead,
  onDelete,
}: {
  notification: NotificationEntry;
  onRead: () => void;
  onDelete: () => void;
}) {
  const { relativeDate } = useDates();
  const { kind, title, body, href, createdAt, readAt } = notification;
  const Icon = ICONS[kind] ?? Bell;
  const isUnread = readAt === null;
  return (
    <li className="flex items-start gap-3 px-4 py-3 sm:px-5">
      <Icon
        aria-hidden
        className={cx('mt-1 size-5 shrink-0', isUnread ? 'text-accent-text' : 'text-faint')}
      />
      <Link
        to={href}
        onClick={isUnread ? onRead : undefined}
        className="min-h-11 min-w-0 flex-1 hover:underline"
      >
        <span className={cx('block wrap-anywhere', isUnread && 'font-semibold')}>
          {title}
          {isUnread && <span className="sr-only">{t`, unread`}</span>}
        </span>
        <span className="figures block text-sm text-soft">{body}</span>
        <span className="block text-sm text-faint">{relativeDate(createdAt)}</span>
      </Link>
      <IconButton label={t`Delete ${title}`} onClick={onDelete}>
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </li>
  );
}
