import { t } from '@lingui/core/macro';
import { Logo } from '@wrenchwise/ui/logo.tsx';
import { SkipLink } from '@wrenchwise/ui/skip-link.tsx';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';

import { patiently } from '~/connection/connection.ts';
import { useFocusOnNavigation } from '~/features/shell/use-focus-on-navigation.ts';

import { BottomBar } from './bottom-bar.tsx';
import { DashboardSidebar } from './dashboard-sidebar.tsx';
import type { DashboardUser } from './dashboard-user.ts';

const MoreSheet = lazy(
  patiently(async () => ({ default: (await import('./more-sheet.tsx')).MoreSheet })),
);

/** What the command palette is shown. */
export interface PaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onLogout: () => void;
}

interface Props {
  user: DashboardUser;
  /** What a user should know of their account, above every page's own content. */
  notices?: ReactNode;
  /** Opened from the sidebar and by its keys. */
  Palette: ComponentType<PaletteProps>;
  children: ReactNode;
}

/** Sidebar on wide screens, a bar under the thumb on narrow ones, the page between. */
export function DashboardFrame({ user, notices, Palette, children }: Props) {
  useFocusOnNavigation();
  const [moreOpen, setMoreOpen] = useState(false);
  const [moreUsed, setMoreUsed] = useState(false);
  const [paletteOpen, setPaletteOpen] = useState(false);
  return (
    <>
      <SkipLink />
      <div className="lg:grid lg:min-h-dvh lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
        <DashboardSidebar user={user} onSearch={() => setPaletteOpen(true)} />
        <header className="flex min-h-13 items-center justify-between gap-3 px-4 pt-2 sm:px-8 lg:hidden print:hidden">
          <Link to="/dashboard" className="inline-flex min-h-11 items-center rounded-md">
            <Logo />
          </Link>
          {user.payments && <aside aria-label={t`Payments`}>{user.payments}</aside>}
          {user.bell}
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="min-w-0 px-4 pt-4 pb-28 sm:px-8 sm:pt-8 lg:px-10 lg:pb-16 print:p-0"
        >
          <div className="mx-auto max-w-6xl">
            {notices && <div className="print:hidden">{notices}</div>}
            {children}
          </div>
        </main>
        <BottomBar
          moreOpen={moreOpen}
          onMore={() => {
            setMoreUsed(true);
            setMoreOpen(true);
          }}
        />
        {moreUsed && (
          <Suspense>
            <MoreSheet open={moreOpen} onOpenChange={setMoreOpen} user={user} />
          </Suspense>
        )}
        <Palette open={paletteOpen} onOpenChange={setPaletteOpen} onLogout={user.onLogout} />
      </div>
    </>
  );
}
