/** What does not fit among the mileages of MOT tests, in sentences for whoever reads them. */

import { distanceText } from './mileage.ts';
import { daysBetween } from './mot-history.ts';

export const MILEAGE_ANOMALIES = ['fall', 'slip', 'jump', 'unit'] as const;

/** Something about a reading that does not fit those around it. */
export interface MileageAnomaly {
  /**
   * `fall`: fewer miles than before, and those after agree: turned back, or another odometer.
   * `slip`: only this reading does not fit: most likely mistyped. `jump`: more miles than a car is
   * driven. `unit`: fits once miles are read as kilometres, or the other way round.
   */
  readonly kind: (typeof MILEAGE_ANOMALIES)[number];
  readonly date: string;
  /** In miles, as recorded. */
  readonly miles: number;
  /** The reading before it that it was compared with, as it most likely was, in miles. */
  readonly before: { readonly date: string; readonly miles: number };
  /** What was most likely meant, in miles. */
  readonly likely: number | undefined;
  /** In a sentence, in miles and with days as the register's country writes them. */
  readonly explanation: string;
}

/** How a reader counts distances and writes days. */
export interface AnomalyReader {
  /** Of miles: '64,000 miles'. */
  readonly distance: (miles: number) => string;
  /** Of a day (YYYY-MM-DD): '1 March 2023'. */
  readonly day: (day: string) => string;
}

type Found = Omit<MileageAnomaly, 'explanation' | 'likely'> & {
  readonly likely?: number | undefined;
};

/** As the country of the tests counts and writes. */
export const REGISTER_WORDS: AnomalyReader = {
  distance: (miles) => distanceText(miles, 'miles'),
  day: (day) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)),
};

/** Why a reading does not fit those around it, and what to do about it. */
export const anomalyWords = (
  { kind, date, miles, before, likely }: Found,
  { distance, day }: AnomalyReader,
): string => {
  const since = `${distance(before.miles)} on ${day(before.date)}`;
  const sentences: Record<MileageAnomaly['kind'], string> = {
    fall: `${distance(miles)} is ${distance(before.miles - miles)} less than ${since}. The odometer may have been turned back or replaced: ask for proof of its mileage.`,
    slip: `${distance(miles)} does not fit ${since} and the readings after it. Most likely it was mistyped${likely === undefined ? '' : ` for ${distance(likely)}`}.`,
    jump: `${distance(miles)} is ${distance(miles - before.miles)} more than ${since}, more than a car is driven in ${daysBetween(before.date, date)} days.`,
    unit: `${distance(miles)} does not follow ${since}. Most likely kilometres and miles were mixed up, and it was ${distance(likely ?? miles)}.`,
  };
  return sentences[kind];
};
