import { DASHBOARD_LINKS } from '@wrenchwise/client/navigation.ts';
import { THEME_COMMANDS } from '@wrenchwise/client/theme-commands.tsx';
import { LogOut } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import { patiently } from '~/lib/connection.ts';

const CommandPalette = lazy(
  patiently(async () => ({
    default: (await import('@wrenchwise/ui/command-palette.tsx')).CommandPalette,
  })),
);

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLogout: () => void;
}

/** Ctrl K or ⌘ K from anywhere in the dashboard; the palette's code loads at its first use. */
export function PaletteHost({ open, onOpenChange, onLogout }: Props) {
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
          ...THEME_COMMANDS,
          { id: 'logout', label: 'Logout', icon: <LogOut aria-hidden />, run: onLogout },
        ]}
      />
    </Suspense>
  );
}
