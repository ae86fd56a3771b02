import type { ServicedCar, SevereUse } from '@wrenchwise/vehicle/service/service-rule';

/**
 * Parts that wear out, and how long they usually last: half of them less, half more. Rough figures
 * of the trade; parts of one kind differ by a factor of two.
 */
export interface WearPart {
  readonly faultId: string;
  /** Median life. */
  readonly life: { readonly miles: number } | { readonly years: number };
  /** Of the Weibull distribution: how sharply lives gather around the median. */
  readonly shape: number;
  readonly fits?: (car: ServicedCar) => boolean;
  /** Life times this; on cars whose motor does most of the braking, in town, and so on. */
  readonly electrified?: number;
  readonly severe?: Readonly<Partial<Record<SevereUse, number>>>;
  /** 'such pads usually last about 40,000 miles' */
  readonly called: string;
  /** How a line of a log names it when it was renewed. */
  readonly said: RegExp;
}

export const WEAR_PARTS: readonly WearPart[] = [
  {
    faultId: 'starter-battery-worn',
    life: { years: 5.5 },
    shape: 3.5,
    fits: ({ fuel }) =>
      fuel === undefined || fuel === 'petrol' || fuel === 'diesel' || fuel === 'lpg',
    severe: { 'short-trips': 0.75, cold: 0.85, heat: 0.7 },
    called: 'such batteries',
    said: /^(?!.*\b(?:key|fob|remote|hybrid|traction|high.voltage|clamp|terminal)\b).*\bbattery\b/i,
  },
  {
    faultId: 'ev-auxiliary-battery-worn',
    life: { years: 5 },
    shape: 3.5,
    fits: ({ fuel }) => fuel === 'electric' || fuel === 'hybrid' || fuel === 'plug-in-hybrid',
    severe: { heat: 0.7 },
    called: 'such batteries',
    said: /\b(?:12.?(?:v|volt)|auxiliary)\b.*\bbattery\b/i,
  },
  {
    faultId: 'front-brake-pads-worn',
    life: { miles: 40_000 },
    shape: 3,
    electrified: 1.8,
    severe: { city: 0.65, towing: 0.7, dust: 0.85 },
    called: 'front pads',
    said: /^(?=.*\b(?:pads?|brakes?)\b)(?=.*\b(?:front|all round)\b)(?!.*\bfluid\b).*/i,
  },
  {
    faultId: 'rear-brake-pads-worn',
    life: { miles: 50_000 },
    shape: 3,
    electrified: 1.8,
    severe: { city: 0.7, towing: 0.7, dust: 0.85 },
    called: 'rear pads',
    said: /^(?=.*\b(?:pads?|brakes?)\b)(?=.*\b(?:rear|all round)\b)(?!.*\bfluid\b).*/i,
  },
  {
    faultId: 'tyre-tread-worn-out',
    life: { miles: 27_000 },
    shape: 4,
    electrified: 0.85,
    severe: { towing: 0.85, dust: 0.85 },
    called: 'a set of tyres',
    said: /\b(?:(?:4|four)\b.*\bt[iy]res|set of t[iy]res|t[iy]res all round)\b/i,
  },
  {
    faultId: 'clutch-friction-worn',
    life: { miles: 100_000 },
    shape: 3,
    fits: ({ transmission }) => transmission === 'manual',
    severe: { city: 0.65, towing: 0.65 },
    called: 'clutches',
    said: /\bclutch\b(?!.*\b(?:fluid|cable|pedal|cylinder|switch)\b)/i,
  },
];

/** What a part has behind it and ahead of it, in the unit of its life. */
export interface WearSpan {
  /** Since it was new; undefined when it is unknown whether it was ever replaced. */
  readonly used: number | undefined;
  /** Within the horizon. */
  readonly ahead: number;
}

/**
 * Chance that a part reaches its end within the horizon, 0–1: of those that lasted so far, by a
 * Weibull distribution. Of a part of unknown age, the share of its life that lies ahead.
 */
export const wearChance = (median: number, shape: number, { used, ahead }: WearSpan): number => {
  if (used === undefined) return Math.min(1, ahead / median);
  const survives = (at: number) => Math.exp(-Math.LN2 * (at / median) ** shape);
  return 1 - survives(used + ahead) / survives(used);
};
