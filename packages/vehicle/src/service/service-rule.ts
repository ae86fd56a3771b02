import type { Fuel, Transmission } from '../vehicle.ts';
import type { ServiceItemId } from './service-item.ts';

/** Use that is hard on a car. What is absent is ordinary. */
export const SEVERE_USES = ['short-trips', 'towing', 'dust', 'cold', 'heat', 'city'] as const;
export type SevereUse = (typeof SEVERE_USES)[number];

/** Where the car is registered; neutral where unknown. */
export const SERVICE_MARKETS = ['us', 'ca', 'uk', 'eu', 'au'] as const;
export type ServiceMarket = (typeof SERVICE_MARKETS)[number];

/** Typical interval, whichever comes first. Miles and kilometres are each a round figure. */
export interface ServiceInterval {
  readonly months?: number;
  readonly miles?: number;
  readonly km?: number;
}

/** What a rule is chosen by. */
export interface ServicedCar {
  /** Undefined: unknown. */
  readonly fuel: Fuel | undefined;
  readonly transmission: Transmission | undefined;
  readonly year: number | undefined;
  readonly hasAllWheelDrive: boolean;
  /** Known to have a transfer box with two ranges or a chain. */
  readonly hasTransferBox: boolean;
  readonly market: ServiceMarket | undefined;
}

export interface ShorterInterval {
  /** The interval times this: 0.5 is twice as often. */
  readonly factor: number;
  readonly reason: string;
}

/** A sentence, or one chosen by the car. */
type RuleText = string | ((car: ServicedCar) => string);

/**
 * One service item. The figures are those that makers in general give, the careful end where they
 * differ; none is a certain maker's for a certain car.
 */
export interface ServiceRule {
  readonly item: ServiceItemId;
  /** Imperative, as a task is called. */
  readonly title: string;
  /** Why, in one sentence. */
  readonly reason: RuleText;
  /** What the manual decides, or what to beware of. */
  readonly caution?: RuleText;
  /** 'required' by law, 'advised' by makers in general, 'check': only looked at. */
  readonly need: 'required' | 'advised' | 'check';
  readonly interval: ServiceInterval | ((car: ServicedCar) => ServiceInterval);
  /** When it is due for the first time, where that differs. */
  readonly first?: ServiceInterval | ((car: ServicedCar) => ServiceInterval);
  readonly fits?: (car: ServicedCar) => boolean;
  readonly severe?: Readonly<Partial<Record<SevereUse, ShorterInterval>>>;
  /** Due each year on this day of the northern half of the earth (MM-DD). */
  readonly yearlyOn?: string;
  /** Without a record and past the first interval it is due now: a guess would be dangerous. */
  readonly isDueWithoutRecord?: true;
}

const COMBUSTION: ReadonlySet<Fuel> = new Set([
  'petrol',
  'diesel',
  'hybrid',
  'plug-in-hybrid',
  'lpg',
]);

/** With an engine; so is a car of unknown fuel. */
export const hasEngine = ({ fuel }: ServicedCar): boolean =>
  fuel === undefined || COMBUSTION.has(fuel);

/** Known to have one of these fuels. */
export const isFuelled =
  (...fuels: readonly Fuel[]) =>
  ({ fuel }: ServicedCar): boolean =>
    fuel !== undefined && fuels.includes(fuel);

/** With a traction battery. */
export const isElectrified = isFuelled('electric', 'hybrid', 'plug-in-hybrid');

/** Known to have this kind of gearbox. */
export const hasGearbox =
  (kind: Transmission) =>
  ({ transmission }: ServicedCar): boolean =>
    transmission === kind;

/** Of this model year or later; unknown counts as modern. */
export const since =
  (first: number) =>
  ({ year }: ServicedCar): boolean =>
    year === undefined || year >= first;

/** Known to be of an earlier model year. */
export const before =
  (year: number) =>
  (car: ServicedCar): boolean =>
    !since(year)(car);
