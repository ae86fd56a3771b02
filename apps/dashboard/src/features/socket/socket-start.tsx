import { t } from '@lingui/core/macro';
import { Notice } from '@wrenchwise/ui/notice.tsx';

import { Connect, type SimulatedCar } from './connect.tsx';
import type { OpenTransport } from './transports/open-transport.ts';
import type { SocketState } from './use-socket.ts';

interface Props {
  readonly state: Exclude<SocketState, { kind: 'read' }>;
  readonly simulated?: readonly SimulatedCar[] | undefined;
  readonly onConnect: (open: () => Promise<OpenTransport>) => void;
}

/** A visit to the socket before anything was read: ways to connect, what goes on, and what went wrong. */
export function SocketStart({ state, simulated, onConnect }: Props) {
  if (state.kind === 'working') {
    return (
      <Notice
        tone="info"
        role="status"
        title={`${state.words} …`}
      >{t`Leave the adapter in the socket and the ignition on. This takes up to half a minute.`}</Notice>
    );
  }
  return (
    <div className="grid gap-6">
      {state.kind === 'failed' && (
        <Notice tone="high" role="alert" title={state.title}>
          {state.advice}
        </Notice>
      )}
      <Connect simulated={simulated} onConnect={onConnect} />
    </div>
  );
}
