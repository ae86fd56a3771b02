import { t } from '@lingui/core/macro';
import { BRIDGE_ADDRESS } from '@wrenchwise/contract/obd-bridge';
import { ObdError } from '@wrenchwise/obd/session';

import { createListeners, type OpenTransport } from './open-transport.ts';

/** Whether the page may try: an address of a phone's Wi-Fi adapter is none of its own. */
export const hasBridge = (): boolean => typeof WebSocket === 'function';

/**
 * Connects to an adapter on Wi-Fi by `npm run obd-bridge`, which runs on the same computer.
 *
 * @throws ObdError when no bridge listens there, or the adapter behind it does not answer
 */
export const openBridge = async (): Promise<OpenTransport> => {
  const socket = new WebSocket(BRIDGE_ADDRESS);
  const { shared, received, ended } = createListeners();
  await new Promise<void>((resolve, reject) => {
    // The bridge sends an empty text as soon as the adapter takes the call.
    socket.addEventListener('message', () => resolve(), { once: true });
    socket.addEventListener(
      'close',
      () => reject(new ObdError('no bridge', t`No bridge or no adapter answers.`)),
      { once: true },
    );
  });
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') received(data);
  });
  socket.addEventListener('close', ended);
  return {
    ...shared,
    write: (text) => {
      socket.send(text);
      return Promise.resolve();
    },
    close: () => {
      socket.close();
      return Promise.resolve();
    },
  };
};
