import { useRef } from 'react';

/**
 * Gives focus back to where it was before a modal opened. Radix does so by itself only for a
 * modal with its own trigger. Spread on the modal's content.
 */
export const useFocusReturn = () => {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { current } = before;
      const place = current?.isConnected ? current : document.getElementById('main');
      if (place instanceof HTMLElement) place.focus();
    },
  };
};
