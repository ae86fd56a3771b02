import { FUEL_KINDS, type FuelKind } from './log-kinds.ts';

/** A fill-up or a charge, as far as consumption needs it. */
export interface Filling {
  readonly id: string;
  readonly kind: 'fuel' | 'charge';
  /** 'lpg' beside petrol; absent or null for the main fuel. */
  readonly fuelKind?: FuelKind | null;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** In miles. */
  readonly odometer: number | null;
  /** Litres of fuel, or kWh. */
  readonly amount: number;
  readonly isFull: boolean;
  /** An earlier filling is missing: nothing can be said about what was driven since the last. */
  readonly isAfterGap: boolean;
}

/** What was used from one full tank or battery to the next. */
export interface Stretch {
  /** The filling that ends it. */
  readonly id: string;
  readonly kind: Filling['kind'];
  readonly fuelKind?: FuelKind;
  readonly date: string;
  readonly odometer: number;
  readonly miles: number;
  /** Litres, or kWh. */
  readonly amount: number;
}

const inOrder = (a: Filling, b: Filling): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : (a.odometer ?? 0) - (b.odometer ?? 0);

const stretchesOfKind = (fillings: readonly Filling[]): Stretch[] => {
  const stretches: Stretch[] = [];
  let from: number | undefined;
  let amount = 0;
  for (const filling of fillings.toSorted(inOrder)) {
    const { id, kind, fuelKind, date, odometer, isFull, isAfterGap } = filling;
    const ofSecond = fuelKind ? { fuelKind } : {};
    if (isAfterGap) from = undefined;
    amount += filling.amount;
    // Partial fillings, and those without a reading, count towards the next full one.
    if (!isFull || odometer === null) continue;
    const miles = from === undefined ? 0 : odometer - from;
    if (miles > 0) stretches.push({ id, kind, ...ofSecond, date, odometer, miles, amount });
    from = odometer;
    amount = 0;
  }
  return stretches;
};

/**
 * Consumption from full to full, oldest first: petrol, LPG and electricity of a car that takes several apart, each
 * over all that was driven. A gap, or an odometer that went back, ends a stretch without a figure.
 */
export const stretchesOf = (fillings: readonly Filling[]): Stretch[] => [
  ...stretchesOfKind(fillings.filter(({ kind, fuelKind }) => kind === 'fuel' && !fuelKind)),
  ...FUEL_KINDS.flatMap((own) =>
    stretchesOfKind(fillings.filter(({ kind, fuelKind }) => kind === 'fuel' && fuelKind === own)),
  ),
  ...stretchesOfKind(fillings.filter(({ kind }) => kind === 'charge')),
];

const KM_PER_MILE = 1.609344;
const LITRES_PER_GALLON = { 'gallons-uk': 4.54609, 'gallons-us': 3.785411784 } as const;

export const VOLUME_UNITS = ['litres', 'gallons-uk', 'gallons-us'] as const;
export type VolumeUnit = (typeof VOLUME_UNITS)[number];

/** Litres of an amount in a unit. */
export const toLitres = (amount: number, unit: VolumeUnit): number =>
  unit === 'litres' ? amount : amount * LITRES_PER_GALLON[unit];

/**
 * More than the tank of a car or a van takes, in litres: the largest of pick-ups and off-roaders hold
 * some 140. What is above is asked about: most often gallons were typed for litres.
 */
export const LARGEST_TANK_LITRES = 150;

/** Units in which consumption is read. */
export interface ConsumptionUnits {
  readonly distance: 'miles' | 'kilometres';
  readonly volume: VolumeUnit;
}

/** What is read as consumption, and in what. */
export interface ConsumptionFigure {
  readonly value: number;
  readonly unit: 'mpg' | 'l/100 km' | 'mi/kWh' | 'kWh/100 km';
}

/**
 * Consumption as drivers of the country read it: miles to the gallon (of UK gallons where volumes are
 * read in litres, as on British forecourts), litres or kWh to 100 km, miles to the kWh.
 */
export const consumptionFigure = (
  { kind, miles, amount }: Pick<Stretch, 'kind' | 'miles' | 'amount'>,
  { distance, volume }: ConsumptionUnits,
): ConsumptionFigure => {
  const perHundred = (amount / (miles * KM_PER_MILE)) * 100;
  if (kind === 'charge') {
    return distance === 'miles'
      ? { value: miles / amount, unit: 'mi/kWh' }
      : { value: perHundred, unit: 'kWh/100 km' };
  }
  if (distance === 'kilometres') return { value: perHundred, unit: 'l/100 km' };
  const gallon = LITRES_PER_GALLON[volume === 'gallons-us' ? 'gallons-us' : 'gallons-uk'];
  return { value: miles / (amount / gallon), unit: 'mpg' };
};
