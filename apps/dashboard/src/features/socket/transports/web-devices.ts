/** What this app uses of Web Bluetooth and Web Serial, which the DOM's types lack. */

export interface GattCharacteristic extends EventTarget {
  readonly value?: DataView;
  readonly properties: {
    readonly notify: boolean;
    readonly indicate: boolean;
    readonly write: boolean;
    readonly writeWithoutResponse: boolean;
  };
  readonly startNotifications: () => Promise<unknown>;
  readonly writeValueWithResponse: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly writeValueWithoutResponse: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
}

export interface GattServer {
  readonly connect: () => Promise<GattServer>;
  readonly disconnect: () => void;
  readonly getPrimaryServices: () => Promise<
    readonly { readonly getCharacteristics: () => Promise<readonly GattCharacteristic[]> }[]
  >;
}

interface BluetoothDevice extends EventTarget {
  readonly gatt?: GattServer;
}

interface Bluetooth {
  readonly requestDevice: (wanted: {
    readonly filters: readonly {
      readonly services?: readonly (number | string)[];
      readonly namePrefix?: string;
    }[];
    readonly optionalServices: readonly (number | string)[];
  }) => Promise<BluetoothDevice>;
}

export interface SerialPort {
  readonly open: (options: { readonly baudRate: number }) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  readonly writable: WritableStream<Uint8Array<ArrayBuffer>> | null;
}

interface Serial {
  readonly requestPort: () => Promise<SerialPort>;
}

declare global {
  interface Navigator {
    readonly bluetooth?: Bluetooth;
    readonly serial?: Serial;
  }
}
