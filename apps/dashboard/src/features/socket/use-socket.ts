import { t } from '@lingui/core/macro';
import { type CarReport, ObdError, type ObdSession, openSession } from '@wrenchwise/obd/session';
import { useEffect, useRef, useState } from 'react';

import type { OpenTransport } from './transports/open-transport.ts';

/** What the visit to the socket is doing. */
export type SocketState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly words: string }
  | {
      readonly kind: 'read';
      readonly report: CarReport;
      readonly session: ObdSession;
      readonly simulate: OpenTransport['simulate'];
    }
  | { readonly kind: 'failed'; readonly title: string; readonly advice: string };

const FAILURES: Readonly<Record<ObdError['kind'], readonly [title: string, advice: string]>> = {
  'no adapter': [
    t`No adapter answers`,
    t`Check that it is in the socket and its light is on, and that no other app is connected to it.`,
  ],
  'no bridge': [
    t`No adapter answers on Wi-Fi`,
    t`Join the adapter’s Wi-Fi with this computer, start \`npm run obd-bridge\` with its address, and try again.`,
  ],
  'no car': [
    t`The adapter answers, the car does not`,
    t`Switch the ignition on (the engine may run), wait ten seconds and try again. Cars before 2001 (petrol) or 2004 (diesel) often have no standard diagnosis.`,
  ],
  'no answer': [
    t`The adapter stopped answering`,
    t`Pull it out, wait five seconds, put it back and try again.`,
  ],
  disconnected: [
    t`The adapter was disconnected`,
    t`Put it back and connect again. Nothing in the car was changed.`,
  ],
  'low voltage': [
    t`The battery is too weak`,
    t`The adapter stopped because of low voltage. Charge the battery, or start the engine first.`,
  ],
};

const failureOf = (error: unknown): SocketState => {
  // Nothing was chosen in the browser's own list: that is no failure.
  if (error instanceof DOMException && error.name === 'NotFoundError') return { kind: 'idle' };
  const [title, advice] = FAILURES[error instanceof ObdError ? error.kind : 'no adapter'];
  return { kind: 'failed', title, advice };
};

interface Opened {
  readonly transport: OpenTransport;
  readonly session: ObdSession;
}

const closeOpened = async (opened: { current: Opened | undefined }): Promise<void> => {
  const { transport } = opened.current ?? {};
  opened.current = undefined;
  await transport?.close();
};

/** One visit to the socket at a time: connecting, reading, erasing; closed when the page is left. */
export const useSocket = () => {
  const [state, setState] = useState<SocketState>({ kind: 'idle' });
  const open = useRef<Opened>(undefined);
  const close = (): Promise<void> => closeOpened(open);

  useEffect(
    () => () => {
      void closeOpened(open);
    },
    [],
  );

  const readReport = async ({ session, transport }: Opened): Promise<void> => {
    setState({ kind: 'working', words: t`Reading codes, monitors and figures` });
    const report = await session.report();
    setState({ kind: 'read', report, session, simulate: transport.simulate });
  };

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      setState(failureOf(error));
      await close().catch(() => undefined);
    }
  };

  return {
    state,
    connect: (openTransport: () => Promise<OpenTransport>) =>
      attempt(async () => {
        await close();
        setState({ kind: 'working', words: t`Connecting to the adapter` });
        const transport = await openTransport();
        const session = await openSession(transport);
        open.current = { transport, session };
        await readReport(open.current);
      }),
    readAgain: () =>
      attempt(async () => {
        if (open.current) await readReport(open.current);
      }),
    /** Resolves to whether the car said that it did. */
    erase: async (): Promise<boolean> => {
      let isErased = false;
      await attempt(async () => {
        if (!open.current) return;
        isErased = await open.current.session.erase();
        await readReport(open.current);
      });
      return isErased;
    },
    /** What was asked of the car failed: the visit is over. */
    fail: (reason: unknown): void => {
      setState(failureOf(reason));
      void close().catch(() => undefined);
    },
    leave: async (): Promise<void> => {
      await close().catch(() => undefined);
      setState({ kind: 'idle' });
    },
  };
};
