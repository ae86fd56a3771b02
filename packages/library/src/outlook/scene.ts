import type { Fault } from '@wrenchwise/knowledge/catalogue';
import {
  type MoneyRange,
  type Pricing,
  pricingOf,
  repairPrices,
} from '@wrenchwise/knowledge/prices';
import { addDays, daysBetween } from '@wrenchwise/vehicle/service/service-dates';
import type { ServicedCar } from '@wrenchwise/vehicle/service/service-rule';
import { milesPerYearOf, servicedCar } from '@wrenchwise/vehicle/service/service-schedule';

import type { Outlook, OutlookInput, Repaired } from './outlook.ts';

export const DAYS_OF_YEAR = 365;
const HORIZON_MILES = 10_000;

/** Everything about one car that the parts of its outlook share. */
export interface Scene {
  readonly input: OutlookInput;
  readonly car: ServicedCar;
  /** Odometer today. */
  readonly mileage: number | undefined;
  /** In years. */
  readonly age: number | undefined;
  readonly milesPerYear: number;
  /** Days and miles of the horizon. */
  readonly days: number;
  readonly miles: number;
  readonly until: Outlook['until'];
  readonly pricing: Pricing;
}

export const sceneOf = (input: OutlookInput): Scene => {
  const { vehicle, today } = input;
  const milesPerYear = milesPerYearOf(input.useProfile, input.market);
  const days = Math.min(DAYS_OF_YEAR, Math.round((HORIZON_MILES / milesPerYear) * DAYS_OF_YEAR));
  const miles = Math.round((milesPerYear * days) / DAYS_OF_YEAR);
  const mileage = input.mileage ?? vehicle.mileage ?? undefined;
  const born =
    vehicle.firstRegistered ??
    (vehicle.year === null || vehicle.year === undefined ? undefined : `${vehicle.year}-01-01`);
  return {
    input,
    car: servicedCar(input),
    mileage,
    age: born === undefined ? undefined : Math.max(0, daysBetween(born, today)) / DAYS_OF_YEAR,
    milesPerYear,
    days,
    miles,
    until: {
      date: addDays(today, days),
      mileage: mileage === undefined ? undefined : mileage + miles,
    },
    pricing: pricingOf(input.prices ?? {}),
  };
};

/** The last repair of a fault. */
export const lastRepair = (repaired: readonly Repaired[], faultId: string): Repaired | undefined =>
  repaired
    .filter((repair) => repair.faultId === faultId)
    .toSorted(
      (a, b) => (a.date ?? '').localeCompare(b.date ?? '') || (a.mileage ?? 0) - (b.mileage ?? 0),
    )
    .at(-1);

/** What a garage charges, and what only the parts cost. */
export const costsOf = (
  work: Pick<Fault, 'parts' | 'labourHours'>,
  pricing: Pricing,
): { readonly cost: MoneyRange; readonly diyCost: MoneyRange } => {
  const { professional, diy } = repairPrices(work, pricing).cost;
  return { cost: professional, diyCost: diy };
};
