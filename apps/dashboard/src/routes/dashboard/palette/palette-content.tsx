import { t } from '@lingui/core/macro';
import { linksInForce } from '@wrenchwise/client/navigation.ts';
import { THEME_COMMANDS } from '@wrenchwise/client/theme-commands.tsx';
import { type Command, CommandPalette } from '@wrenchwise/ui/command-palette.tsx';
import { BookOpen, ChartColumn, Hash, LogOut, Package, Search, Settings } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { DASHBOARD_LINKS } from '~/dashboard-links.ts';
import { SECTIONS } from '~/features/accounts/settings/sections.ts';
import type { PaletteProps } from '~/features/shell/dashboard-frame.tsx';

import { useCarCommands } from './car-commands.tsx';
import { useFoundCommands } from './found-commands.tsx';
import { useDiagnosisCommands, useTaskCommands } from './stored-commands.tsx';

/** Every place, car, entry and action, and what the server finds for what is typed, in groups. */
export function PaletteContent({ open, onOpenChange, onLogout }: PaletteProps) {
  const navigate = useNavigate();
  const diagnoses = useDiagnosisCommands(open);
  const cars = useCarCommands(open);
  const tasks = useTaskCommands(open);
  const [typed, setTyped] = useState('');
  const found = useFoundCommands(open ? typed : '');
  const searchHistory = (text: string): Command => ({
    id: 'search-history',
    label: t`Search your diagnoses for “${text}”`,
    group: t`Search`,
    icon: <Search aria-hidden />,
    run: () =>
      void navigate({
        pathname: '/dashboard/history',
        search: new URLSearchParams({ q: text }).toString(),
      }),
  });
  const searchGuides = (text: string): Command => ({
    id: 'search-guides',
    label: t`Search guides, codes and articles for “${text}”`,
    group: t`Search`,
    icon: <BookOpen aria-hidden />,
    run: () =>
      void navigate({ pathname: '/search', search: new URLSearchParams({ q: text }).toString() }),
  });
  const codeCommand = (text: string): Command | undefined => {
    const code = text.trim().toUpperCase();
    if (!/^[BCPU][0-9A-F]{4}$/.test(code)) return undefined;
    return {
      id: code,
      label: t`Trouble code ${code}`,
      group: t`Codes`,
      icon: <Hash aria-hidden />,
      run: () => void navigate(`/codes/${code}`),
    };
  };
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      commands={[
        ...linksInForce(DASHBOARD_LINKS).map(({ to, label, Icon }) => ({
          id: to,
          label,
          group: t`Pages`,
          keywords: KEYWORDS[to] ?? '',
          icon: <Icon aria-hidden />,
          run: () => void navigate(to),
        })),
        {
          id: 'analytics',
          group: t`Pages`,
          label: t`Analytics`,
          icon: <ChartColumn aria-hidden />,
          run: () => void navigate('/dashboard/analytics'),
        },
        {
          id: 'shelf',
          group: t`Pages`,
          label: t`Shelf`,
          keywords: t`supplies stock oil filters parts`,
          icon: <Package aria-hidden />,
          run: () => void navigate('/dashboard/shelf'),
        },
        ...cars,
        ...tasks,
        ...diagnoses,
        ...SECTIONS.map(({ id, label }) => ({
          id: `settings-${id}`,
          label,
          group: t`Settings`,
          keywords: SETTINGS_KEYWORDS[id] ?? 'settings',
          icon: <Settings aria-hidden />,
          run: () => void navigate({ pathname: '/dashboard/settings', hash: id }),
        })),
        ...THEME_COMMANDS.map((command) => ({ ...command, group: t`Do` })),
        {
          id: 'logout',
          label: t`Logout`,
          group: t`Do`,
          keywords: t`sign out log out`,
          icon: <LogOut aria-hidden />,
          run: onLogout,
        },
      ]}
      commandFor={codeCommand}
      found={found}
      onType={setTyped}
      searchFor={(text) => [searchHistory(text), searchGuides(text)]}
    />
  );
}

/** What people type for a page beside its name. */
const KEYWORDS: Readonly<Record<string, string>> = {
  '/dashboard/diagnose': t`symptom fault problem`,
  '/dashboard/history': 'diagnoses',
  '/dashboard/maintenance': t`tasks service due reminders calendar`,
  '/dashboard/vehicles': t`cars garage add a car`,
  '/dashboard/subscription': t`cancel subscription plan billing invoices payment upgrade`,
  '/dashboard/support': 'contact',
};
const SETTINGS_KEYWORDS: Readonly<Record<string, string>> = {
  profile: t`settings name e-mail picture time zone miles kilometres`,
  security: t`settings password passkey two-factor sessions`,
  notifications: t`settings mails push calendar`,
  'repair-costs': t`settings country currency prices labour rate`,
  appearance: t`settings theme dark light`,
  data: t`settings export download delete account`,
};
