import type { DatabaseWork, PoolState } from '@wrenchwise/database/database';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

import { databaseErrorCode } from '../db/error-code.ts';

/** What the database's watch and the probe report. */
export interface DatabaseMetrics {
  /** Counts a piece of work; the result is called when it has ended, with what it threw. */
  readonly begin: (work: DatabaseWork) => (failure?: unknown) => void;
  /** `seconds`: how long it took to answer; undefined: it did not. */
  readonly notePing: (seconds: number | undefined) => void;
  /** Undefined on the embedded database, which has no pool. */
  readonly notePool: (pool: PoolState | undefined) => void;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Statements and transactions of the server; `operation` is 'statement' or 'transaction'. */
export const createDatabaseMetrics = (registry: Registry): DatabaseMetrics => {
  const registers = [registry];
  const labelNames = ['operation'] as const;
  const durations = new Histogram({
    name: 'wrenchwise_database_duration_seconds',
    help: 'Statements and transactions, waiting for a connection included',
    labelNames,
    buckets: SECONDS,
    registers,
  });
  const pending = new Gauge({
    name: 'wrenchwise_database_pending',
    help: 'Statements and transactions that are under way or wait for a connection',
    labelNames,
    registers,
  });
  const errors = new Counter({
    name: 'wrenchwise_database_errors_total',
    help: 'Failures of the database by code of the catalogue of errors',
    labelNames: ['code'],
    registers,
  });
  // Alerts on a rise need the zero before it.
  errors.inc({ code: 'db/unavailable' }, 0);
  const up = new Gauge({
    name: 'wrenchwise_database_up',
    help: 'Whether the database answered when it was last asked',
    registers,
  });
  const ping = new Gauge({
    name: 'wrenchwise_database_ping_seconds',
    help: 'How long the database took to answer then',
    registers,
  });
  const connections = new Gauge({
    name: 'wrenchwise_database_connections',
    help: 'Connections of the pool: open, idle, waited for, and how many there may be',
    labelNames: ['state'],
    registers,
  });
  return {
    begin: (operation) => {
      pending.inc({ operation });
      const stop = durations.startTimer({ operation });
      return (failure) => {
        pending.dec({ operation });
        stop();
        const code = failure === undefined ? undefined : databaseErrorCode(failure);
        if (code !== undefined) errors.inc({ code });
      };
    },
    notePing: (seconds) => {
      up.set(seconds === undefined ? 0 : 1);
      if (seconds !== undefined) ping.set(seconds);
    },
    notePool: (pool) => {
      for (const [state, count] of Object.entries(pool ?? {})) connections.set({ state }, count);
    },
  };
};
