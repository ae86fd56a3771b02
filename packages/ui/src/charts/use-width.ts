import { type RefCallback, useCallback, useState } from 'react';

/** What a chart is drawn for before it is laid out. */
const DEFAULT_WIDTH = 640;

/** The width in CSS pixels of the element that is given the reference, as it changes. */
export const useWidth = (): readonly [RefCallback<HTMLElement>, number] => {
  const [width, setWidth] = useState(DEFAULT_WIDTH);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
};
