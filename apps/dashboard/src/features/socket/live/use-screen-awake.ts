import { useEffect } from 'react';

/** Asks that a phone's screen stays on: a page in the background is asked for nothing. */
const stayAwake = async (): Promise<(() => void) | undefined> => {
  try {
    const lock = await navigator.wakeLock?.request('screen');
    return lock && (() => void lock.release());
  } catch {
    // Low battery, or a browser without it: it is recorded all the same.
    return undefined;
  }
};

/** Has the screen stay on while something is recorded. */
export const useScreenAwake = (isOn: boolean): void => {
  useEffect(() => {
    if (!isOn) return undefined;
    const awake = stayAwake();
    return () => void awake.then((release) => release?.());
  }, [isOn]);
};
