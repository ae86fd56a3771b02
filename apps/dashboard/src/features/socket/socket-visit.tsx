import type { CarReport } from '@wrenchwise/obd/session';
import { useEffect, useEffectEvent } from 'react';

import type { SimulatedCar } from './connect.tsx';
import { SocketStart } from './socket-start.tsx';
import { useSocket } from './use-socket.ts';

interface Props {
  readonly simulated?: readonly SimulatedCar[];
  readonly onReport: (report: CarReport) => void;
}

const READ = { kind: 'idle' } as const;

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
  // What was read is handed on, and the visit ends.
  const shown = state.kind === 'read' ? READ : state;
  return (
    <SocketStart state={shown} simulated={simulated} onConnect={(open) => void connect(open)} />
  );
}
