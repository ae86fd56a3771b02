import { t } from '@lingui/core/macro';
import type { LogEntry } from '@wrenchwise/contract/endpoints/log';
import {
  consumptionFigure,
  type ConsumptionUnits,
  type Stretch,
  toLitres,
} from '@wrenchwise/rules/garage/consumption';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';

import { useDistanceUnit, usePlace } from '~/user-settings/user-settings.ts';

const KM_PER_MILE = 1.609344;

/** How distances, volumes and money of a log are read and typed. */
export interface LogUnits extends ConsumptionUnits {
  /** ISO 4217. */
  readonly currency: string;
}

/** Units that are set for a vehicle; null or nothing follows its user. */
export interface VehicleUnits {
  readonly distance?: LogUnits['distance'] | null;
  readonly volume?: LogUnits['volume'] | null;
}

/** The units of a vehicle, else of the signed-in user: distances as set, the rest by their place. */
export const useUnits = (ofVehicle: VehicleUnits = {}): LogUnits => {
  const distance = useDistanceUnit();
  const { fuelUnit, currency } = usePlace();
  return {
    distance: ofVehicle.distance ?? distance,
    volume: ofVehicle.volume ?? fuelUnit,
    currency,
  };
};

/** The units in which an entry was typed, where they are known: a changed place converts nothing. */
export const unitsOfEntry = (
  { volumeUnit, distanceUnit }: Pick<LogEntry, 'volumeUnit' | 'distanceUnit'>,
  units: LogUnits,
): LogUnits => ({
  ...units,
  volume: volumeUnit ?? units.volume,
  distance: distanceUnit ?? units.distance,
});

/** 'miles' or 'km'. */
export const distanceWord = ({ distance }: ConsumptionUnits): string =>
  distance === 'miles' ? t`miles` : t`km`;

const VOLUME_WORDS = {
  litres: t`litres`,
  'gallons-us': t`US gallons`,
  'gallons-uk': t`imperial gallons`,
} as const;

/** 'mile' or 'km': what one costs. */
export const oneDistanceWord = ({ distance }: ConsumptionUnits): string =>
  distance === 'miles' ? t`mile` : t`km`;

const ONE_VOLUME = {
  litres: t`litre`,
  'gallons-us': t`US gallon`,
  'gallons-uk': t`imperial gallon`,
} as const;

/** 'litre', 'US gallon' or 'imperial gallon': what one costs. */
export const oneVolumeWord = ({ volume }: ConsumptionUnits): string => ONE_VOLUME[volume];

/** 'litres', 'US gallons' or 'imperial gallons'. */
export const volumeWord = ({ volume }: ConsumptionUnits): string => VOLUME_WORDS[volume];

const rounded = (value: number, digits: number): number => {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
};

/** Miles as typed and shown: to a tenth. */
export const shownDistance = (miles: number, { distance }: ConsumptionUnits): number =>
  rounded(distance === 'miles' ? miles : miles * KM_PER_MILE, 1);

export const milesOf = (typed: number, { distance }: ConsumptionUnits): number =>
  rounded(distance === 'miles' ? typed : typed / KM_PER_MILE, 3);

export const shownVolume = (litres: number, { volume }: ConsumptionUnits): number =>
  rounded(litres / toLitres(1, volume), 2);

export const litresOf = (typed: number, { volume }: ConsumptionUnits): number =>
  rounded(toLitres(typed, volume), 3);

/** '52,310 miles'. */
export const distanceLine = (miles: number, units: ConsumptionUnits): string =>
  `${Math.round(shownDistance(miles, units)).toLocaleString(NUMBER_LOCALE)} ${distanceWord(units)}`;

/** '45.5 mpg'. */
export const consumptionLine = (
  stretch: Pick<Stretch, 'kind' | 'miles' | 'amount'>,
  units: ConsumptionUnits,
): string => {
  const { value, unit } = consumptionFigure(stretch, units);
  const shown = value.toLocaleString(NUMBER_LOCALE, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${shown} ${unit}`;
};
