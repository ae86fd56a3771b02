import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { Link } from 'react-router';

import { unreadQuery } from './unread.queries.ts';

const MAX_SHOWN = 99;

const nameOf = (unread: number): string =>
  unread === 0 ? t`Notifications` : t`Notifications, ${unread} unread`;

/** The way to the notification centre, with how many are unread. */
export function Bell() {
  const { data } = useQuery(unreadQuery());
  const unread = data?.unread ?? 0;
  return (
    <Link
      to="/dashboard/notifications"
      prefetch="intent"
      aria-label={nameOf(unread)}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-md text-soft transition-colors duration-150 hover:bg-sunken hover:text-ink"
    >
      <BellIcon aria-hidden className="size-5" strokeWidth={1.85} />
      {unread > 0 && (
        <span
          aria-hidden
          className="figures absolute -top-0.5 -right-1 min-w-5 rounded-full border-2 border-paper bg-accent px-1 text-center text-xs leading-4 font-bold text-accent-ink"
        >
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      )}
    </Link>
  );
}
