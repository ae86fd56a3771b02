import { Counter, Gauge, type Registry } from 'prom-client';

/** How full an instance is. */
export interface Load {
  readonly pending: number;
  /** How much may be pending. */
  readonly bound: number;
  /** Requests that were refused since the start. */
  readonly refused: number;
}

/** Notes how full the instance is when the metrics are read. */
export type NoteLoad = (load: Load) => void;

export const createOverloadMetrics = (registry: Registry): NoteLoad => {
  const registers = [registry];
  const pending = new Gauge({
    name: 'wrenchwise_load_pending',
    help: 'Requests that are admitted and not answered',
    registers,
  });
  const most = new Gauge({
    name: 'wrenchwise_load_bound',
    help: 'How many may be, by what the instance manages at present',
    registers,
  });
  const refusals = new Counter({
    name: 'wrenchwise_load_refused_total',
    help: 'Requests that were refused with 503 because the instance was full',
    registers,
  });
  let counted = 0;
  return ({ pending: now, bound, refused }) => {
    pending.set(now);
    most.set(bound);
    refusals.inc(Math.max(0, refused - counted));
    counted = refused;
  };
};
