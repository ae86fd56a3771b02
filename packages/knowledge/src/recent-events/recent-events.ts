import { BODY_JOBS } from './body-jobs.ts';
import { CHASSIS_JOBS } from './chassis-jobs.ts';
import { ELECTRIC_JOBS } from './electric-jobs.ts';
import { ENGINE_JOBS } from './engine-jobs.ts';
import { HAPPENINGS } from './happenings.ts';
import type { EventKind, RecentEvent } from './recent-event.ts';

/** What happens just before trouble: one table for what words report and for what an interview asks (decision 151). */
export interface RecentEvents {
  /** In the order in which an interview offers them. */
  readonly kinds: readonly EventKind[];
  readonly events: readonly RecentEvent[];
}

/** What was done to a car, or happened to it, and which faults follow (decision 145). */
export const RECENT_EVENTS: RecentEvents = {
  kinds: [
    {
      id: 'after-repair',
      label: 'Work was done, or a part was fitted',
      otherLabel: 'Other work was done, or another part was fitted',
      byChance: 0.1,
    },
    {
      id: 'after-impact',
      label: 'It hit something: a kerb, a pothole, a car',
      otherLabel: 'It was damaged in another way',
      byChance: 0.02,
    },
    {
      id: 'after-refuelling',
      label: 'It was filled up with fuel',
      otherLabel: 'It was filled up with fuel',
      byChance: 0.02,
    },
    {
      id: 'after-jump-start',
      label: 'The battery was flat, changed or jump-started',
      otherLabel: 'The battery was flat, or something else was done to it',
      byChance: 0.03,
    },
    {
      id: 'after-long-standing',
      label: 'It stood unused for weeks',
      otherLabel: 'It stood unused for weeks',
      byChance: 0.02,
    },
  ],
  events: [...ENGINE_JOBS, ...ELECTRIC_JOBS, ...CHASSIS_JOBS, ...BODY_JOBS, ...HAPPENINGS],
};
