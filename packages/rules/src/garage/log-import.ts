import type { DistanceUnit } from '@wrenchwise/vehicle/mileage';

import type { VolumeUnit } from './consumption.ts';

/** Programs whose exports are recognised; any other file's columns are mapped by hand. */
export const IMPORT_PROGRAMS = [
  'fuelly',
  'fuelio',
  'drivvo',
  'lubelogger',
  'acar',
  'simply-auto',
  'spritmonitor',
  'hammond',
  'wrenchwise',
] as const;
export type ImportProgram = (typeof IMPORT_PROGRAMS)[number];

export const IMPORT_PROGRAM_WORDS: Readonly<Record<ImportProgram, string>> = {
  fuelly: 'Fuelly',
  fuelio: 'Fuelio',
  drivvo: 'Drivvo',
  lubelogger: 'LubeLogger',
  acar: 'aCar',
  'simply-auto': 'Simply Auto',
  spritmonitor: 'Spritmonitor',
  hammond: 'Hammond',
  wrenchwise: 'Wrenchwise',
};

export const DATE_ORDERS = ['ymd', 'dmy', 'mdy'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

export const DECIMAL_SIGNS = ['.', ','] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

/** What the rows of a part of a file are. 'ignored' is left out with its reason. */
export const IMPORT_KINDS = [
  'fuel',
  'service',
  'repair',
  'upgrade',
  'expense',
  'tax',
  'supply',
  'odometer',
  'reminder',
  'mixed',
  'ignored',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What a column of a file means; '2' and '3' are the further fuels of the same filling. */
export const IMPORT_FIELDS = [
  'ignore',
  'date',
  'day',
  'month',
  'year',
  'odometer',
  'distanceUnit',
  'amount',
  'energy',
  'volumeUnit',
  'cost',
  'unitPrice',
  'currency',
  'full',
  'partial',
  'missed',
  'fuel',
  'tank',
  'fuel2',
  'amount2',
  'cost2',
  'unitPrice2',
  'full2',
  'fuel3',
  'amount3',
  'cost3',
  'unitPrice3',
  'full3',
  'kind',
  'category',
  'title',
  'subtitle',
  'place',
  'address',
  'notes',
  'tags',
  'extra',
  'car',
  'make',
  'model',
  'carYear',
  'registration',
  'vin',
  'income',
  'template',
  'dueDate',
  'dueOdometer',
  'repeatMonths',
  'repeatDistance',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** What was worked out of a file without being asked. */
export const GUESS_KINDS = [
  'program',
  'dateOrder',
  'decimalSign',
  'distance',
  'volume',
  'currency',
  'car',
  'tank',
  'kind',
] as const;
export type GuessKind = (typeof GUESS_KINDS)[number];

/** How the cells of a file are read. */
export interface ReadSettings {
  readonly dateOrder: DateOrder;
  readonly decimalSign: DecimalSign;
  readonly distance: DistanceUnit;
  readonly volume: VolumeUnit;
  /** ISO 4217. */
  readonly currency: string;
}

export const IMPORT_MAX_BYTES = 12_000_000;
export const IMPORT_MAX_ROWS = 100_000;
export const IMPORT_MAX_COLUMNS = 200;
export const IMPORT_MAX_CARS = 50;
/** Rejected rows that an answer names; it counts all. */
export const REJECTED_SHOWN = 1000;
