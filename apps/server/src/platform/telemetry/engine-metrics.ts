import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** How a diagnosis ended; 'refused' by what was sent, 'failed' by us or an outside service. */
export type DiagnosisOutcome = 'causes' | 'nothing-found' | 'refused' | 'failed';

/** What a provider of diagnoses reports. */
export interface EngineMetrics {
  readonly note: (provider: string, outcome: DiagnosisOutcome, seconds: number) => void;
  /** The provider that answers, and the edition of the knowledge. */
  readonly describe: (provider: string, knowledge: string) => void;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

export const createEngineMetrics = (registry: Registry): EngineMetrics => {
  const registers = [registry];
  const durations = new Histogram({
    name: 'wrenchwise_diagnosis_duration_seconds',
    help: 'Diagnoses by provider',
    labelNames: ['provider'],
    buckets: SECONDS,
    registers,
  });
  const diagnoses = new Counter({
    name: 'wrenchwise_diagnoses_total',
    help: 'Diagnoses by provider and outcome: causes, nothing-found, refused, failed',
    labelNames: ['provider', 'outcome'],
    registers,
  });
  const info = new Gauge({
    name: 'wrenchwise_engine_info',
    help: 'The provider of diagnoses and the edition of the knowledge; always 1',
    labelNames: ['provider', 'knowledge'],
    registers,
  });
  return {
    note: (provider, outcome, seconds) => {
      durations.observe({ provider }, seconds);
      diagnoses.inc({ provider, outcome });
    },
    describe: (provider, knowledge) => {
      info.set({ provider, knowledge }, 1);
      for (const outcome of ['causes', 'failed']) diagnoses.inc({ provider, outcome }, 0);
    },
  };
};
