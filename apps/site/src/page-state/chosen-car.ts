import { useSyncExternalStore } from 'react';

import { useAddressQuery } from './use-address.ts';

/** The car that guides are shown for, stored in the browser by its part of an address. */
const KEPT_AS = 'wrenchwise.guide-car';
const CHANGED = 'wrenchwise:guide-car';

const read = (): string => {
  try {
    return localStorage.getItem(KEPT_AS) ?? '';
  } catch {
    return '';
  }
};

/** Remembers a car; an empty text forgets it. A browser that keeps nothing only forgets sooner. */
export const rememberCar = (slug: string): void => {
  try {
    if (slug === '') localStorage.removeItem(KEPT_AS);
    else localStorage.setItem(KEPT_AS, slug);
  } catch {
    // Storage may be off or full.
  }
  dispatchEvent(new Event(CHANGED));
};

const subscribe = (tell: () => void): (() => void) => {
  for (const event of [CHANGED, 'storage']) addEventListener(event, tell);
  return () => {
    for (const event of [CHANGED, 'storage']) removeEventListener(event, tell);
  };
};

/** The remembered car; empty without one, and until the page is hydrated. */
export const useRememberedCar = (): string => useSyncExternalStore(subscribe, read, () => '');

/** The car of the address (`?car=ford-focus-2015`), else the remembered one; empty without one. */
export const useChosenCar = (): string => {
  const remembered = useRememberedCar();
  return useAddressQuery().get('car') ?? remembered;
};
