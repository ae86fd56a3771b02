import type { FactMarket } from '../facts/model-runs.ts';
import type { Vehicle } from '../vehicle.ts';
import type { ServiceItemId } from './service-item.ts';

/** How a car is used. What is absent is ordinary. */
export const SEVERE_USES = ['short-trips', 'towing', 'dust', 'cold', 'heat', 'city'] as const;
export type SevereUse = (typeof SEVERE_USES)[number];

export interface UseProfile {
  /** Miles a year; the market's average without it. */
  readonly milesPerYear?: number;
  readonly severe?: readonly SevereUse[];
}

/** When something was last done. */
export interface ServiceDone {
  readonly item: ServiceItemId;
  /** YYYY-MM-DD. */
  readonly date?: string;
  /** Odometer in miles. */
  readonly mileage?: number;
}

/** Typical interval, whichever is first. */
export interface ServiceInterval {
  readonly months?: number;
  readonly miles?: number;
  readonly km?: number;
}

export interface ScheduledService {
  readonly item: ServiceItemId;
  /** Imperative, for a task: 'Change the engine oil and filter'. */
  readonly title: string;
  /** Why it is done, one sentence. */
  readonly reason: string;
  /** What the car's manual decides, or what to beware of. */
  readonly caution?: string;
  readonly interval: ServiceInterval;
  /** Why the interval is shorter than usual for this use; empty when it is not. */
  readonly shortenedBy: readonly { readonly use: SevereUse; readonly reason: string }[];
  /** Every interval is typical of such cars, never the maker's own figure for this one. */
  readonly isTypical: true;
  /** 'required': by law. 'advised': by makers in general. 'check': only looked at. */
  readonly need: 'required' | 'advised' | 'check';
  /** YYYY-MM-DD, and odometer in miles; due at whichever comes first. */
  readonly dueDate?: string;
  readonly dueMileage?: number;
  /** 'history': from when it was last done; 'assumed': no record, so from age and mileage. */
  readonly from: 'history' | 'assumed';
  readonly state: 'overdue' | 'due-soon' | 'later';
}

export interface ScheduleInput {
  readonly vehicle: Vehicle & {
    readonly hasAllWheelDrive?: boolean;
    /** YYYY-MM-DD: first registration, where known better than by the model year. */
    readonly firstRegistered?: string;
  };
  /** Where inspections and taxes are due; neutral without it. */
  readonly market?: FactMarket | 'eu' | 'au';
  /** Odometer in miles today; the vehicle's without it. */
  readonly mileage?: number;
  readonly useProfile?: UseProfile;
  readonly history?: readonly ServiceDone[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** The typical schedule of a car, the most urgent first. Pure: no clock, no state. */
export const serviceSchedule = (_input: ScheduleInput): readonly ScheduledService[] => [];
