import type { ErrorCode } from '@wrenchwise/contract/errors';
import { Counter, type Registry } from 'prom-client';

/** Refusals by an allowance or a limit. */
const QUOTAS: ReadonlySet<ErrorCode> = new Set([
  'rate-limit/exceeded',
  'usage/api-limit',
  'usage/diagnosis-limit',
  'usage/guide-limit',
]);

/** Counts a failed request by its code. */
export type NoteProblem = (code: ErrorCode) => void;

/** Problems that were answered, by code of the catalogue; those of quotas also on their own. */
export const createRefusalMetrics = (registry: Registry): NoteProblem => {
  const registers = [registry];
  const labelNames = ['code'] as const;
  const problems = new Counter({
    name: 'wrenchwise_problems_total',
    help: 'Requests that were answered with a problem, by code of the catalogue of errors',
    labelNames,
    registers,
  });
  const quotas = new Counter({
    name: 'wrenchwise_quota_refusals_total',
    help: 'Requests that were refused by a rate limit or an allowance',
    labelNames,
    registers,
  });
  problems.inc({ code: 'unknown/error' }, 0);
  for (const code of QUOTAS) quotas.inc({ code }, 0);
  return (code) => {
    problems.inc({ code });
    if (QUOTAS.has(code)) quotas.inc({ code });
  };
};
