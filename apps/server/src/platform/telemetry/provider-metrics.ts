import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** How a call of an outside service ended; 'refused' is an answer of 4xx, 'failed' of 5xx. */
export type CallOutcome = 'answered' | 'refused' | 'failed' | 'unreachable';

/** What calls of outside services report. `service` is a name of ours. */
export interface ProviderMetrics {
  readonly note: (service: string, outcome: CallOutcome, seconds: number) => void;
  readonly noteCircuit: (service: string, isOpen: boolean) => void;
  /** Services that are set up: they are listed before their first call. */
  readonly expect: (service: string) => void;
}

const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const FAILURES = ['refused', 'failed', 'unreachable'] as const satisfies readonly CallOutcome[];

export const createProviderMetrics = (registry: Registry): ProviderMetrics => {
  const registers = [registry];
  const calls = new Counter({
    name: 'wrenchwise_provider_calls_total',
    help: 'Calls of outside services by outcome: answered, refused (4xx), failed (5xx), unreachable',
    labelNames: ['service', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'wrenchwise_provider_duration_seconds',
    help: 'Time until the headers of their answers',
    labelNames: ['service'],
    buckets: SECONDS,
    registers,
  });
  const circuits = new Gauge({
    name: 'wrenchwise_provider_circuit_open',
    help: '1 while calls of the service are refused because it kept failing',
    labelNames: ['service'],
    registers,
  });
  return {
    note: (service, outcome, seconds) => {
      calls.inc({ service, outcome });
      durations.observe({ service }, seconds);
    },
    noteCircuit: (service, isOpen) => circuits.set({ service }, isOpen ? 1 : 0),
    expect: (service) => {
      calls.inc({ service, outcome: 'answered' }, 0);
      for (const outcome of FAILURES) calls.inc({ service, outcome }, 0);
    },
  };
};
