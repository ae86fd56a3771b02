import type { DOMAttributes } from 'react';

/** Whether a page lies under a link of the navigation. */
export const isWithin = (path: string, room: string): boolean =>
  // Prerendered pages may be served with a slash at the end.
  room === '/' ? path === '/' : path === room || path.startsWith(`${room}/`);

export const closeMenu = (menu: HTMLDetailsElement | null): void => {
  if (menu) menu.open = false;
};

/** The browser opens and closes a folded menu. Moving on with Tab and Escape close it as well. */
export const closingOf: Pick<DOMAttributes<HTMLDetailsElement>, 'onBlur' | 'onKeyDown'> = {
  onBlur: ({ currentTarget, relatedTarget }) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) closeMenu(currentTarget);
  },
  onKeyDown: ({ key: pressed, currentTarget }) => {
    if (pressed !== 'Escape' || !currentTarget.open) return;
    closeMenu(currentTarget);
    currentTarget.querySelector('summary')?.focus();
  },
};
