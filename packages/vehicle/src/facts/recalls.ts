import type { Vehicle } from '../vehicle.ts';
import type { FactSourceId } from './sources.ts';

/** A recall campaign of a model and years: whether a certain car is concerned, its VIN says. */
export interface Recall {
  /** Campaign number: NHTSA's '22V413', DVSA's 'R/2015/123'. */
  readonly id: string;
  readonly country: 'US' | 'UK';
  readonly model: string;
  /** US: model years; UK: build years, absent where the source has none. */
  readonly from?: number;
  readonly to?: number;
  /** One of the 14 groups of the knowledge (`SystemId`). */
  readonly system?: string;
  readonly component?: string;
  /**
   * Whether the component is certain (about 19 of 22 read by hand were right). 'likely' (12 of 16):
   * say 'probably'. 'unknown': the documents do not say.
   */
  readonly certainty: 'sure' | 'likely' | 'unknown';
  /** At most 140 characters, our words. */
  readonly summary: string;
  /** UK: date of the launch, YYYY-MM-DD. */
  readonly launched?: string;
  readonly source: FactSourceId;
}

/** Where the owner is sent: only these look-ups know whether this car is concerned. */
export const RECALL_LOOKUPS = {
  us: 'https://www.nhtsa.gov/recalls',
  uk: 'https://www.check-vehicle-recalls.service.gov.uk/',
} as const;

/**
 * Recall campaigns that name a model and, where a year is given, cover it; the newest first. The US
 * ones were received 2020–2025; the UK's are a sample of 2000–2018. None found is not 'none exist'.
 */
export const recallsOf = (
  _vehicle: Pick<Vehicle, 'make' | 'model' | 'year'>,
): readonly Recall[] => [];
