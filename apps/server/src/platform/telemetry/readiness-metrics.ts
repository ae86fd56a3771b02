import { Gauge, type Registry } from 'prom-client';

/** Notes what the readiness probe found of each component. */
export type NoteReadiness = (component: string, isReady: boolean) => void;

export const createReadinessMetrics = (registry: Registry): NoteReadiness => {
  const ready = new Gauge({
    name: 'wrenchwise_ready',
    help: 'Whether a component could be written to when it was last tried, as /readyz says it',
    labelNames: ['component'],
    registers: [registry],
  });
  return (component, isReady) => ready.set({ component }, isReady ? 1 : 0);
};
