import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { linksInForce } from '@wrenchwise/client/navigation.ts';
import { Avatar } from '@wrenchwise/ui/avatar.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { Logo } from '@wrenchwise/ui/logo.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { ThemeSwitch } from '@wrenchwise/ui/theme-switch.tsx';
import { LogOut, Search } from 'lucide-react';
import { Link, NavLink } from 'react-router';

import { DASHBOARD_LINKS } from '~/dashboard-links.ts';

import type { DashboardUser } from './dashboard-user.ts';

interface Props {
  user: DashboardUser;
  onSearch: () => void;
}

function DashboardNav() {
  return (
    <nav aria-label={t`Dashboard`} className="flex-1 overflow-y-auto px-3">
      <ul className="grid gap-0.5">
        {linksInForce(DASHBOARD_LINKS).map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === '/dashboard'}
              prefetch="intent"
              className={({ isActive }) =>
                cx(
                  'flex min-h-10 items-center gap-3 rounded-md px-3 text-sm transition-colors duration-150',
                  isActive
                    ? 'bg-accent-soft font-semibold text-accent-text'
                    : 'text-soft hover:bg-sunken hover:text-ink',
                )
              }
            >
              <Icon aria-hidden className="size-4.5" strokeWidth={1.85} />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The dashboard's navigation on wide screens. */
export function DashboardSidebar({ user, onSearch }: Props) {
  return (
    <aside
      aria-label={t`Sidebar`}
      className="sticky top-0 hidden h-dvh flex-col border-r border-line bg-surface lg:flex print:hidden"
    >
      <div className="px-5 pt-4 pb-3">
        <div className="flex items-center justify-between">
          <Link to="/dashboard" className="-m-1.5 inline-flex self-start rounded-md p-1.5">
            <Logo />
          </Link>
          {user.bell}
        </div>
        <button
          type="button"
          onClick={onSearch}
          className="mt-3 flex min-h-10 w-full items-center gap-2 rounded-md border border-line bg-paper px-3 text-sm text-faint transition-colors duration-150 hover:border-line-strong hover:text-soft"
        >
          <Search aria-hidden className="size-4" />
          <Trans>
            Go to…
            <kbd className="ml-auto font-sans text-xs">Ctrl K</kbd>
          </Trans>
        </button>
      </div>
      <DashboardNav />
      {user.payments && <div className="px-5 pb-3">{user.payments}</div>}
      <div className="border-t border-line p-4">
        <ThemeSwitch compact />
        <div className="mt-3 flex items-center gap-2.5">
          <Avatar name={user.name} url={user.pictureUrl} className="size-9 text-sm" />
          <div className="min-w-0 flex-1">
            <p className="truncate font-label">{user.name}</p>
            {user.planLabel === undefined ? (
              <Skeleton className="mt-1 h-4 w-20" />
            ) : (
              user.planLabel !== null && <p className="text-sm text-faint">{user.planLabel}</p>
            )}
          </div>
          <IconButton label={t`Logout`} onClick={user.onLogout}>
            <LogOut aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      </div>
    </aside>
  );
}
