import type { GuessKind, ImportField, ImportKind } from '@wrenchwise/rules/garage/log-import';

/** What the rows of a part of a file are. */
export const KIND_WORDS: Readonly<Record<ImportKind, string>> = {
  fuel: 'Fill-ups and charges',
  service: 'Services',
  repair: 'Repairs',
  upgrade: 'Upgrades',
  expense: 'Expenses',
  tax: 'Taxes',
  supply: 'Parts that were bought',
  odometer: 'Odometer readings',
  reminder: 'Reminders',
  mixed: 'Entries of several kinds',
  ignored: 'Leave out',
};

/** What a column means; the further fuels of one row are not offered, but named where a file has them. */
export const FIELD_WORDS: Readonly<Partial<Record<ImportField, string>>> = {
  ignore: 'Leave out',
  date: 'Date',
  odometer: 'Odometer',
  amount: 'Amount of fuel',
  energy: 'Energy (kWh)',
  cost: 'Total cost',
  unitPrice: 'Price of a unit',
  currency: 'Currency',
  full: 'Filled to the brim (yes or no)',
  partial: 'Partly filled (yes or no)',
  missed: 'An earlier one is missing (yes or no)',
  fuel: 'Kind of fuel',
  tank: 'Number of the tank',
  kind: 'Kind of entry',
  category: 'Category',
  title: 'What was done',
  place: 'Where',
  address: 'Address',
  notes: 'Notes',
  tags: 'Tags',
  extra: 'Add to the notes',
  car: 'Car',
  distanceUnit: 'Unit of distance',
  volumeUnit: 'Unit of fuel',
  registration: 'Registration',
  dueDate: 'Due on',
  dueOdometer: 'Due at (odometer)',
  repeatMonths: 'Repeats after months',
  repeatDistance: 'Repeats after a distance',
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
    label: 'Dates are written',
    options: [
      ['dmy', 'Day, month, year'],
      ['mdy', 'Month, day, year'],
      ['ymd', 'Year, month, day'],
    ],
  },
  decimalSign: {
    label: 'Decimals stand behind',
    options: [
      ['.', 'A point: 40.5'],
      [',', 'A comma: 40,5'],
    ],
  },
  distance: {
    label: 'Distances are in',
    options: [
      ['miles', 'Miles'],
      ['kilometres', 'Kilometres'],
    ],
  },
  volume: {
    label: 'Fuel is in',
    options: [
      ['litres', 'Litres'],
      ['gallons-uk', 'UK gallons'],
      ['gallons-us', 'US gallons'],
    ],
  },
  currency: { label: 'Amounts are in', options: sameWords(CURRENCIES) },
  tank: {
    label: 'Tank',
    options: sameWords(['petrol', 'diesel', 'ethanol', 'LPG', 'CNG', 'electricity']),
  },
};

export const rows = (count: number): string =>
  count === 1 ? '1 row' : `${count.toLocaleString('en-GB')} rows`;

export const entries = (count: number): string =>
  count === 1 ? '1 entry' : `${count.toLocaleString('en-GB')} entries`;
