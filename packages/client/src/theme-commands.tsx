import type { Command } from '@wrenchwise/ui/command-palette.tsx';
import { chooseTheme } from '@wrenchwise/ui/theme.ts';
import { Moon, Sun } from 'lucide-react';

/** Light and dark, from the palette of any page. */
export const THEME_COMMANDS: readonly Command[] = [
  { id: 'light', label: 'Light theme', icon: <Sun aria-hidden />, run: () => chooseTheme('light') },
  { id: 'dark', label: 'Dark theme', icon: <Moon aria-hidden />, run: () => chooseTheme('dark') },
];
