import { useQuery } from '@tanstack/react-query';
import { DASHBOARD_LINKS } from '@wrenchwise/client/navigation.ts';
import { THEME_COMMANDS } from '@wrenchwise/client/theme-commands.tsx';
import { closedWords } from '@wrenchwise/domain/diagnosis-closing';
import { headlineOf } from '@wrenchwise/domain/leading-cause';
import type { Command } from '@wrenchwise/ui/command-palette.tsx';
import { ChartColumn, ClipboardList, LogOut, Search, Settings } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { SECTIONS } from '~/features/accounts/settings/sections.ts';
import { carName } from '~/features/diagnoses/car-name.ts';
import { foundQuery } from '~/features/diagnoses/diagnoses.queries.ts';
import type { PaletteProps } from '~/features/shell/dashboard-frame.tsx';
import { patiently } from '~/lib/connection.ts';
import { useDates } from '~/lib/user-settings.ts';

const CommandPalette = lazy(
  patiently(async () => ({
    default: (await import('@wrenchwise/ui/command-palette.tsx')).CommandPalette,
  })),
);

/** Ctrl K or ⌘ K from anywhere in the dashboard; the palette's code loads at its first use. */
export function Palette({ open, onOpenChange, onLogout }: PaletteProps) {
  const navigate = useNavigate();
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        onOpenChange(!open);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open, onOpenChange]);

  const diagnoses = useDiagnosisCommands(open);
  const searchHistory = (typed: string): Command => ({
    id: 'search-history',
    label: `Search your diagnoses for “${typed}”`,
    icon: <Search aria-hidden />,
    run: () =>
      void navigate({
        pathname: '/dashboard/history',
        search: new URLSearchParams({ q: typed }).toString(),
      }),
  });
  if (!used) return null;
  return (
    <Suspense>
      <CommandPalette
        open={open}
        onOpenChange={onOpenChange}
        commands={[
          ...DASHBOARD_LINKS.map(({ to, label, Icon }) => ({
            id: to,
            label,
            icon: <Icon aria-hidden />,
            run: () => void navigate(to),
          })),
          {
            id: 'analytics',
            label: 'Analytics',
            icon: <ChartColumn aria-hidden />,
            run: () => void navigate('/dashboard/analytics'),
          },
          ...diagnoses,
          ...SECTIONS.map(({ id, label }) => ({
            id: `settings-${id}`,
            label: `Settings: ${label}`,
            icon: <Settings aria-hidden />,
            run: () => void navigate({ pathname: '/dashboard/settings', hash: id }),
          })),
          ...THEME_COMMANDS,
          { id: 'logout', label: 'Logout', icon: <LogOut aria-hidden />, run: onLogout },
        ]}
        searchFor={searchHistory}
      />
    </Suspense>
  );
}

/** The newest diagnoses, by car, cause and age; read when the palette opens. */
const useDiagnosisCommands = (open: boolean): readonly Command[] => {
  const navigate = useNavigate();
  const { relativeDate } = useDates();
  const { data } = useQuery({ ...foundQuery(), enabled: open });
  return (data?.diagnoses ?? []).map((diagnosis) => ({
    id: diagnosis.id,
    label: [
      carName(diagnosis),
      closedWords(diagnosis) ?? headlineOf(diagnosis),
      relativeDate(diagnosis.createdAt),
    ].join(' · '),
    icon: <ClipboardList aria-hidden />,
    run: () => void navigate(`/dashboard/diagnosis-result/${diagnosis.id}`),
  }));
};
