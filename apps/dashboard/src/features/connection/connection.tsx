import { t } from '@lingui/core/macro';
import { afterLoad } from '@wrenchwise/client/after-load.ts';
import { TYPED_TEXT } from '@wrenchwise/ui/form/typed-text-key.ts';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';

import { connection } from '~/connection/connection.ts';
import { whenReachable } from '~/connection/reachable.ts';

import { NoticePlace } from './notice-place.tsx';

// Until the notice itself has come; it covers neither the bottom bar nor the end of the page.
function LastResort() {
  return (
    <NoticePlace>
      <p className="font-semibold">{t`There is no connection.`}</p>
      <p className="mt-1">{t`What you typed is still here. We keep trying.`}</p>
    </NoticePlace>
  );
}

const load = () => import('./connection-notice.tsx');

const AFTER_MS = 3000;

const isTextKept = (): boolean => {
  try {
    return sessionStorage.getItem(TYPED_TEXT) !== null;
  } catch {
    return false;
  }
};

/** Fetches the notice, again once the server answers; undefined where the server no longer has it. */
const fetchNotice = async (
  signal: AbortSignal,
  onFailure: () => void,
): Promise<ComponentType | undefined> => {
  try {
    return (await load()).ConnectionNotice;
  } catch {
    onFailure();
    if ((await whenReachable(signal)) === undefined) return undefined;
    return load().then(
      ({ ConnectionNotice }) => ConnectionNotice,
      () => undefined,
    );
  }
};

/**
 * Says when the server cannot be reached. How is fetched soon after the page; where it could not be in time,
 * a plain notice is shown until the connection is back.
 */
export function Connection() {
  const isCalm = useSyncExternalStore(connection.subscribe, connection.isCalm, () => true);
  const [Notice, setNotice] = useState<ComponentType>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const fetchIt = () =>
      void load().then(
        ({ restoreTypedText }) => restoreTypedText(),
        () => undefined,
      );
    if (isTextKept()) fetchIt();
    else afterLoad(() => setTimeout(fetchIt, AFTER_MS));
  }, []);
  useEffect(() => {
    if (isCalm) return undefined;
    const leaving = new AbortController();
    const show = async () => {
      const fetched = await fetchNotice(leaving.signal, () => setHasFailed(true));
      if (leaving.signal.aborted) return;
      setHasFailed(false);
      if (fetched) setNotice(() => fetched);
      // Without the notice nobody else notes that the server answers again.
      else connection.regain(connection.get().loads);
    };
    void show();
    return () => leaving.abort();
  }, [isCalm]);
  if (isCalm) return null;
  if (Notice) return <Notice />;
  return hasFailed ? <LastResort /> : null;
}
