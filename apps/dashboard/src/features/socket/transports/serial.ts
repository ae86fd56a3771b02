import { t } from '@lingui/core/macro';
import { ObdError } from '@wrenchwise/obd/session';

import { createListeners, type OpenTransport } from './open-transport.ts';

/** What USB adapters and paired Bluetooth ports are set to when they leave the factory. */
const BAUD_RATE = 38_400;

/** Whether this browser can talk to an adapter at a serial port. */
export const hasSerial = (): boolean => navigator.serial !== undefined;

const readAll = async (
  reader: ReadableStreamDefaultReader<Uint8Array>,
  received: (text: string) => void,
): Promise<void> => {
  const decoder = new TextDecoder('latin1');
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    received(decoder.decode(value));
  }
};

/**
 * Lets the user choose a port and opens it.
 *
 * @throws DOMException 'NotFoundError' when nothing is chosen, 'NetworkError' when it cannot be opened
 */
export const openSerial = async (): Promise<OpenTransport> => {
  const port = await navigator.serial?.requestPort();
  await port?.open({ baudRate: BAUD_RATE });
  const reader = port?.readable?.getReader();
  const writer = port?.writable?.getWriter();
  if (!port || !reader || !writer) throw new ObdError('no adapter', t`This port cannot be opened.`);
  const { shared, received, ended } = createListeners();
  // Unplugging ends the stream or breaks it: both end the session.
  readAll(reader, received).then(ended, ended);
  const encoder = new TextEncoder();
  return {
    ...shared,
    write: (text) => writer.write(encoder.encode(text)),
    close: async () => {
      await reader.cancel();
      writer.releaseLock();
      reader.releaseLock();
      await port.close();
    },
  };
};
