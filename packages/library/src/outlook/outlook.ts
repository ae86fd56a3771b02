import type { Currency } from '@wrenchwise/knowledge/price-regions';
import type { MoneyRange, PriceOptions } from '@wrenchwise/knowledge/prices';
import type { SystemId } from '@wrenchwise/knowledge/systems';
import type { Recall } from '@wrenchwise/vehicle/facts/recalls';
import type {
  ScheduleInput,
  ServiceDone,
  UseProfile,
} from '@wrenchwise/vehicle/service/scheduled-service';
import type { ServiceItemId } from '@wrenchwise/vehicle/service/service-item';
import type { ServiceMarket } from '@wrenchwise/vehicle/service/service-rule';

/** What is known of a car when its coming year is looked at. */
export interface OutlookInput {
  readonly vehicle: ScheduleInput['vehicle'];
  readonly market?: ServiceMarket;
  /** Odometer in miles today; the vehicle's without it. */
  readonly mileage?: number;
  readonly useProfile?: UseProfile;
  readonly history?: readonly ServiceDone[];
  /** Repairs done: fault and when (YYYY-MM-DD, odometer in miles). */
  readonly repaired?: readonly Repaired[];
  /** Advisories of the last MOT, as the tester wrote them. */
  readonly motAdvisories?: readonly string[];
  /** Campaigns of this model and year (`recallsOf`). */
  readonly recalls?: readonly Recall[];
  /** Whether a register says that a recall is outstanding on this very car; undefined: not known. */
  readonly hasOutstandingRecall?: boolean;
  readonly prices?: PriceOptions;
  /** YYYY-MM-DD. */
  readonly today: string;
}

export interface Repaired {
  readonly faultId: string;
  readonly date?: string;
  readonly mileage?: number;
}

/** Something that is likely to need attention within the horizon. */
export interface LikelyNeed {
  readonly kind: 'wear' | 'fault' | 'service' | 'advisory' | 'recall';
  /** Stable within one outlook: the fault's, the service item's or the campaign's id. */
  readonly id: string;
  /** 'Worn front brake pads', 'Change the engine oil and filter'. */
  readonly title: string;
  readonly faultId: string | undefined;
  readonly item: ServiceItemId | undefined;
  readonly system: SystemId | undefined;
  /** Each one sentence, the weightiest first. */
  readonly reasons: readonly string[];
  /** Chance that it needs attention within the horizon, 0–1. */
  readonly chance: number;
  /** What it costs at a workshop if it does, in cents of the currency. */
  readonly cost: MoneyRange;
  /** What only the parts cost, for who does the work. */
  readonly diyCost: MoneyRange;
  /** YYYY-MM-DD: when it is due, or the likeliest day; undefined: any time. */
  readonly date: string | undefined;
  /** Odometer in miles at which it is due or likeliest; undefined: not known. */
  readonly mileage: number | undefined;
}

export interface Outlook {
  /** The likeliest first. Faults below 1 % stand in `systems` and the budget only. */
  readonly needs: readonly LikelyNeed[];
  /** Chance that something in a system breaks or wears out, the likeliest first. */
  readonly systems: readonly { readonly system: SystemId; readonly chance: number }[];
  /** Ends with 12 months or 10,000 miles, whichever is first at this use. */
  readonly until: { readonly date: string; readonly mileage: number | undefined };
  /** Cents: the expected spending, and a range that should hold four years of five. */
  readonly budget: MoneyRange & { readonly expected: number };
  readonly currency: Currency;
  /** How it was worked out, to be quoted on the page. */
  readonly method: string;
  /** How good it is by measurement, to be quoted with it. */
  readonly check: string;
}
