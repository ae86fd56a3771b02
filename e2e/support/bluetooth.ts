import type { CDPSession, Page } from '@playwright/test';
import type { EmulatedAdapter } from '@wrenchwise/obd/emulated/adapter';

import { LAUNCH_OPTIONS } from './browser.ts';

/** Chromium that has Web Bluetooth on Linux, for the emulation of its DevTools. */
export const WITH_BLUETOOTH = {
  ...LAUNCH_OPTIONS,
  args: [...LAUNCH_OPTIONS.args, '--enable-experimental-web-platform-features'],
};

const ADDRESS = '09:09:09:09:09:09';
const uuid = (short: string): string => `0000${short}-0000-1000-8000-00805f9b34fb`;
const SERVICE = uuid('fff0');
const NOTIFIES = uuid('fff1');
const WRITES = uuid('fff2');
const CONFIGURATION = uuid('2902');

/** What fits into a packet of Bluetooth LE without negotiation. */
const PACKET = 20;
/** Warm, a quarter of an hour after the start. */
const SECONDS = 900;
const SUCCESS = 0;

/**
 * The emulation has no notifications, but a read fires the same event: the page's own characteristic is
 * remembered when it subscribes, and is read whenever the adapter has something to say.
 */
const rememberInput = (): void => {
  const { prototype } = Reflect.get(globalThis, 'BluetoothRemoteGATTCharacteristic');
  const { startNotifications } = prototype;
  prototype.startNotifications = function remember(this: unknown) {
    Reflect.set(globalThis, 'emulatedInput', this);
    return startNotifications.call(this);
  };
};

const readOnce = async (): Promise<void> => {
  await Reflect.get(globalThis, 'emulatedInput').readValue();
};

/** What the page does with a characteristic, as DevTools name it. */
interface Operation {
  readonly characteristicId: string;
  readonly type: 'read' | 'write' | 'subscribe-to-notifications' | 'unsubscribe-from-notifications';
  readonly data?: string;
}

/** An adapter of Bluetooth LE; gives the id of the characteristic that is written to. */
const addAdapter = async (cdp: CDPSession): Promise<string> => {
  await cdp.send('BluetoothEmulation.enable', { state: 'powered-on', leSupported: true });
  await cdp.send('BluetoothEmulation.simulatePreconnectedPeripheral', {
    address: ADDRESS,
    name: 'OBDII',
    manufacturerData: [],
    knownServiceUuids: [SERVICE],
  });
  const { serviceId } = await cdp.send('BluetoothEmulation.addService', {
    address: ADDRESS,
    serviceUuid: SERVICE,
  });
  const input = await cdp.send('BluetoothEmulation.addCharacteristic', {
    serviceId,
    characteristicUuid: NOTIFIES,
    properties: { notify: true, read: true },
  });
  // Without a client characteristic configuration a browser does not subscribe.
  await cdp.send('BluetoothEmulation.addDescriptor', {
    characteristicId: input.characteristicId,
    descriptorUuid: CONFIGURATION,
  });
  const output = await cdp.send('BluetoothEmulation.addCharacteristic', {
    serviceId,
    characteristicUuid: WRITES,
    properties: { write: true },
  });
  return output.characteristicId;
};

/** What was typed into the adapter, and how to end the emulation. */
export interface PluggedIn {
  readonly typed: () => string;
  readonly unplug: () => Promise<void>;
}

/**
 * Puts an emulated adapter within reach of the page's Bluetooth: it is chosen from the browser's list, connected to,
 * written to and read from by DevTools. The page has to be loaded afterwards.
 */
export const plugInByBluetooth = async (
  page: Page,
  adapter: EmulatedAdapter,
): Promise<PluggedIn> => {
  await page.addInitScript(rememberInput);
  const ofPage = await page.context().newCDPSession(page);
  await ofPage.send('DeviceAccess.enable');
  const chosen = new Set<string>();
  ofPage.on('DeviceAccess.deviceRequestPrompted', ({ id, devices: [device] }) => {
    // Each change of the list prompts again.
    if (!device || chosen.has(id)) return;
    chosen.add(id);
    void ofPage.send('DeviceAccess.selectPrompt', { id, deviceId: device.id });
  });
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser of its own.');
  // The emulation is the browser's, not the page's.
  const cdp = await browser.newBrowserCDPSession();
  const output = await addAdapter(cdp);
  cdp.on('BluetoothEmulation.gattOperationReceived', ({ address, type }) => {
    void cdp.send('BluetoothEmulation.simulateGATTOperationResponse', {
      address,
      type,
      code: SUCCESS,
    });
  });

  const packets: string[] = [];
  let typed = '';
  let reading = Promise.resolve();
  const readAfter = async (before: Promise<void>, count: number): Promise<void> => {
    await before;
    for (let read = 0; read < count; read += 1) await page.evaluate(readOnce);
  };
  const answer = (text: string): void => {
    for (let at = 0; at < text.length; at += PACKET) packets.push(text.slice(at, at + PACKET));
    reading = readAfter(reading, Math.ceil(text.length / PACKET));
  };
  const respond = async ({ characteristicId, type, data }: Operation): Promise<void> => {
    const packet = type === 'read' ? (packets.shift() ?? '') : undefined;
    await cdp.send('BluetoothEmulation.simulateCharacteristicOperationResponse', {
      characteristicId,
      type,
      code: SUCCESS,
      ...(packet === undefined ? {} : { data: Buffer.from(packet).toString('base64') }),
    });
    if (type !== 'write' || characteristicId !== output) return;
    const written = Buffer.from(data ?? '', 'base64').toString('latin1');
    typed += written;
    answer(adapter.type(written, SECONDS));
  };
  cdp.on('BluetoothEmulation.characteristicOperationReceived', (operation) => {
    void respond(operation);
  });
  return {
    typed: () => typed,
    unplug: async () => {
      await cdp.send('BluetoothEmulation.disable');
      await cdp.detach();
    },
  };
};
