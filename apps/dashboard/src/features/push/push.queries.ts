import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { getPush, subscribePush, unsubscribePush } from '@wrenchwise/contract/endpoints/push';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';

import { queryKeys } from '~/queries/query-keys.ts';

/** The permission was refused: it can be given now only in the browser's settings. */
export class PushDeniedError extends Error {
  override readonly name = 'PushDeniedError';
}

const WORKER = '/push-worker.js';
/** No page lives here: the site's own service worker keeps its pages. */
const SCOPE = '/push/';

/** Whether this browser has Web Push. */
export const hasPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registration = () => navigator.serviceWorker.getRegistration(siteAddress(SCOPE));

const current = async (): Promise<PushSubscription | null> =>
  (await (await registration())?.pushManager.getSubscription()) ?? null;

/** Whether this browser shows notifications now. */
export const pushQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.notifications, 'push'],
    queryFn: async () => ({
      isOn: Notification.permission === 'granted' && (await current()) !== null,
    }),
    retry: false,
  });

const ready = async (): Promise<ServiceWorkerRegistration> => {
  const made = await navigator.serviceWorker.register(siteAddress(WORKER), {
    scope: siteAddress(SCOPE),
  });
  const worker = made.installing ?? made.waiting;
  // Browsers subscribe only where a worker is active.
  if (!made.active && worker) {
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
    });
  }
  return made;
};

export const useSwitchPush = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (on: boolean) => {
      if (!on) {
        const subscription = await current();
        if (!subscription) return { isOn: false };
        await api(unsubscribePush, { body: { endpoint: subscription.endpoint } });
        await subscription.unsubscribe();
        return { isOn: false };
      }
      if ((await Notification.requestPermission()) !== 'granted') throw new PushDeniedError();
      const { publicKey } = await api(getPush, {});
      const { pushManager } = await ready();
      const subscription = await pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: publicKey,
      });
      const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
      await api(subscribePush, { body: { endpoint, keys: { p256dh, auth } } });
      return { isOn: true };
    },
    onSuccess: (state) => client.setQueryData(pushQuery().queryKey, state),
  });
};
