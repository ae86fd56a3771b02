import type { DistanceUnit } from '@wrenchwise/vehicle/mileage';
import type { MotTest } from '@wrenchwise/vehicle/mot-history';

import type { WalkRoundAnswers } from './walk-round.ts';

/** What the diagnostic socket said: every part undefined where the car does not have it. */
export interface SocketSeen {
  readonly vin?: string;
  /** VINs of control units that name another car than the first. */
  readonly otherVins: readonly { readonly controlUnit: string; readonly vin: string }[];
  readonly odometerKm?: number;
  readonly kmSinceErased?: number;
  readonly warmUpsSinceErased?: number;
  readonly minutesSinceErased?: number;
  readonly monitors?: { readonly ready: readonly string[]; readonly open: readonly string[] };
  readonly warningLight?: boolean;
  readonly stored: readonly string[];
  readonly pending: readonly string[];
  readonly permanent: readonly string[];
}

/** All that was looked at on a car for sale. Nothing of it has to be there. */
export interface SeenForSale {
  /** 'YYYY-MM-DD'. */
  readonly today: string;
  /** As the registration document (V5C) or the windscreen shows it. */
  readonly vin?: string | undefined;
  /** The make that the seller or the register names. */
  readonly make?: string | undefined;
  /** Makes that the maker's part of the control unit's VIN can be; empty where it is not known. */
  readonly makesOfVin?: readonly string[];
  /** What the dashboard shows, in its own unit. */
  readonly dashboard?: { readonly distance: number; readonly unit: DistanceUnit } | undefined;
  readonly motTests?: readonly MotTest[] | undefined;
  readonly socket?: SocketSeen | undefined;
  readonly walkRound?: WalkRoundAnswers;
}

export const FINDING_STATES = ['not consistent', 'consistent', 'not checked'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

/** One thing that was set beside another. Never an accusation: figures, an innocent reading, a question. */
export interface BuyingFinding {
  readonly id: string;
  readonly title: string;
  readonly state: FindingState;
  /** What was seen, each in a sentence with its figures; of 'not checked', what would be needed. */
  readonly figures: readonly string[];
  /** What it may mean innocently; undefined where nothing speaks against the car. */
  readonly innocent?: string;
  /** What to ask the seller; undefined where there is nothing to ask. */
  readonly ask?: string;
}

/** How distances and days are written for whoever reads the findings. */
export interface BuyingReader {
  readonly distance: (miles: number) => string;
  readonly day: (day: string) => string;
}
