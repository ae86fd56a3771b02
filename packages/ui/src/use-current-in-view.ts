import { type RefObject, useEffect } from 'react';

/**
 * Scrolls a row of tabs sideways so that the current one is seen, whenever `current` changes. The page
 * itself does not move.
 */
export const useCurrentInView = (
  row: RefObject<HTMLElement | null>,
  current: string | undefined,
): void => {
  useEffect(() => {
    const list = current === undefined ? null : row.current;
    const tab = list?.querySelector<HTMLElement>('[aria-current=page],[aria-selected=true]');
    if (!list || !tab) return;
    const { left, right } = tab.getBoundingClientRect();
    const box = list.getBoundingClientRect();
    if (left < box.left || right > box.right) {
      list.scrollBy({ left: (left + right) / 2 - (box.left + box.right) / 2 });
    }
  }, [row, current]);
};
