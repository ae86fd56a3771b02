import { t } from '@lingui/core/macro';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Ellipsis, History, LayoutDashboard, Stethoscope } from 'lucide-react';
import { NavLink } from 'react-router';

const TABS = [
  { to: '/dashboard', label: t`Overview`, Icon: LayoutDashboard },
  { to: '/dashboard/diagnose', label: t`Diagnose`, Icon: Stethoscope },
  { to: '/dashboard/history', label: t`History`, Icon: History },
] as const;

const itemStyle = (isActive: boolean) =>
  cx(
    'flex min-h-15 flex-col items-center justify-center gap-1 text-xs font-label focus-visible:-outline-offset-2',
    isActive ? 'text-accent-text' : 'text-faint',
  );

/** The three places users go to most, and everything else, in reach of a thumb. */
export function BottomBar({ moreOpen, onMore }: { moreOpen: boolean; onMore: () => void }) {
  return (
    <nav
      aria-label={t`Dashboard, mobile`}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-lg grid-cols-4">
        {TABS.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === '/dashboard'}
              className={({ isActive }) => itemStyle(isActive)}
            >
              <Icon aria-hidden className="size-5.5" strokeWidth={1.85} />
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={moreOpen}
            onClick={onMore}
            className={cx(itemStyle(moreOpen), 'w-full')}
          >
            <Ellipsis aria-hidden className="size-5.5" strokeWidth={1.85} />
            {t`More`}
          </button>
        </li>
      </ul>
    </nav>
  );
}
