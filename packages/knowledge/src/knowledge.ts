import type { ClaimedRepair } from './claims/claimed-repair.ts';
import { CLAIMED_REPAIRS } from './claims/claimed-repairs.ts';
import { DIAGNOSIS_KNOWLEDGE, type DiagnosisKnowledge } from './diagnosis-knowledge.ts';
import type { Job } from './jobs/job.ts';
import { JOBS } from './jobs/jobs.ts';

/** Everything that the engine and the library are made from. */
export interface Knowledge extends DiagnosisKnowledge {
  /** What workshops often say is needed, with the test that decides it. */
  readonly claimedRepairs: readonly ClaimedRepair[];
  /** Everyday jobs, in the order in which pages list them. */
  readonly jobs: readonly Job[];
}

/** This edition's knowledge. */
export const KNOWLEDGE: Knowledge = {
  ...DIAGNOSIS_KNOWLEDGE,
  claimedRepairs: CLAIMED_REPAIRS,
  jobs: JOBS,
};
