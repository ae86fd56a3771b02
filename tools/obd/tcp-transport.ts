import { connect } from 'node:net';

import type { Transport } from '@wrenchwise/obd/session';

/** An adapter on Wi-Fi, or an emulated one: characters over TCP. */
export interface TcpTransport extends Transport {
  readonly close: () => void;
}

const CONNECT_MS = 5000;

/** The parts of 'HOST:PORT'; undefined when it is none. */
export const readAddress = (
  address: string,
): { readonly host: string; readonly port: number } | undefined => {
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(address) ?? [];
  return host === undefined || port === undefined || Number(port) > 65_535
    ? undefined
    : { host, port: Number(port) };
};

/**
 * Connects to 'HOST:PORT'.
 *
 * @throws Error when nobody listens there within five seconds
 */
export const connectTcp = async (address: string): Promise<TcpTransport> => {
  const parts = readAddress(address);
  if (!parts) throw new Error(`'${address}' is no HOST:PORT.`);
  const socket = connect(parts);
  socket.setEncoding('latin1');
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      socket.destroy(new Error(`Nothing answers at ${address}.`));
    }, CONNECT_MS);
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.off('error', reject);
      resolve();
    });
    socket.once('error', reject);
  });
  // Whatever breaks it also closes it, and that is what a session listens to.
  socket.on('error', () => socket.destroy());
  return {
    write: (text) =>
      new Promise((resolve, reject) => {
        socket.write(text, (error) => {
          if (error) reject(error);
          else resolve();
        });
      }),
    onText: (listener) => {
      socket.on('data', listener);
      return () => socket.off('data', listener);
    },
    onEnd: (listener) => {
      socket.once('close', listener);
      return () => socket.off('close', listener);
    },
    after: (ms, listener) => {
      const timer = setTimeout(listener, ms);
      return () => clearTimeout(timer);
    },
    close: () => socket.destroy(),
  };
};
