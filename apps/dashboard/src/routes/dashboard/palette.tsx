import { useQuery } from '@tanstack/react-query';
import { DASHBOARD_LINKS, linksInForce } from '@wrenchwise/client/navigation.ts';
import { THEME_COMMANDS } from '@wrenchwise/client/theme-commands.tsx';
import { closedWords } from '@wrenchwise/rules/diagnosis-closing';
import { headlineOf } from '@wrenchwise/rules/leading-cause';
import type { Command } from '@wrenchwise/ui/command-palette.tsx';
import {
  BookOpen,
  CalendarClock,
  Car,
  ChartColumn,
  ClipboardList,
  Hash,
  LogOut,
  NotebookPen,
  Search,
  Settings,
} from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { patiently } from '~/connection/connection.ts';
import { SECTIONS } from '~/features/accounts/settings/sections.ts';
import { carName } from '~/features/diagnoses/car-name.ts';
import { foundQuery, savedCarsQuery } from '~/features/diagnoses/diagnoses.queries.ts';
import { paletteTasksQuery } from '~/features/maintenance/maintenance.queries.ts';
import type { PaletteProps } from '~/features/shell/dashboard-frame.tsx';
import { useDates } from '~/user-settings/user-settings.ts';

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

  // With the paint, not after it: a key that is pressed as soon as the page is seen would be lost,
  // and one right after closing would close it again.
  useLayoutEffect(() => {
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
  const cars = useCarCommands(open);
  const tasks = useTaskCommands(open);
  const searchHistory = (typed: string): Command => ({
    id: 'search-history',
    label: `Search your diagnoses for “${typed}”`,
    group: 'Search',
    icon: <Search aria-hidden />,
    run: () =>
      void navigate({
        pathname: '/dashboard/history',
        search: new URLSearchParams({ q: typed }).toString(),
      }),
  });
  const searchGuides = (typed: string): Command => ({
    id: 'search-guides',
    label: `Search guides, codes and articles for “${typed}”`,
    group: 'Search',
    icon: <BookOpen aria-hidden />,
    run: () =>
      void navigate({ pathname: '/search', search: new URLSearchParams({ q: typed }).toString() }),
  });
  const codeCommand = (typed: string): Command | undefined => {
    const code = typed.trim().toUpperCase();
    if (!/^[BCPU][0-9A-F]{4}$/.test(code)) return undefined;
    return {
      id: 'code',
      label: `Trouble code ${code}`,
      group: 'Codes',
      icon: <Hash aria-hidden />,
      run: () => void navigate(`/codes/${code}`),
    };
  };
  if (!used) return null;
  return (
    <Suspense>
      <CommandPalette
        open={open}
        onOpenChange={onOpenChange}
        commands={[
          ...linksInForce(DASHBOARD_LINKS).map(({ to, label, Icon }) => ({
            id: to,
            label,
            group: 'Pages',
            keywords: KEYWORDS[to] ?? '',
            icon: <Icon aria-hidden />,
            run: () => void navigate(to),
          })),
          {
            id: 'analytics',
            group: 'Pages',
            label: 'Analytics',
            icon: <ChartColumn aria-hidden />,
            run: () => void navigate('/dashboard/analytics'),
          },
          ...cars,
          ...tasks,
          ...diagnoses,
          ...SECTIONS.map(({ id, label }) => ({
            id: `settings-${id}`,
            label,
            group: 'Settings',
            keywords: SETTINGS_KEYWORDS[id] ?? 'settings',
            icon: <Settings aria-hidden />,
            run: () => void navigate({ pathname: '/dashboard/settings', hash: id }),
          })),
          ...THEME_COMMANDS.map((command) => ({ ...command, group: 'Do' })),
          {
            id: 'logout',
            label: 'Logout',
            group: 'Do',
            keywords: 'sign out log out',
            icon: <LogOut aria-hidden />,
            run: onLogout,
          },
        ]}
        commandFor={codeCommand}
        searchFor={(typed) => [searchHistory(typed), searchGuides(typed)]}
      />
    </Suspense>
  );
}

/** What people type for a page beside its name. */
const KEYWORDS: Readonly<Record<string, string>> = {
  '/dashboard/diagnose': 'symptom fault problem',
  '/dashboard/history': 'diagnoses',
  '/dashboard/maintenance': 'tasks service due reminders calendar',
  '/dashboard/vehicles': 'cars garage add a car',
  '/dashboard/subscription': 'cancel subscription plan billing invoices payment upgrade',
  '/dashboard/support': 'contact',
};
const SETTINGS_KEYWORDS: Readonly<Record<string, string>> = {
  profile: 'settings name e-mail picture time zone miles kilometres',
  security: 'settings password passkey two-factor sessions',
  notifications: 'settings mails push calendar',
  'repair-costs': 'settings country currency prices labour rate',
  appearance: 'settings theme dark light',
  data: 'settings export download delete account',
};

/** The saved cars, by name and registration: their page, and an entry of the log. */
const useCarCommands = (open: boolean): readonly Command[] => {
  const navigate = useNavigate();
  const { data } = useQuery({ ...savedCarsQuery(), enabled: open });
  return (data?.vehicles ?? []).flatMap((car) => {
    const name = car.nickname ?? carName(car);
    const keywords = [carName(car), car.registration, car.registration?.replaceAll(' ', '')]
      .filter(Boolean)
      .join(' ');
    return [
      {
        id: car.id,
        group: 'Cars',
        label: [name, car.registration].filter(Boolean).join(', '),
        keywords,
        icon: <Car aria-hidden />,
        run: () => void navigate(`/dashboard/vehicles/${car.id}`),
      },
      {
        id: `log-${car.id}`,
        group: 'Cars',
        label: `Log of ${name}`,
        keywords: `${keywords} log fill-up fuel expense odometer service costs`,
        icon: <NotebookPen aria-hidden />,
        run: () => void navigate(`/dashboard/vehicles/${car.id}/log`),
      },
    ];
  });
};

/** What is planned, by task and car. */
const useTaskCommands = (open: boolean): readonly Command[] => {
  const navigate = useNavigate();
  const { data } = useQuery({ ...paletteTasksQuery(), enabled: open });
  return (data?.tasks ?? []).map(({ id, task, vehicle }) => ({
    id,
    group: 'Tasks',
    label: [task, vehicle?.name].filter(Boolean).join(' · '),
    icon: <CalendarClock aria-hidden />,
    run: () =>
      void navigate(
        vehicle === null ? '/dashboard/maintenance' : `/dashboard/vehicles/${vehicle.id}/tasks`,
      ),
  }));
};

/** The newest diagnoses, by car, cause and age; read when the palette opens. */
const useDiagnosisCommands = (open: boolean): readonly Command[] => {
  const navigate = useNavigate();
  const { relativeDate } = useDates();
  const { data } = useQuery({ ...foundQuery(), enabled: open });
  return (data?.diagnoses ?? []).map((diagnosis) => ({
    id: diagnosis.id,
    group: 'Diagnoses',
    keywords: [diagnosis.registration, diagnosis.symptoms].filter(Boolean).join(' '),
    label: [
      carName(diagnosis),
      closedWords(diagnosis) ?? headlineOf(diagnosis),
      relativeDate(diagnosis.createdAt),
    ].join(' · '),
    icon: <ClipboardList aria-hidden />,
    run: () => void navigate(`/dashboard/diagnosis-result/${diagnosis.id}`),
  }));
};
