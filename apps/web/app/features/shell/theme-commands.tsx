import { Moon, Sun } from 'lucide-react';

import { chooseTheme } from '~/lib/theme.ts';
import type { Command } from '~/ui/command-palette.tsx';

/** Light and dark, from the palette of any page. */
export const THEME_COMMANDS: readonly Command[] = [
  { id: 'light', label: 'Light theme', icon: <Sun aria-hidden />, run: () => chooseTheme('light') },
  { id: 'dark', label: 'Dark theme', icon: <Moon aria-hidden />, run: () => chooseTheme('dark') },
];
