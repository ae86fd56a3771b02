import { t } from '@lingui/core/macro';
import { ObdError } from '@wrenchwise/obd/session';

import { createListeners, type OpenTransport } from './open-transport.ts';
import type { GattCharacteristic, GattServer } from './web-devices.ts';

/** Services by which Bluetooth LE adapters are known: FFF0 and FFE0 most, 18F0 vLinker, the UART of Nordic. */
const SERVICES: readonly (number | string)[] = [
  0xfff0,
  0xffe0,
  0x18f0,
  'e7810a71-73ae-499d-8c15-faa9aef0c3f2',
  '6e400001-b5a3-f393-e0a9-e50e24dcca9e',
];

/** Names of adapters that do not announce their service. */
const NAMES = [
  'OBD',
  'V-LINK',
  'vLinker',
  'IOS-Vlink',
  'Vgate',
  'VEEPEAK',
  'Carista',
  'LELink',
  'Viecar',
];

/** What fits into a packet of Bluetooth LE without negotiation. */
const PACKET = 20;

interface Pair {
  readonly input: GattCharacteristic;
  readonly output: GattCharacteristic;
}

const canWrite = ({ properties }: GattCharacteristic): boolean =>
  properties.write || properties.writeWithoutResponse;

/** The first service with one characteristic to listen to and one to write to. */
const findPair = async (server: GattServer): Promise<Pair> => {
  for (const service of await server.getPrimaryServices()) {
    const all = await service.getCharacteristics();
    const input = all.find(({ properties }) => properties.notify || properties.indicate);
    const output = all.find((one) => one !== input && canWrite(one)) ?? all.find(canWrite);
    if (input && output) return { input, output };
  }
  throw new ObdError('no adapter', t`This device is no adapter that a browser can talk to.`);
};

/** Whether this browser can talk to an adapter by Bluetooth. */
export const hasBluetooth = (): boolean => navigator.bluetooth !== undefined;

/**
 * Lets the user choose an adapter and connects to it.
 *
 * @throws DOMException 'NotFoundError' when nothing is chosen, ObdError when it is no adapter
 */
export const openBluetooth = async (): Promise<OpenTransport> => {
  const device = await navigator.bluetooth?.requestDevice({
    filters: [
      ...SERVICES.map((service) => ({ services: [service] })),
      ...NAMES.map((namePrefix) => ({ namePrefix })),
    ],
    optionalServices: SERVICES,
  });
  const server = await device?.gatt?.connect();
  if (!device || !server) throw new ObdError('no adapter', t`The adapter could not be reached.`);
  const { input, output } = await findPair(server);
  const { shared, received, ended } = createListeners();
  const decoder = new TextDecoder('latin1');
  input.addEventListener('characteristicvaluechanged', () => {
    if (input.value) received(decoder.decode(input.value));
  });
  device.addEventListener('gattserverdisconnected', ended);
  await input.startNotifications();
  const encoder = new TextEncoder();
  return {
    ...shared,
    write: async (text) => {
      const bytes = encoder.encode(text);
      for (let at = 0; at < bytes.length; at += PACKET) {
        const part = bytes.slice(at, at + PACKET);
        await (output.properties.write
          ? output.writeValueWithResponse(part)
          : output.writeValueWithoutResponse(part));
      }
    },
    close: () => {
      server.disconnect();
      return Promise.resolve();
    },
  };
};
