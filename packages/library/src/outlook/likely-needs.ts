import type { MoneyRange, PriceOptions } from '@wrenchwise/knowledge/prices';
import type { Recall } from '@wrenchwise/vehicle/facts/recalls';
import type { ServiceItemId } from '@wrenchwise/vehicle/service/service-item';
import type { ServiceDone, UseProfile } from '@wrenchwise/vehicle/service/service-schedule';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';

/** Something that is likely to need attention within the horizon. */
export interface LikelyNeed {
  readonly kind: 'fault' | 'wear' | 'service' | 'recall';
  /** Stable within one outlook: the fault's id, the service item's, the campaign's. */
  readonly id: string;
  /** 'Front brake pads'. */
  readonly title: string;
  readonly faultId?: string;
  readonly item?: ServiceItemId;
  /** Each one sentence, the weightiest first. */
  readonly reasons: readonly string[];
  /** Chance that it needs attention within the horizon, 0–1. */
  readonly chance: number;
  /** If it does: what it costs at a workshop, cents of the region's currency. */
  readonly cost: MoneyRange;
  /** When it is most likely, or due: YYYY-MM-DD and odometer in miles. */
  readonly date?: string;
  readonly mileage?: number;
}

export interface LikelyNeeds {
  /** The likeliest and nearest first. */
  readonly needs: readonly LikelyNeed[];
  /** Whichever is first ends the horizon: 12 months, or 10,000 miles. */
  readonly until: { readonly date: string; readonly mileage: number | undefined };
  /** Expected spending in the year (chance × middle of the range, added up), and a range that holds four years of five. */
  readonly budget: { readonly expected: number; readonly low: number; readonly high: number };
  readonly currency: string;
  /** How it was worked out, to be quoted. */
  readonly method: string;
}

export interface LikelyNeedsInput {
  readonly vehicle: Vehicle;
  /** Odometer in miles today; the vehicle's without it. */
  readonly mileage?: number;
  readonly milesPerYear?: number;
  readonly useProfile?: UseProfile;
  readonly history?: readonly ServiceDone[];
  /** Advisories of the last MOT, as the tester wrote them. */
  readonly motAdvisories?: readonly string[];
  readonly recalls?: readonly Recall[];
  /** Whether a register says that a recall is outstanding on this very car. */
  readonly hasOutstandingRecall?: boolean;
  readonly prices?: PriceOptions;
  /** YYYY-MM-DD. */
  readonly today: string;
}

export type LikelyNeedsOf = (input: LikelyNeedsInput) => LikelyNeeds;
