import type { Vehicle } from '../vehicle.ts';
import type { ServiceItemId } from './service-item.ts';
import type { ServiceInterval, ServiceMarket, ServiceRule, SevereUse } from './service-rule.ts';

export interface UseProfile {
  /** Miles a year; an average without it. */
  readonly milesPerYear?: number;
  readonly severe?: readonly SevereUse[];
}

/** When something was last done: by date, by odometer, or both. */
export interface ServiceDone {
  readonly item: ServiceItemId;
  /** YYYY-MM-DD. */
  readonly date?: string;
  /** Odometer in miles. */
  readonly mileage?: number;
  /** YYYY-MM-DD, where a register or a certificate says when it is due next: MOT expiry, tax. */
  readonly nextDue?: string;
}

export interface ScheduledService {
  readonly item: ServiceItemId;
  /** Imperative, for a task: 'Change the engine oil and filter'. */
  readonly title: string;
  /** Why it is done, one sentence. */
  readonly reason: string;
  /** What the car's manual decides, or what to beware of. */
  readonly caution: string | undefined;
  /** For this use: shorter than usual where `shortenedBy` says why. */
  readonly interval: ServiceInterval;
  readonly shortenedBy: readonly { readonly use: SevereUse; readonly reason: string }[];
  /** Every interval is typical of such cars; none is the maker's own for this one. Say so. */
  readonly isTypical: true;
  readonly need: ServiceRule['need'];
  /** YYYY-MM-DD, and odometer in miles: due at whichever comes first. At least one is given. */
  readonly dueDate: string | undefined;
  readonly dueMileage: number | undefined;
  /** The day on which the first of both will be reached at this use. */
  readonly expected: string;
  /**
   * 'history': from when it was last done. 'age': its first time, from the car's age and mileage.
   * 'assumed': no record of a car past that; taken for done whenever it was due, unless it is one of
   * the items that are then due now.
   */
  readonly from: 'history' | 'age' | 'assumed';
  readonly state: 'overdue' | 'due-soon' | 'later';
}

export interface ScheduleInput {
  readonly vehicle: Vehicle & {
    readonly hasAllWheelDrive?: boolean;
    /** YYYY-MM-DD, where known better than by the model year. */
    readonly firstRegistered?: string;
  };
  readonly market?: ServiceMarket;
  /** Odometer in miles today; the vehicle's without it. */
  readonly mileage?: number;
  readonly useProfile?: UseProfile;
  readonly history?: readonly ServiceDone[];
  /** YYYY-MM-DD. */
  readonly today: string;
}
