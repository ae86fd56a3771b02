import { type DistanceUnit, distanceText, toMiles } from '@wrenchwise/vehicle/mileage';

import { named } from '../named.ts';
import { normalise } from '../normalise.ts';
import { bullets, paragraphs } from '../words.ts';
import type { VehicleFacts } from './vehicle-facts.ts';
import { workText } from './work-text.ts';

/** 'every 8k', 'every 10,000 miles', 'every 12 months'. */
const EVERY =
  /\b(?:each|every) (?<count>\d[\d,.]*) ?(?<thousand>k|thousand)?\b ?(?<unit>miles?|mi|km|kilomet\w+|months?|years?)?/;
const ASKS_LEFT =
  /\b(?:left|to go|till|until|next|due|how (?:long|far|many)|when|overdue|remain\w*)\b/g;

interface Interval {
  readonly count: number;
  readonly unit: DistanceUnit | 'months';
}

const MONTHS_OF_A_YEAR = 12;
const THOUSAND = 1000;

const intervalIn = (words: string, ownUnit: DistanceUnit): Interval | undefined => {
  const { count = '', thousand, unit = '' } = EVERY.exec(words)?.groups ?? {};
  const number = Number(count.replaceAll(',', '')) * (thousand === undefined ? 1 : THOUSAND);
  if (!(number > 0)) return undefined;
  if (unit.startsWith('year')) return { count: number * MONTHS_OF_A_YEAR, unit: 'months' };
  if (unit.startsWith('month')) return { count: number, unit: 'months' };
  // 'Every 2' of nothing named is no distance.
  if (unit === '' && number < THOUSAND) return undefined;
  return {
    count: number,
    unit: unit === '' ? ownUnit : unit.startsWith('k') ? 'kilometres' : 'miles',
  };
};

/** A day some months later, YYYY-MM-DD; from the last day of a month to the last day of a shorter one. */
export const monthsLater = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
};

const WEEKS_OF_A_YEAR = 52;

/** What is left at the car's yearly mileage, in weeks. */
const inWeeks = (miles: number, { outlook }: VehicleFacts): string | undefined => {
  const weeks = Math.round((miles / outlook.basis.milesPerYear) * WEEKS_OF_A_YEAR);
  return Number.isFinite(weeks) && weeks > 0
    ? `At your yearly mileage that is about ${weeks} ${weeks === 1 ? 'week' : 'weeks'}.`
    : undefined;
};

const ofDistance = (miles: number, done: number, facts: VehicleFacts): string | undefined => {
  const { vehicle, unit } = facts;
  if (vehicle.mileage === null) return undefined;
  const left = done + miles - vehicle.mileage;
  return paragraphs(
    `${distanceText(miles, unit)} on from there is ${distanceText(done + miles, unit)}. The last reading is ${distanceText(vehicle.mileage, unit)}, so ${
      left >= 0
        ? `${distanceText(left, unit)} are left.`
        : `it is ${distanceText(-left, unit)} overdue.`
    }`,
    left > 0 && inWeeks(left, facts),
  );
};

const ofTime = (months: number, done: string, { today, dayText }: VehicleFacts): string => {
  const due = monthsLater(done, months);
  return `${months} months on from there is ${dayText(due)}${due < today ? ', which is past.' : '.'}`;
};

/**
 * What is left of an interval that the question itself gives: 'I change the oil every 8k, how long left'. Undefined
 * where it gives none, or the log has nothing of it.
 */
export const leftOfInterval = (question: string, facts: VehicleFacts): string | undefined => {
  const words = normalise(question);
  const interval = intervalIn(words, facts.unit);
  if (interval === undefined) return undefined;
  const subject = words.replace(EVERY, ' ').replaceAll(ASKS_LEFT, ' ');
  const [last] = named(subject, facts.work);
  if (last === undefined) return undefined;
  const left =
    interval.unit === 'months'
      ? ofTime(interval.count, last.date, facts)
      : last.mileage === null
        ? undefined
        : ofDistance(toMiles(interval.count, interval.unit), last.mileage, facts);
  return left === undefined
    ? undefined
    : paragraphs(
        bullets([workText(last, facts)]),
        left,
        'If your handbook’s interval is shorter, or its time is up first, that decides.',
      );
};
