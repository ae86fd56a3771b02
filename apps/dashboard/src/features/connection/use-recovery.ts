import { useQueryClient } from '@tanstack/react-query';
import { keepTypedText } from '@wrenchwise/ui/form/typed-text.ts';
import { siteAddress, sitePath } from '@wrenchwise/ui/site-address.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Location } from 'react-router';

import { connection, type FailedLoad } from '~/connection/connection.ts';
import { TRY_NOW, whenReachable } from '~/connection/reachable.ts';

const RELOADED = 'wrenchwise.reloaded-at';
const ONCE_IN_MS = 60_000;

// At most once a minute: an instance of the old release may answer beside one of the new.
const mayReload = (): boolean => {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < ONCE_IN_MS) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
};

const isGone = async ({ load, resolve }: FailedLoad): Promise<boolean> => {
  try {
    resolve((await load()) as never); // whatever the waiting one asked for
    return false;
  } catch {
    return true;
  }
};

/**
 * Waits until the server answers, then has the data on the screen read again and the code fetched that
 * is waited for. Code that the server no longer has belongs to an older release: the page is loaded
 * anew, once, at `wanted`, and what is typed is stored. `isLost`: the server was asked in vain; `isStuck`:
 * loading anew has not helped either.
 */
export const useRecovery = (wanted: Location | undefined) => {
  const client = useQueryClient();
  const { isAway, loads } = useSyncExternalStore(connection.subscribe, connection.get);
  const [isLost, setIsLost] = useState(false);
  const [isStuck, setIsStuck] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const recover = useEffectEvent(async (signal: AbortSignal) => {
    const vain = await whenReachable(signal, () => {
      setIsLost(true);
      connection.lose();
    });
    if (vain === undefined) return;
    const gone: FailedLoad[] = [];
    for (const load of connection.get().loads) if (await isGone(load)) gone.push(load);
    if (signal.aborted) return;
    if (gone.length > 0 && mayReload()) {
      keepTypedText();
      const path = wanted && sitePath(wanted.pathname) + wanted.search + wanted.hash;
      location.assign(path === undefined ? location.href : siteAddress(path));
      return;
    }
    setIsLost(false);
    setIsStuck(gone.length > 0);
    connection.regain(gone);
    // Not when one request failed only: it would fail again, and again.
    if (vain > 0) void client.refetchQueries({ type: 'active' });
  });
  // Another attempt for more code that is waited for, and for each press of 'Try again'.
  const trouble = isAway || loads.length > 0 ? `${loads.length} ${attempt}` : '';
  useEffect(() => {
    if (trouble === '') return undefined;
    const leaving = new AbortController();
    // oxlint-disable-next-line react/set-state-in-effect -- it sets state once the server was asked
    void recover(leaving.signal);
    return () => leaving.abort();
  }, [trouble]);

  // With the paint of the button: a press as soon as it is seen would be lost.
  useLayoutEffect(() => {
    if (!isStuck) return undefined;
    const again = () => setAttempt((count) => count + 1);
    addEventListener(TRY_NOW, again);
    return () => removeEventListener(TRY_NOW, again);
  }, [isStuck]);

  return { isLost, isStuck };
};
