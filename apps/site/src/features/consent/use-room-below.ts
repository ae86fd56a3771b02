import { type RefObject, useLayoutEffect } from 'react';

/**
 * Lets the page be scrolled clear of a box that is fixed to the bottom, and what gets focus with it.
 * The room is added at the very end, so that nothing moves.
 */
export const useRoomBelow = (box: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const { body, documentElement: root } = document;
    const makeRoom = () => {
      const height = `${box.current?.offsetHeight ?? 0}px`;
      body.style.paddingBottom = height;
      root.style.scrollPaddingBottom = `calc(${height} + 1rem)`;
    };
    makeRoom();
    addEventListener('resize', makeRoom);
    return () => {
      removeEventListener('resize', makeRoom);
      body.style.paddingBottom = '';
      root.style.scrollPaddingBottom = '';
    };
  }, [box]);
};
