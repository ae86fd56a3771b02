import { afterLoad } from '@wrenchwise/client/after-load.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { useEffect, useState } from 'react';

import { canCachePages, isCachingPages, cachePage } from '~/offline/offline-cache.ts';

type State = 'unknown' | 'off' | 'keeping' | 'on' | 'failed';

interface Props {
  /** The page's own path. */
  path: string;
  /** Whether the user accepted optional storage: then nobody needs to press a button. */
  mayStore: boolean;
}

/**
 * Keeps a guide, a code or an article for the driveway, where there may be no signal. Nothing is
 * stored before the user accepts it or presses the button.
 */
export function KeepOffline({ path, mayStore }: Props) {
  const [state, setState] = useState<State>('unknown');
  const keep = () => {
    setState('keeping');
    cachePage(path).then(
      () => setState('on'),
      () => setState('failed'),
    );
  };
  useEffect(() => {
    let isShown = true;
    const look = async () => {
      const isWanted = mayStore || (await isCachingPages());
      if (isWanted) await cachePage(path);
      if (isShown) setState(isWanted ? 'on' : 'off');
    };
    if (canCachePages()) afterLoad(() => void look().catch(() => isShown && setState('failed')));
    return () => {
      isShown = false;
    };
  }, [path, mayStore]);

  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-soft print:hidden">
      {(state === 'off' || state === 'keeping') && (
        <>
          <Button tone="secondary" size="sm" busy={state === 'keeping'} onClick={keep}>
            Keep for offline
          </Button>
          <span>For the driveway: pages you open here stay readable without a signal.</span>
        </>
      )}
      <span role="status">
        {state === 'on' && 'Kept on this device for when there is no signal.'}
        {state === 'failed' && 'This browser does not let the site keep pages offline.'}
      </span>
      {state === 'on' && <a href={siteAddress('/offline')}>What is stored</a>}
    </div>
  );
}
