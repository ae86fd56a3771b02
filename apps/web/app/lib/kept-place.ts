import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** How far each page of this visit was scrolled, in px, by the key of its history entry. */
const places = new Map<string, number>();

const SETTLED_MS = 500;
const LONGEST_MS = 5000;
const TAKEN_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to a place and holds it while the parts of the page arrive, until nothing has moved for half
 * a second or the person scrolls. Meanwhile sections below the first screen are laid out in full
 * (`later` in base.css): their estimated heights would lead to another place.
 */
const returnTo = (place: number): (() => void) => {
  const { dataset } = document.documentElement;
  dataset['restoring'] = '';
  const stop = () => {
    observer.disconnect();
    clearTimeout(settled);
    clearTimeout(longest);
    for (const event of TAKEN_OVER) removeEventListener(event, stop);
    delete dataset['restoring'];
  };
  const hold = () => {
    window.scrollTo({ top: place, behavior: 'instant' });
    clearTimeout(settled);
    const isThere = Math.abs(window.scrollY - place) < 2;
    if (isThere) settled = setTimeout(stop, SETTLED_MS);
  };
  let settled: ReturnType<typeof setTimeout> | undefined;
  const longest = setTimeout(stop, LONGEST_MS);
  const observer = new ResizeObserver(hold);
  observer.observe(document.body);
  for (const event of TAKEN_OVER) addEventListener(event, stop, { passive: true });
  return stop;
};

/**
 * Brings Back to the place that a page was left at. React Router scrolls there once, when the page's
 * lazy parts have no height yet.
 */
export const useKeptPlace = (): void => {
  const { key } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    const place = places.get(key);
    const stop = type === NavigationType.Pop && place !== undefined ? returnTo(place) : undefined;
    const note = () => places.set(key, window.scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      stop?.();
    };
  }, [key, type]);
};
