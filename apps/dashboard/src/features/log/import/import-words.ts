import { plural, t } from '@lingui/core/macro';
import type { GuessKind, ImportField, ImportKind } from '@wrenchwise/rules/garage/log-import';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';

/** What the rows of a part of a file are. */
export const KIND_WORDS: Readonly<Record<ImportKind, string>> = {
  fuel: t`Fill-ups and charges`,
  service: t`Services`,
  repair: t`Repairs`,
  upgrade: t`Upgrades`,
  expense: t`Expenses`,
  tax: t`Taxes`,
  supply: t`Parts that were bought`,
  odometer: t`Odometer readings`,
  reminder: t`Reminders`,
  mixed: t`Entries of several kinds`,
  ignored: t`Leave out`,
};

/** What a column means; the further fuels of one row are not offered, but named where a file has them. */
export const FIELD_WORDS: Readonly<Partial<Record<ImportField, string>>> = {
  ignore: t`Leave out`,
  date: t`Date`,
  odometer: t`Odometer`,
  amount: t`Amount of fuel`,
  energy: t`Energy (kWh)`,
  cost: t`Total cost`,
  unitPrice: t`Price of a unit`,
  currency: t`Currency`,
  full: t`Filled to the brim (yes or no)`,
  partial: t`Partly filled (yes or no)`,
  missed: t`An earlier one is missing (yes or no)`,
  fuel: t`Kind of fuel`,
  tank: t`Number of the tank`,
  kind: t`Kind of entry`,
  category: t`Category`,
  title: t`What was done`,
  place: t`Where`,
  address: t`Address`,
  notes: t`Notes`,
  tags: t`Tags`,
  extra: t`Add to the notes`,
  car: t`Car`,
  distanceUnit: t`Unit of distance`,
  volumeUnit: t`Unit of fuel`,
  registration: t`Registration`,
  dueDate: t`Due on`,
  dueOdometer: t`Due at (odometer)`,
  repeatMonths: t`Repeats after months`,
  repeatDistance: t`Repeats after a distance`,
};

const CURRENCIES = [
  'GBP',
  'EUR',
  'USD',
  'CHF',
  'PLN',
  'SEK',
  'NOK',
  'DKK',
  'CZK',
  'CAD',
  'AUD',
  'NZD',
  'BRL',
];
const sameWords = (values: readonly string[]) => values.map((value) => [value, value] as const);

interface GuessWords {
  readonly label: string;
  readonly options: readonly (readonly [value: string, words: string])[];
}

/** The guesses that can be changed by choosing from a list. */
export const GUESS_WORDS: Readonly<Partial<Record<GuessKind, GuessWords>>> = {
  dateOrder: {
    label: t`Dates are written`,
    options: [
      ['dmy', t`Day, month, year`],
      ['mdy', t`Month, day, year`],
      ['ymd', t`Year, month, day`],
    ],
  },
  decimalSign: {
    label: t`Decimals stand behind`,
    options: [
      ['.', t`A point: 40.5`],
      [',', t`A comma: 40,5`],
    ],
  },
  distance: {
    label: t`Distances are in`,
    options: [
      ['miles', t`Miles`],
      ['kilometres', t`Kilometres`],
    ],
  },
  volume: {
    label: t`Fuel is in`,
    options: [
      ['litres', t`Litres`],
      ['gallons-uk', t`UK gallons`],
      ['gallons-us', t`US gallons`],
    ],
  },
  currency: { label: t`Amounts are in`, options: sameWords(CURRENCIES) },
  tank: {
    label: t`Tank`,
    options: sameWords(['petrol', 'diesel', 'ethanol', 'LPG', 'CNG', 'electricity']),
  },
};

export const rows = (count: number): string =>
  plural(count, { one: `1 row`, other: `${count.toLocaleString(NUMBER_LOCALE)} rows` });

export const entries = (count: number): string =>
  plural(count, { one: `1 entry`, other: `${count.toLocaleString(NUMBER_LOCALE)} entries` });
