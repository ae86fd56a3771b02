import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

import { VERSION } from '../version.ts';
import { createDatabaseMetrics, type DatabaseMetrics } from './database-metrics.ts';
import { createEngineMetrics, type EngineMetrics } from './engine-metrics.ts';
import { createHttpMetrics, type HttpMetrics } from './http-metrics.ts';
import { createJobMetrics, type JobMetrics } from './job-metrics.ts';
import { createOverloadMetrics, type NoteLoad } from './overload-metrics.ts';
import { createProviderMetrics, type ProviderMetrics } from './provider-metrics.ts';
import { createReadinessMetrics, type NoteReadiness } from './readiness-metrics.ts';
import { createRefusalMetrics, type NoteProblem } from './refusal-metrics.ts';

/**
 * The server's metrics (docs/operations.md). A label is a word of ours, from a list that the code
 * ends: never an id, an address or a word that somebody sent.
 */
export interface Metrics {
  readonly http: HttpMetrics;
  readonly database: DatabaseMetrics;
  readonly jobs: JobMetrics;
  readonly engine: EngineMetrics;
  readonly providers: ProviderMetrics;
  readonly noteProblem: NoteProblem;
  readonly noteLoad: NoteLoad;
  readonly noteReadiness: NoteReadiness;
  /** All of them in Prometheus' text format. */
  readonly write: () => Promise<{ readonly text: string; readonly contentType: string }>;
}

/** `ofProcess`: with processor, memory and event loop, which a process has once. */
export const createMetrics = ({ ofProcess = false } = {}): Metrics => {
  const registry = new Registry();
  if (ofProcess) collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'wrenchwise_build_info',
    help: 'The version of the server and of Node; always 1',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: VERSION, node: process.version }, 1);
  return {
    http: createHttpMetrics(registry),
    database: createDatabaseMetrics(registry),
    jobs: createJobMetrics(registry),
    engine: createEngineMetrics(registry),
    providers: createProviderMetrics(registry),
    noteProblem: createRefusalMetrics(registry),
    noteLoad: createOverloadMetrics(registry),
    noteReadiness: createReadinessMetrics(registry),
    write: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  };
};
