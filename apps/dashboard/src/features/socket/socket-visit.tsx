import { t } from '@lingui/core/macro';
import type { CarReport } from '@wrenchwise/obd/session';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { useEffect, useEffectEvent } from 'react';

import { Connect, type SimulatedCar } from './connect.tsx';
import { useSocket } from './use-socket.ts';

interface Props {
  readonly simulated?: readonly SimulatedCar[];
  readonly onReport: (report: CarReport) => void;
}

/** Connects to a car and hands on what it says; nothing in the car is changed. */
export function SocketVisit({ simulated, onReport }: Props) {
  const { state, connect, leave } = useSocket();
  const report = state.kind === 'read' ? state.report : undefined;
  const handOn = useEffectEvent((read: CarReport) => {
    onReport(read);
    void leave();
  });
  useEffect(() => {
    if (report) handOn(report);
  }, [report]);
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
      <Connect simulated={simulated} onConnect={(open) => void connect(open)} />
    </div>
  );
}
