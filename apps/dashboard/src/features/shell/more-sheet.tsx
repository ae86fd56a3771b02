import { t } from '@lingui/core/macro';
import { linksInForce } from '@wrenchwise/client/navigation.ts';
import { Avatar } from '@wrenchwise/ui/avatar.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { ThemeSwitch } from '@wrenchwise/ui/theme-switch.tsx';
import { LogOut } from 'lucide-react';
import { NavLink } from 'react-router';

import { DASHBOARD_LINKS } from '~/dashboard-links.ts';

import type { DashboardUser } from './dashboard-user.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: DashboardUser;
}

/** Every place of the dashboard on a sheet that rises from the lower edge. */
export function MoreSheet({ open, onOpenChange, user }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      shape="sheet"
      title={user.name}
      leading={<Avatar name={user.name} url={user.pictureUrl} className="size-11" />}
      {...(user.planLabel ? { description: user.planLabel } : {})}
    >
      <nav aria-label={t`All of the dashboard`}>
        <ul className="grid grid-cols-2 gap-1.5">
          {linksInForce(DASHBOARD_LINKS).map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                end={to === '/dashboard'}
                onClick={() => onOpenChange(false)}
                className={({ isActive }) =>
                  cx(
                    'flex min-h-12 items-center gap-2.5 rounded-md border px-3 text-sm',
                    isActive
                      ? 'border-accent-line bg-accent-soft font-semibold text-accent-text'
                      : 'border-line',
                  )
                }
              >
                <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.85} />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <ThemeSwitch compact />
        <Button
          tone="secondary"
          icon={<LogOut aria-hidden className="size-4.5" />}
          onClick={user.onLogout}
        >{t`Logout`}</Button>
      </div>
    </Dialog>
  );
}
