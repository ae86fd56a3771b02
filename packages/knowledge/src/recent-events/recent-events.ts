import { BODY_JOBS } from './body-jobs.ts';
import { CHASSIS_JOBS } from './chassis-jobs.ts';
import { ELECTRIC_JOBS } from './electric-jobs.ts';
import { ENGINE_JOBS } from './engine-jobs.ts';
import { HAPPENINGS } from './happenings.ts';
import type { RecentEvent } from './recent-event.ts';

/** What was done to a car, or happened to it, and which faults follow (decision 145). */
export const RECENT_EVENTS: readonly RecentEvent[] = [
  ...ENGINE_JOBS,
  ...ELECTRIC_JOBS,
  ...CHASSIS_JOBS,
  ...BODY_JOBS,
  ...HAPPENINGS,
];
