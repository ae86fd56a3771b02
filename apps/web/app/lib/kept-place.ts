import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Where a page was left. Sections that were never near the screen have estimated heights (`later` in
 * base.css), so a distance from the top would be another place once they are laid out: a section
 * that was on the screen, and where its top stood there, is always the same place.
 */
interface Place {
  readonly scrollY: number;
  readonly sections: number;
  /** Among all sections, in document order; -1 where none was on the screen. */
  readonly index: number;
  /** Of that section, in px from the top of the window. */
  readonly top: number;
}

/** By the key of the history entry, for this visit. */
const places = new Map<string, Place>();

const SETTLED_MS = 500;
const LONGEST_MS = 5000;
const TAKEN_OVER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const allSections = (): readonly Element[] => [...document.querySelectorAll('main section')];

const placeNow = (): Place => {
  const all = allSections();
  const index = all.findLastIndex((section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return bottom > 0 && top <= window.innerHeight / 2;
  });
  const top = all[index]?.getBoundingClientRect().top ?? 0;
  return { scrollY: window.scrollY, sections: all.length, index, top };
};

/** How far from `place` the page stands, in px; undefined while parts of the page are missing. */
const distanceTo = (place: Place): number | undefined => {
  if (place.index < 0) return place.scrollY - window.scrollY;
  const all = allSections();
  const section = all.length === place.sections ? all[place.index] : undefined;
  return section && section.getBoundingClientRect().top - place.top;
};

/**
 * Scrolls to a place and holds it while the parts of the page arrive, until nothing has moved for half
 * a second or the person scrolls. Meanwhile sections below the first screen are laid out in full.
 */
const returnTo = (place: Place): (() => void) => {
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
    clearTimeout(settled);
    const distance = distanceTo(place);
    if (distance === undefined) return;
    window.scrollBy({ top: distance, behavior: 'instant' });
    settled = setTimeout(stop, SETTLED_MS);
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
    const stop = type === NavigationType.Pop && place ? returnTo(place) : undefined;
    const note = () => places.set(key, placeNow());
    addEventListener('scroll', note, { passive: true });
    // A link leads away from where the page stands now, however it came to stand there.
    addEventListener('click', note, { capture: true });
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('click', note, { capture: true });
      stop?.();
    };
  }, [key, type]);
};
