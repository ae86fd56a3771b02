import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'wrenchwise.theme';
const listeners = new Set<() => void>();

const read = (): Theme => {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
};

/** Shows the page in this theme from now on; 'system' follows the device. */
export const chooseTheme = (theme: Theme): void => {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be blocked: the choice then lasts for this page only.
  }
  for (const tell of listeners) tell();
};

/** The chosen theme; 'system' in prerendered HTML. */
export const useTheme = (): Theme =>
  useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    read,
    () => 'system',
  );
