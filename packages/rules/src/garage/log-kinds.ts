/** What an entry of the log records. */
export const LOG_KINDS = ['odometer', 'fuel', 'charge', 'service', 'expense'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** Fuels beside the main one of a car that runs on two: each has its own consumption. */
export const FUEL_KINDS = ['lpg'] as const;
export type FuelKind = (typeof FUEL_KINDS)[number];

export const LOG_KIND_WORDS: Readonly<Record<LogKind, string>> = {
  odometer: 'Odometer reading',
  fuel: 'Fill-up',
  charge: 'Charge',
  service: 'Work done',
  expense: 'Expense',
};

/** What money was spent on. Fill-ups and charges are 'fuel'. */
export const LOG_CATEGORIES = [
  'fuel',
  'service',
  'repair',
  'tyres',
  'insurance',
  'tax',
  'parking',
  'toll',
  'cleaning',
  'finance',
  'fine',
  'other',
] as const;
export type LogCategory = (typeof LOG_CATEGORIES)[number];

export const LOG_CATEGORY_WORDS: Readonly<Record<LogCategory, string>> = {
  fuel: 'Fuel and charging',
  service: 'Servicing',
  repair: 'Repairs',
  tyres: 'Tyres',
  insurance: 'Insurance',
  tax: 'Tax',
  parking: 'Parking',
  toll: 'Tolls',
  cleaning: 'Cleaning',
  finance: 'Finance',
  fine: 'Fines',
  other: 'Other',
};

/** The category of an entry of which none was given. */
export const categoryOf = (kind: LogKind, given: LogCategory | null): LogCategory | null => {
  if (kind === 'odometer') return null;
  if (kind === 'fuel' || kind === 'charge') return 'fuel';
  return given ?? (kind === 'service' ? 'service' : 'other');
};
