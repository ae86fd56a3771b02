import { t } from '@lingui/core/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';

import { cx } from './class-names.ts';
import { chooseTheme, type Theme, THEMES, useTheme } from './theme.ts';

const LOOK: Record<Theme, { word: string; Icon: typeof Sun }> = {
  system: { word: t`System`, Icon: Monitor },
  light: { word: t`Light`, Icon: Sun },
  dark: { word: t`Dark`, Icon: Moon },
};

/** Light, dark, or as the device has it. */
export function ThemeSwitch({ compact = false }: { compact?: boolean }) {
  const theme = useTheme();
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-md border border-line bg-sunken p-0.5">
      <legend className="sr-only">{t`Theme`}</legend>
      {THEMES.map((option) => {
        const { word, Icon } = LOOK[option];
        return (
          <label
            key={option}
            title={compact ? word : undefined}
            className={cx(
              'flex min-h-9 items-center justify-center gap-1.5 rounded-sm text-sm font-label text-faint has-checked:bg-raised has-checked:text-ink has-checked:shadow-low has-focus-visible:outline-2 has-focus-visible:outline-accent',
              compact ? 'w-10' : 'px-2 sm:px-3',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={theme === option}
              onChange={() => chooseTheme(option)}
            />
            <Icon aria-hidden className="size-4" />
            <span className={cx(compact && 'sr-only')}>{word}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
