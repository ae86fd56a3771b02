import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CloudOff, RotateCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

import { connection } from '~/connection/connection.ts';
import { TRY_NOW } from '~/connection/reachable.ts';

import { NoticePlace } from './notice-place.tsx';
import { shownAsOf } from './shown-as-of.ts';
import { useRecovery } from './use-recovery.ts';

export { restoreTypedText } from '@wrenchwise/ui/form/typed-text.ts';

/**
 * Says that the server cannot be reached, how old is what is shown, and that a page is waited for. The
 * page below stays, with what is typed there. Tries again by itself.
 */
export function ConnectionNotice() {
  const client = useQueryClient();
  const { loads } = useSyncExternalStore(connection.subscribe, connection.get);
  const navigation = useNavigation();
  const navigate = useNavigate();
  const location = useLocation();
  const { isLost, isStuck } = useRecovery(navigation.location);
  const isWaiting = navigation.state !== 'idle' && loads.length > 0;
  const isDashboard = location.pathname.startsWith('/dashboard');
  if (!isStuck && !(isLost && (isDashboard || loads.length > 0))) return null;
  const asOf = isDashboard && isLost ? shownAsOf(client) : undefined;

  // Whatever is asked for next takes the place of what is waited for.
  const stay = () =>
    void navigate(location.pathname + location.search, { replace: true, preventScrollReset: true });
  return (
    <NoticePlace>
      <p className="flex items-center gap-2 font-semibold">
        <CloudOff aria-hidden className="size-5 shrink-0 text-medium" />
        {isStuck
          ? t`This part of the page could not be loaded.`
          : navigator.onLine
            ? t`Our server cannot be reached.`
            : t`You are offline.`}
      </p>
      <p className="mt-1">
        {asOf !== undefined && t`Shown: as of ${asOf}. `}
        {isWaiting &&
          !isStuck &&
          t`The page that you asked for opens as soon as it can be loaded. `}
        {isStuck ? t`What you typed is still here.` : t`We keep trying.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          tone="secondary"
          size="sm"
          icon={<RotateCw aria-hidden className="size-4" />}
          onClick={() => dispatchEvent(new Event(TRY_NOW))}
        >{t`Try again`}</Button>
        {isWaiting && <Button tone="ghost" size="sm" onClick={stay}>{t`Stay here`}</Button>}
      </div>
    </NoticePlace>
  );
}
